import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { BonusEntryKind } from '../../platform/prisma/generated/enums.js';
import { Clock } from '../../platform/process/clock.js';
import type { EnteredAmount } from './bonus.rules.js';

type Transaction = Prisma.TransactionClient;

export interface LedgerEntry {
  kind: BonusEntryKind;
  amount: number;
  owed?: number;
  reference: string;
}

export interface LedgerState {
  balance: number;
  debt: number;
  /** Earlier entries of the references. */
  entered: Entered[];
}

interface Entered extends EnteredAmount {
  reference: string;
}

/** Reads and extends the ledger under the lock of its account. */
@Injectable()
export class LedgerService {
  constructor(private readonly clock: Clock) {}

  /** Locks the account's ledger until the transaction ends. */
  async open(transaction: Transaction, accountId: string, references: readonly string[]): Promise<LedgerState> {
    await transaction.$executeRaw`SELECT FROM account WHERE id = ${accountId}::uuid FOR NO KEY UPDATE`;
    const latest = await transaction.bonusEntry.findFirst({ where: { accountId }, orderBy: { number: 'desc' } });
    const entered = await transaction.bonusEntry.findMany({
      where: { accountId, reference: { in: [...references] } },
      select: { kind: true, amount: true, reference: true },
    });
    return {
      balance: Number(latest?.balance ?? 0),
      debt: Number(latest?.debt ?? 0),
      entered: entered.map((entry) => ({ ...entry, amount: Number(entry.amount) })),
    };
  }

  /** Adds the entries in this order, because each builds on the one before. */
  async add(transaction: Transaction, accountId: string, entries: readonly LedgerEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const [kinds, amounts] = [entries.map(({ kind }) => kind), entries.map(({ amount }) => amount)];
    const [owed, references] = [entries.map((entry) => entry.owed ?? 0), entries.map(({ reference }) => reference)];
    await transaction.$executeRaw`
      INSERT INTO bonus_entry (account_id, kind, amount, owed, reference, created_at)
      SELECT ${accountId}::uuid, kind::bonus_entry_kind, amount, owed, reference, ${this.clock.now()}
      FROM unnest(${kinds}::text[], ${amounts}::bigint[], ${owed}::bigint[], ${references}::text[])
        WITH ORDINALITY AS entry (kind, amount, owed, reference, place)
      ORDER BY place`;
  }
}
