import type { BonusCalcState } from '../platform/prisma/generated/enums.js';

export interface UnitPurchase {
  /** Amount paid for the unit, in kopecks. */
  price: number;
  cashbackPercentage: number;
  /** Whether the unit earns cashback, and may also be paid with bonuses. */
  bonusCalcState: BonusCalcState;
}

/** 1 bonus is 1 rouble. */
export const KOPECKS_PER_BONUS = 100n;

/** The largest Int of the GraphQL contract and of the database. No real purchase earns as much. */
const MAX_BONUSES = 2n ** 31n - 1n;

/** Bonuses for an amount paid in kopecks, rounded down. */
export function convertToBonuses(amount: bigint, cashbackPercentage: number): bigint {
  const cashback = (amount * BigInt(cashbackPercentage)) / (100n * KOPECKS_PER_BONUS);
  return cashback < MAX_BONUSES ? cashback : MAX_BONUSES;
}

/** Bonuses that the purchase of one unit earns. */
export const computeCashback = ({ price, cashbackPercentage, bonusCalcState }: UnitPurchase): number =>
  bonusCalcState === 'NONE' ? 0 : Number(convertToBonuses(BigInt(price), cashbackPercentage));
