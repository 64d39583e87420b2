import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ErrorCode } from '../../platform/errors/error-code.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { debtPaidBy, heldOf, revocationOf, welcomeBonuses } from './bonus.rules.js';
import { LedgerService } from './ledger.service.js';
import { WelcomeBonusService } from './welcome-bonus.service.js';

type Transaction = Prisma.TransactionClient;

/** What happens to a person's bonuses, and what for: the same reference has the same effect once. */
export interface BonusMove {
  accountId: string;
  /** Whole bonuses, above zero. */
  amount: number;
  reference: string;
}

const WELCOME = 'welcome';

/** The only way into the ledger. Every move is made within the transaction of its cause. */
@Injectable()
export class BonusService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledger: LedgerService,
    private readonly welcome: WelcomeBonusService,
  ) {}

  /** The sum of the ledger. */
  async balance(accountId: string): Promise<number> {
    return (await this.balances([accountId])).get(accountId) ?? 0;
  }

  async balances(accountIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.prisma.rows<{ accountId: string; balance: bigint }>`
      SELECT DISTINCT ON (account_id) account_id AS "accountId", balance
      FROM bonus_entry WHERE account_id = ANY (${accountIds}::uuid[]) ORDER BY account_id, number DESC`;
    return new Map(rows.map(({ accountId, balance }) => [accountId, Number(balance)]));
  }

  /**
   * Welcome bonuses for a confirmed phone; answers whether they were given. What could go wrong: the same phone signs in many times at once
   * (the row of its hash lets one of them through), one account confirms two phones at once (the account's row), or a person comes back
   * after deleting the account or with another phone (the hash outlives the account, and a phone that brings nothing is remembered too).
   */
  async grantForPhone(transaction: Transaction, { accountId, phone }: { accountId: string; phone: string }): Promise<boolean> {
    const isFirst = await this.welcome.remember(transaction, phone);
    if (!isFirst) return false;
    const { entered } = await this.ledger.open(transaction, accountId, WELCOME);
    if (entered.length > 0) return false;
    await this.ledger.add(transaction, accountId, [{ kind: 'GRANT', amount: welcomeBonuses, reference: WELCOME }]);
    return true;
  }

  /** Puts bonuses aside, so that nothing else is paid with them. What was released or spent holds nothing again: a new hold needs a new reference. */
  async hold(transaction: Transaction, { accountId, amount, reference }: BonusMove): Promise<void> {
    const { balance, entered } = await this.ledger.open(transaction, accountId, reference);
    if (entered.length > 0 && heldOf(entered) !== amount) throw new Error(`The reference "${reference}" cannot hold anew`);
    if (entered.length > 0) return;
    if (balance < amount) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Столько бонусов на\u00a0счёте нет.', { available: balance });
    await this.ledger.add(transaction, accountId, [{ kind: 'HOLD', amount: 0 - amount, reference }]);
  }

  /** Gives back what the reference holds. */
  async release(transaction: Transaction, { accountId, reference }: Omit<BonusMove, 'amount'>): Promise<void> {
    const { entered } = await this.ledger.open(transaction, accountId, reference);
    const amount = heldOf(entered);
    if (amount > 0) await this.ledger.add(transaction, accountId, [{ kind: 'RELEASE', amount, reference }]);
  }

  /** Pays with what the reference holds. */
  async spend(transaction: Transaction, { accountId, reference }: Omit<BonusMove, 'amount'>): Promise<void> {
    const { entered } = await this.ledger.open(transaction, accountId, reference);
    const amount = heldOf(entered);
    if (amount === 0) return;
    await this.ledger.add(transaction, accountId, [
      { kind: 'RELEASE', amount, reference },
      { kind: 'SPEND', amount: 0 - amount, reference },
    ]);
  }

  /** Cashback; what could not be revoked before is taken from it. */
  async accrue(transaction: Transaction, { accountId, amount, reference }: BonusMove): Promise<void> {
    const { debt, entered } = await this.ledger.open(transaction, accountId, reference);
    if (entered.some(({ kind }) => kind === 'ACCRUE')) return;
    const paid = debtPaidBy(amount, debt);
    const payment = { kind: 'REVOKE', amount: 0 - paid, owed: 0 - paid, reference: `debt:${reference}` } as const;
    await this.ledger.add(transaction, accountId, [{ kind: 'ACCRUE', amount, reference }, ...(paid > 0 ? [payment] : [])]);
  }

  /** Takes bonuses back; what is not there any more becomes a debt. */
  async revoke(transaction: Transaction, { accountId, amount, reference }: BonusMove): Promise<void> {
    const { balance, entered } = await this.ledger.open(transaction, accountId, reference);
    if (entered.some(({ kind }) => kind === 'REVOKE')) return;
    await this.ledger.add(transaction, accountId, [{ kind: 'REVOKE', ...revocationOf(amount, balance), reference }]);
  }
}
