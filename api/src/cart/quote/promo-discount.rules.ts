import type { PromoKind } from '../../platform/prisma/generated/enums.js';
import { splitByWeight, sumAmounts } from './amounts.rules.js';
import { PromoProblem } from './promo-state.rules.js';

/** The terms of a promo code. Amounts are in kopecks. */
export interface PromoTerms {
  kind: PromoKind;
  /** Null unless `kind` is PERCENT. */
  percent: number | null;
  /** Null unless `kind` is AMOUNT. */
  amount: bigint | null;
  /** Least sum of all available goods, at the viewer's prices, with which the code applies. */
  leastSum: bigint;
  /** Whether lines with a member price are reduced too. */
  withMemberPrices: boolean;
  withBonuses: boolean;
}

/** The fields of a line that decide how a promo code reduces it. */
export interface PromoLine {
  /** The viewer's price without promo code and bonuses. */
  cost: bigint;
  isAvailable: boolean;
  /** Whether the code may reduce the line. */
  isCovered: boolean;
}

/** No line is reduced below 1 rouble, because a receipt cannot contain goods for nothing. */
const MIN_PAYABLE = 100n;

/** Amount by which a line can still be reduced. */
export const computeMaxReduction = (payable: bigint): bigint => (payable > MIN_PAYABLE ? payable - MIN_PAYABLE : 0n);

/**
 * Returns why the promo code does not reduce these lines, although the viewer may use it. For an empty cart, the reason is never
 * NOT_FOR_THESE_GOODS.
 */
export function findGoodsProblem(lines: readonly PromoLine[], { leastSum }: PromoTerms): PromoProblem | null {
  const availableLines = lines.filter(({ isAvailable }) => isAvailable);
  if (availableLines.length > 0 && !availableLines.some(({ isCovered }) => isCovered)) return PromoProblem.NOT_FOR_THESE_GOODS;
  return sumAmounts(availableLines.map(({ cost }) => cost)) < leastSum ? PromoProblem.LEAST_SUM : null;
}

/** Returns the reduction of each line. The sum is rounded down once. */
export function computePromoShares(lines: readonly PromoLine[], terms: PromoTerms): bigint[] {
  if (terms.kind === 'FREE_DELIVERY') return lines.map(() => 0n);
  const maxReductions = lines.map(({ cost, isCovered }) => (isCovered ? computeMaxReduction(cost) : 0n));
  if (terms.kind === 'AMOUNT') return splitByWeight(findMin(terms.amount ?? 0n, sumAmounts(maxReductions)), maxReductions);
  // Shares in hundredths of a kopeck. None is more than its line can be reduced by.
  const exactShares = lines.map(({ cost }, index) => findMin(cost * BigInt(terms.percent ?? 0), 100n * (maxReductions[index] ?? 0n)));
  return splitByWeight(sumAmounts(exactShares) / 100n, exactShares);
}

const findMin = (one: bigint, other: bigint): bigint => (one < other ? one : other);
