import { Injectable } from '@nestjs/common';
import { DomainError, ErrorCode } from '../platform/errors/domain-error.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import type { BonusEntryKind } from '../platform/prisma/generated/enums.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { computePaidDebt, computeRevocation, sumHeldBonuses } from './bonus.rules.js';
import { type LedgerEntry, LedgerService } from './ledger.service.js';

type Transaction = Prisma.TransactionClient;

/** A change to a person's bonuses. Its reference makes it idempotent. */
export interface BonusChange {
  accountId: string;
  /** Whole bonuses, positive. */
  amount: number;
  reference: string;
}

/** Changes to a person's bonuses that are made together. */
export interface BonusChanges {
  accountId: string;
  changes: readonly Omit<BonusChange, 'accountId'>[];
}

/** Changes a person's bonuses, as part of the transaction that causes the change. `WelcomeBonusService` grants the welcome bonuses. */
@Injectable()
export class BonusService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ledger: LedgerService,
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

  /** Holds bonuses, so that nothing else can spend them. A reference whose bonuses were released or spent cannot hold bonuses again. */
  async holdBonuses(transaction: Transaction, { accountId, amount, reference }: BonusChange): Promise<void> {
    const { balance, earlierEntries } = await this.ledger.lockLedger(transaction, accountId, [reference]);
    if (earlierEntries.length > 0 && sumHeldBonuses(earlierEntries) !== amount)
      throw new Error(`The reference "${reference}" cannot hold again`);
    if (earlierEntries.length > 0) return;
    if (balance < amount) throw new DomainError(ErrorCode.BAD_USER_INPUT, 'Столько бонусов на\u00a0счёте нет.', { available: balance });
    await this.ledger.addEntries(transaction, accountId, [{ kind: 'HOLD', amount: 0 - amount, reference }]);
  }

  /** Releases the bonuses that the reference holds. Does nothing if it holds none. */
  async releaseHold(transaction: Transaction, { accountId, reference }: Omit<BonusChange, 'amount'>): Promise<void> {
    const { earlierEntries } = await this.ledger.lockLedger(transaction, accountId, [reference]);
    const amount = sumHeldBonuses(earlierEntries);
    if (amount > 0) await this.ledger.addEntries(transaction, accountId, [{ kind: 'RELEASE', amount, reference }]);
  }

  /** Spends the bonuses that the reference holds. Does nothing if it holds none. */
  async spendHold(transaction: Transaction, { accountId, reference }: Omit<BonusChange, 'amount'>): Promise<void> {
    const { earlierEntries } = await this.ledger.lockLedger(transaction, accountId, [reference]);
    const amount = sumHeldBonuses(earlierEntries);
    if (amount === 0) return;
    await this.ledger.addEntries(transaction, accountId, [
      { kind: 'RELEASE', amount, reference },
      { kind: 'SPEND', amount: 0 - amount, reference },
    ]);
  }

  /** Credits cashback, less the debt of earlier revocations. The number of statements does not depend on the number of changes. */
  async accrueBonuses(transaction: Transaction, { accountId, changes }: BonusChanges): Promise<void> {
    const { dueChanges, debt } = await this.#lockForChanges(transaction, 'ACCRUE', { accountId, changes });
    let remainingDebt = debt;
    const entries: LedgerEntry[] = [];
    for (const { amount, reference } of dueChanges) {
      const paidDebt = computePaidDebt(amount, remainingDebt);
      remainingDebt -= paidDebt;
      entries.push({ kind: 'ACCRUE', amount, reference });
      if (paidDebt > 0) entries.push({ kind: 'REVOKE', amount: 0 - paidDebt, debtChange: 0 - paidDebt, reference: `debt:${reference}` });
    }
    await this.ledger.addEntries(transaction, accountId, entries);
  }

  /**
   * Returns spent bonuses. They were the person's own, so they pay no debt. The number of statements does not depend on the number of
   * changes.
   */
  async returnBonuses(transaction: Transaction, { accountId, changes }: BonusChanges): Promise<void> {
    const { dueChanges } = await this.#lockForChanges(transaction, 'RETURN', { accountId, changes });
    const entries = dueChanges.map(({ amount, reference }) => ({ kind: 'RETURN', amount, reference }) as const);
    await this.ledger.addEntries(transaction, accountId, entries);
  }

  /**
   * Revokes bonuses. The part that the balance does not cover becomes a debt. The number of statements does not depend on the number of
   * changes.
   */
  async revokeBonuses(transaction: Transaction, { accountId, changes }: BonusChanges): Promise<void> {
    const { dueChanges, balance } = await this.#lockForChanges(transaction, 'REVOKE', { accountId, changes });
    let remainingBalance = balance;
    const entries: LedgerEntry[] = [];
    for (const { amount, reference } of dueChanges) {
      const revocation = computeRevocation(amount, remainingBalance);
      remainingBalance += revocation.amount;
      entries.push({ kind: 'REVOKE', ...revocation, reference });
    }
    await this.ledger.addEntries(transaction, accountId, entries);
  }

  /** Locks the ledger. Returns its state, and the changes whose references have no entry of this kind yet. */
  async #lockForChanges(transaction: Transaction, kind: BonusEntryKind, { accountId, changes }: BonusChanges) {
    if (changes.length === 0) return { dueChanges: [], balance: 0, debt: 0 };
    const references = changes.map(({ reference }) => reference);
    const { earlierEntries, balance, debt } = await this.ledger.lockLedger(transaction, accountId, references);
    const writtenReferences = new Set(earlierEntries.filter((entry) => entry.kind === kind).map(({ reference }) => reference));
    return { dueChanges: changes.filter(({ reference }) => !writtenReferences.has(reference)), balance, debt };
  }
}
