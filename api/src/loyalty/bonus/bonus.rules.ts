import type { BonusEntryKind } from '../../platform/prisma/generated/enums.js';

/** What a person is given once, with the first confirmed phone. */
export const welcomeBonuses = 5_000;

/** What of an entry decides what may follow it. */
export interface EnteredAmount {
  kind: BonusEntryKind;
  amount: number;
}

/** What is still held of what one reference has entered. */
export const heldOf = (entered: readonly EnteredAmount[]): number =>
  0 - entered.filter(({ kind }) => kind === 'HOLD' || kind === 'RELEASE').reduce((sum, { amount }) => sum + amount, 0);

/** A revocation takes what is there and leaves the rest as a debt. */
export function revocationOf(amount: number, balance: number): { amount: number; owed: number } {
  const taken = Math.min(amount, balance);
  return { amount: 0 - taken, owed: amount - taken };
}

/** What of an accrual pays the debt. */
export const debtPaidBy = (accrued: number, debt: number): number => Math.min(accrued, debt);
