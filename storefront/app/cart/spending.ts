import type { QuoteInput } from '../platform/graphql/generated/graphql.ts';

/** The bonuses that pay a part of an order, and what they depend on. */
export interface Spending {
  /** Number of bonuses that the account has; null if that is unknown. */
  bonusBalance: number | null;
  /** The most that this order can take. */
  most: number;
  /** Number of bonuses that the quote takes. */
  chosen: number;
  /** Whether the applied promo code excludes bonuses. */
  isWithoutBonuses: boolean;
  /** Whether a change of the goods has reset the choice. */
  areReset: boolean;
  choose: (bonuses: number) => void;
  /** Question for the sum. Its bonuses are those of the slider. */
  quoteInput: QuoteInput;
}
