import type { BonusCalcState } from '../platform/prisma/generated/enums.js';

export interface EarningPurchase {
  /** Amount paid, in kopecks. */
  price: number;
  chargePercentage: number;
  bonusCalcState: BonusCalcState;
}

/** 1 bonus is 1 rouble. */
export const KOPECKS_A_BONUS = 100n;

/** Bonuses for an amount paid in kopecks, rounded down; 1 bonus is 1 rouble. */
export const cashbackOfAmount = (amount: bigint, chargePercentage: number): bigint =>
  (amount * BigInt(chargePercentage)) / (100n * KOPECKS_A_BONUS);

/** Bonuses that the purchase of one unit earns. */
export const cashbackOf = ({ price, chargePercentage, bonusCalcState }: EarningPurchase): number =>
  bonusCalcState === 'NONE' ? 0 : Number(cashbackOfAmount(BigInt(price), chargePercentage));
