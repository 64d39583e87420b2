import type { BonusCalcState } from '../platform/prisma/generated/enums.js';

export interface EarningPurchase {
  /** Amount paid, in kopecks. */
  price: number;
  chargePercentage: number;
  bonusCalcState: BonusCalcState;
}

const KOPECKS_A_BONUS = 100n;

/** Bonuses that a purchase earns, rounded down; 1 bonus is 1 rouble. Uses bigint, because amount times percentage can exceed 2^53. */
export const cashbackOf = ({ price, chargePercentage, bonusCalcState }: EarningPurchase): number =>
  bonusCalcState === 'NONE' ? 0 : Number((BigInt(price) * BigInt(chargePercentage)) / (100n * KOPECKS_A_BONUS));
