import { Injectable } from '@nestjs/common';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import type { BonusEntryKind } from '../platform/prisma/generated/enums.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { computePaidDebt, computeRevocation, sumHeld, welcomeBonuses } from './bonus.rules.js';
import { type LedgerEntry, LedgerService } from './ledger.service.js';
import { WelcomeBonusService } from './welcome-bonus.service.js';

type Transaction = Prisma.TransactionClient;

/** A change to a person's bonuses. Its reference makes it idempotent. */
export interface BonusMove {
  accountId: string;
  /** Whole bonuses, positive. */
  amount: number;
  reference: string;
}

/** Changes to a person's bonuses that are made together. */
export interface BonusMoves {
  accountId: string;
  moves: readonly Omit<BonusMove, 'accountId'>[];
}

const WELCOME = 'welcome';

/** The only writer of the ledger. Every change is part of the transaction that causes it. */
@Injectable()
export class BonusService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledger: LedgerService,
    private readonly welcome: WelcomeBonusService,
  ) {}

  /** Returns the sum of the account's ledger entries. */
  async readBalance(accountId: string): Promise<number> {
    return (await this.readBalances([accountId])).get(accountId) ?? 0;
  }

  async readBalances(accountIds: readonly string[]): Promise<Map<string, number>> {
    const rows = await this.prisma.readRows<{ accountId: string; balance: bigint }>`
      SELECT DISTINCT ON (account_id) account_id AS "accountId", balance
      FROM bonus_entry WHERE account_id = ANY (${accountIds}::uuid[]) ORDER BY account_id, number DESC`;
    return new Map(rows.map(({ accountId, balance }) => [accountId, Number(balance)]));
  }

  /**
   * Grants the welcome bonuses for a confirmed phone, and returns whether they were granted. No person gets them twice:
   * - Parallel sign-ins with one phone wait for the row that stores the phone's hash.
   * - Parallel confirmations of two phones wait for the row of the account.
   * - The hash outlives the account. Phones that granted nothing are remembered too.
   */
  async grantForPhone(transaction: Transaction, { accountId, phone }: { accountId: string; phone: string }): Promise<boolean> {
    const isFirst = await this.welcome.remember(transaction, phone);
    if (!isFirst) return false;
    const { earlierEntries } = await this.ledger.open(transaction, accountId, [WELCOME]);
    if (earlierEntries.length > 0) return false;
    await this.ledger.add(transaction, accountId, [{ kind: 'GRANT', amount: welcomeBonuses, reference: WELCOME }]);
    return true;
  }

  /** Holds bonuses, so that nothing else can spend them. A reference that was released or spent cannot hold again. */
  async holdBonuses(transaction: Transaction, { accountId, amount, reference }: BonusMove): Promise<void> {
    const { balance, earlierEntries } = await this.ledger.open(transaction, accountId, [reference]);
    if (earlierEntries.length > 0 && sumHeld(earlierEntries) !== amount) throw new Error(`The reference "${reference}" cannot hold again`);
    if (earlierEntries.length > 0) return;
    if (balance < amount) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Столько бонусов на\u00a0счёте нет.', { available: balance });
    await this.ledger.add(transaction, accountId, [{ kind: 'HOLD', amount: 0 - amount, reference }]);
  }

  /** Releases what the reference holds. */
  async releaseHeld(transaction: Transaction, { accountId, reference }: Omit<BonusMove, 'amount'>): Promise<void> {
    const { earlierEntries } = await this.ledger.open(transaction, accountId, [reference]);
    const amount = sumHeld(earlierEntries);
    if (amount > 0) await this.ledger.add(transaction, accountId, [{ kind: 'RELEASE', amount, reference }]);
  }

  /** Spends what the reference holds. */
  async spendHeld(transaction: Transaction, { accountId, reference }: Omit<BonusMove, 'amount'>): Promise<void> {
    const { earlierEntries } = await this.ledger.open(transaction, accountId, [reference]);
    const amount = sumHeld(earlierEntries);
    if (amount === 0) return;
    await this.ledger.add(transaction, accountId, [
      { kind: 'RELEASE', amount, reference },
      { kind: 'SPEND', amount: 0 - amount, reference },
    ]);
  }

  /** Credits cashback, less the debt of earlier revocations. The number of statements does not depend on the number of moves. */
  async accrueBonuses(transaction: Transaction, { accountId, moves }: BonusMoves): Promise<void> {
    const { due, debt } = await this.#openForMoves(transaction, 'ACCRUE', { accountId, moves });
    let owed = debt;
    const entries: LedgerEntry[] = [];
    for (const { amount, reference } of due) {
      const paid = computePaidDebt(amount, owed);
      owed -= paid;
      entries.push({ kind: 'ACCRUE', amount, reference });
      if (paid > 0) entries.push({ kind: 'REVOKE', amount: 0 - paid, debtChange: 0 - paid, reference: `debt:${reference}` });
    }
    await this.ledger.add(transaction, accountId, entries);
  }

  /** Returns spent bonuses. They were the person's own, so they pay no debt. The number of statements does not depend on the moves. */
  async returnBonuses(transaction: Transaction, { accountId, moves }: BonusMoves): Promise<void> {
    const { due } = await this.#openForMoves(transaction, 'RETURN', { accountId, moves });
    const entries = due.map(({ amount, reference }) => ({ kind: 'RETURN', amount, reference }) as const);
    await this.ledger.add(transaction, accountId, entries);
  }

  /** Revokes bonuses. What the balance does not cover becomes a debt. The number of statements does not depend on the moves. */
  async revokeBonuses(transaction: Transaction, { accountId, moves }: BonusMoves): Promise<void> {
    const { due, balance } = await this.#openForMoves(transaction, 'REVOKE', { accountId, moves });
    let remaining = balance;
    const entries: LedgerEntry[] = [];
    for (const { amount, reference } of due) {
      const revocation = computeRevocation(amount, remaining);
      remaining += revocation.amount;
      entries.push({ kind: 'REVOKE', ...revocation, reference });
    }
    await this.ledger.add(transaction, accountId, entries);
  }

  /** Locks the ledger, and returns it with the moves whose references have no entry of this kind yet. */
  async #openForMoves(transaction: Transaction, kind: BonusEntryKind, { accountId, moves }: BonusMoves) {
    if (moves.length === 0) return { due: [], balance: 0, debt: 0 };
    const references = moves.map(({ reference }) => reference);
    const { earlierEntries, balance, debt } = await this.ledger.open(transaction, accountId, references);
    const done = new Set(earlierEntries.filter((entry) => entry.kind === kind).map(({ reference }) => reference));
    return { due: moves.filter(({ reference }) => !done.has(reference)), balance, debt };
  }
}
