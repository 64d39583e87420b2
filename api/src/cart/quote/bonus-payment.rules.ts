import { KOPECKS_PER_BONUS } from '../../loyalty/cashback.rules.js';
import type { BonusCalcState } from '../../platform/prisma/generated/enums.js';
import { splitByWeight, sumAmounts } from './amounts.rules.js';
import { computeMaxReduction } from './promo-discount.rules.js';

/** The bonuses of the viewer, in whole numbers, and the limit of their loyalty level. */
export interface BonusTerms {
  requested: number;
  balance: number;
  /** Largest part of the goods that bonuses may pay, in percent. */
  maxBonusPercentage: number;
}

/** The fields of a line that limit payment with bonuses. */
export interface BonusLine {
  /** Price after the promo code, in kopecks. */
  cost: bigint;
  isAvailable: boolean;
  /** Whether the unit earns cashback, and may also be paid with bonuses: only FULL allows both. */
  bonusCalcState: BonusCalcState;
}

export interface BonusPayment {
  /** Whole bonuses that pay for each line, in the order of the lines. */
  shares: bigint[];
  /** The most bonuses that may be spent. */
  max: bigint;
}

/** Whether bonuses may pay for the line. */
const acceptsBonuses = ({ isAvailable, bonusCalcState }: BonusLine): boolean => isAvailable && bonusCalcState === 'FULL';

/** Returns what bonuses pay: the requested number, limited by the goods, the balance and the level's percentage. */
export function computeBonusPayment(lines: readonly BonusLine[], { requested, balance, maxBonusPercentage }: BonusTerms): BonusPayment {
  const eligibleCosts = lines.map((line) => (acceptsBonuses(line) ? line.cost : 0n));
  const limits = eligibleCosts.map((cost) => computeMaxReduction(cost) / KOPECKS_PER_BONUS);
  const allowedByLevel = (sumAmounts(eligibleCosts) * BigInt(maxBonusPercentage)) / (100n * KOPECKS_PER_BONUS);
  const max = [allowedByLevel, sumAmounts(limits), BigInt(balance)].reduce((min, limit) => (limit < min ? limit : min));
  const requestedBonuses = BigInt(Math.max(0, Math.trunc(requested)));
  return { shares: splitByWeight(requestedBonuses < max ? requestedBonuses : max, limits), max };
}
