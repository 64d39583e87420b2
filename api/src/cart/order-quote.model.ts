import type { LoyaltyTerms } from '../loyalty/loyalty.service.js';
import type { Destination } from './destination.service.js';
import type { PromoProblem } from './quote/promo-state.rules.js';
import type { QuoteProblem, WaivedDelivery } from './quote/quote.rules.js';

/** What an order is to contain, where it goes, and what reduces its price. */
export interface OrderQuoteRequest {
  accountId: string;
  /** At most 100 ids, without duplicates. */
  productItemIds: readonly string[];
  /** Null without a promo code. A code applies only if it is stored with the account's cart. */
  promocode: string | null;
  bonuses: number;
  /** Read before the transaction, because it may need a request to the carrier. */
  destination: Destination;
  /** Read under the lock of the account. */
  loyaltyTerms: LoyaltyTerms;
}

/** A line that stays in an order whose quote is renewed, at the price that was agreed upon. */
export interface AgreedLine {
  productItemId: string;
  price: bigint;
  /** The price that is struck through; null if there is none. */
  before: bigint | null;
}

/** A requested change of an unpaid order. */
export interface OrderRequoteRequest {
  accountId: string;
  orderId: string;
  remainingLines: readonly AgreedLine[];
  addedIds: readonly string[];
  /** Bonuses that the order holds. No more than these are spent on it. */
  bonuses: number;
  destination: Destination;
}

/** A unit of an order. Amounts are in kopecks, bonuses and cashback in whole bonuses. */
export interface OrderQuoteLine {
  productItemId: string;
  /** The shopper's price without promo code and bonuses. */
  price: bigint;
  /** The price that is struck through; null if there is none. */
  before: bigint | null;
  promo: bigint;
  bonuses: number;
  /** What the shopper pays in money: `price` less `promo` and 100 kopecks for each of `bonuses`. */
  payable: bigint;
  cashback: number;
  problem: QuoteProblem | null;
  /** Promised days, both included, at midnight UTC. */
  delivery: { from: Date; to: Date };
}

/**
 * What an order to a known destination costs, with the same sums as in the cart. Lines with a problem are not added up.
 * total = goods - discount - promo - 100 * bonuses + delivery
 */
export interface OrderQuote {
  /** In the order of the requested ids. */
  lines: OrderQuoteLine[];
  /** Requested ids for which there is no unit any more. */
  unknownIds: string[];
  goods: bigint;
  discount: bigint;
  promo: bigint;
  /** The requested number, clamped to `mostBonuses`. */
  bonuses: number;
  mostBonuses: number;
  delivery: bigint;
  /** The fee that is not charged, because the goods cost enough. */
  waivedDelivery: WaivedDelivery | null;
  total: bigint;
  cashback: number;
  /** The promo code that reduces this order. Null if none does. */
  promoCodeId: string | null;
  /** Why the requested promo code does not apply. */
  promoProblem: PromoProblem | null;
  /** Details for an error about the requested code. Null if no code is stored with the cart. */
  promoTerms: { leastSum: bigint; startsAt: Date } | null;
  destination: { city: string; country: string };
}
