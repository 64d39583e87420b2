import { Injectable } from '@nestjs/common';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import type { BonusEntryKind } from '../../platform/prisma/generated/enums.js';
import { Clock } from '../../platform/time/clock.js';
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
  /** Earlier entries of the reference. */
  entered: EnteredAmount[];
}

/** Reads and extends the ledger under the lock of its account. */
@Injectable()
export class LedgerService {
  constructor(private readonly clock: Clock) {}

  /** Locks the account's ledger until the transaction ends. */
  async open(transaction: Transaction, accountId: string, reference: string): Promise<LedgerState> {
    await transaction.$executeRaw`SELECT FROM account WHERE id = ${accountId}::uuid FOR NO KEY UPDATE`;
    const latest = await transaction.bonusEntry.findFirst({ where: { accountId }, orderBy: { number: 'desc' } });
    const entered = await transaction.bonusEntry.findMany({ where: { accountId, reference }, select: { kind: true, amount: true } });
    return {
      balance: Number(latest?.balance ?? 0),
      debt: Number(latest?.debt ?? 0),
      entered: entered.map(({ kind, amount }) => ({ kind, amount: Number(amount) })),
    };
  }

  /** In sequence, because each entry builds on the one before. */
  async add(transaction: Transaction, accountId: string, entries: readonly LedgerEntry[]): Promise<void> {
    const createdAt = this.clock.now();
    for (const { kind, amount, owed = 0, reference } of entries) {
      await transaction.$executeRaw`
        INSERT INTO bonus_entry (account_id, kind, amount, owed, reference, created_at)
        VALUES (${accountId}::uuid, ${kind}::bonus_entry_kind, ${amount}::bigint, ${owed}::bigint, ${reference}, ${createdAt})`;
    }
  }
}
