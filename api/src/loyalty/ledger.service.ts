import { Injectable } from '@nestjs/common';
import { Prisma } from '../platform/prisma/generated/client.js';
import type { BonusEntryKind } from '../platform/prisma/generated/enums.js';
import { writeLater } from '../platform/prisma/prisma-transaction.js';
import { Clock } from '../platform/process/clock.js';
import type { EntryAmount } from './bonus.rules.js';

type Transaction = Prisma.TransactionClient;

export interface LedgerEntry {
  kind: BonusEntryKind;
  amount: number;
  /** The amount that the entry adds to the debt of the account; negative if the entry pays a part of the debt. */
  debtChange?: number;
  reference: string;
}

export interface LedgerState {
  balance: number;
  debt: number;
  /** Entries that the ledger already has for these references. */
  earlierEntries: EarlierEntry[];
}

interface EarlierEntry extends EntryAmount {
  reference: string;
}

/** Reads and extends the ledger under the lock of its account. */
@Injectable()
export class LedgerService {
  constructor(private readonly clock: Clock) {}

  /** Locks the ledger of the account until the transaction ends, and reads its state. */
  async lockLedger(transaction: Transaction, accountId: string, references: readonly string[]): Promise<LedgerState> {
    await writeLater(transaction, Prisma.sql`SELECT FROM account WHERE id = ${accountId}::uuid FOR NO KEY UPDATE`);
    // A separate statement, which sees the entries that were added while the lock was awaited.
    const [state] = await transaction.$queryRaw<LedgerState[]>`
      SELECT coalesce(latest.balance, 0)::float8 AS balance, coalesce(latest.debt, 0)::float8 AS debt,
        (SELECT coalesce(json_agg(json_build_object('kind', kind, 'amount', amount, 'reference', reference) ORDER BY number), '[]')
          FROM bonus_entry WHERE account_id = ${accountId}::uuid AND reference = ANY (${[...references]}::text[])) AS "earlierEntries"
      FROM (SELECT 1) AS one LEFT JOIN LATERAL (
        SELECT balance, debt FROM bonus_entry WHERE account_id = ${accountId}::uuid ORDER BY number DESC LIMIT 1) AS latest ON true`;
    if (!state) throw new Error('the statement returned no row');
    return state;
  }

  /** Adds the entries in the order of the list, because the balance of each entry follows from the previous one. */
  async addEntries(transaction: Transaction, accountId: string, entries: readonly LedgerEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const [kinds, amounts] = [entries.map(({ kind }) => kind), entries.map(({ amount }) => amount)];
    const [debtChanges, references] = [entries.map((entry) => entry.debtChange ?? 0), entries.map(({ reference }) => reference)];
    await transaction.$executeRaw`
      INSERT INTO bonus_entry (account_id, kind, amount, owed, reference, created_at)
      SELECT ${accountId}::uuid, kind::bonus_entry_kind, amount, owed, reference, ${this.clock.now()}
      FROM unnest(${kinds}::text[], ${amounts}::bigint[], ${debtChanges}::bigint[], ${references}::text[])
        WITH ORDINALITY AS entry (kind, amount, owed, reference, place)
      ORDER BY place`;
  }
}
