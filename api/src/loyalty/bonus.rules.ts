import type { BonusEntryKind } from '../platform/prisma/generated/enums.js';

/** Bonuses that are granted once per person, with the first confirmed phone. */
export const welcomeBonuses = 5_000;

/** Fields of a ledger entry that determine which entries may follow it. */
export interface EntryAmount {
  kind: BonusEntryKind;
  amount: number;
}

/** Returns the bonuses that are held and not released, from all ledger entries with one reference. */
export const sumHeldBonuses = (entries: readonly EntryAmount[]): number =>
  0 - entries.filter(({ kind }) => kind === 'HOLD' || kind === 'RELEASE').reduce((sum, { amount }) => sum + amount, 0);

/** Splits a revocation into the part that the balance covers and the part that becomes a debt. */
export function computeRevocation(amount: number, balance: number): { amount: number; debtChange: number } {
  const revocable = Math.min(amount, balance);
  return { amount: 0 - revocable, debtChange: amount - revocable };
}

/** Part of an accrual that pays the debt. */
export const computePaidDebt = (accrual: number, debt: number): number => Math.min(accrual, debt);
