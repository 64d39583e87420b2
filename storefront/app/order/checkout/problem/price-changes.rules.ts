import type { CheckoutQuoteFragment } from '../../../platform/graphql/generated/graphql.ts';
import type { VisibleSum } from '../quote/visible-sum.rules.ts';

/** A line whose price differs from the price that the shopper saw. */
export interface ChangedLine {
  id: string;
  was: number;
  now: number;
}

/** An amount in the order summary, as the shopper saw it and as it is now; null if unknown. */
export interface ChangedAmount {
  was: number | null;
  now: number | null;
}

/** Differences between the sum that the shopper saw and the current one. */
export interface PriceChanges {
  lines: ChangedLine[];
  promo: ChangedAmount | null;
  bonuses: ChangedAmount | null;
  delivery: ChangedAmount | null;
  total: { was: number; now: number };
  /** Whether only the delivery was added, because the city was not known before. */
  isOnlyDeliveryAdded: boolean;
}

const compareAmounts = (was: number | null, now: number | null): ChangedAmount | null => (was === now ? null : { was, now });

/** Compares the sum that the shopper saw with the current one. */
export function listPriceChanges(visibleSum: VisibleSum, quote: CheckoutQuoteFragment): PriceChanges {
  const currentLineById = new Map(quote.lines.map((line) => [line.productItemId, line]));
  const lines = visibleSum.lines.flatMap(([id, was]) => {
    const line = currentLineById.get(id);
    return line && !line.problem && line.cost !== was ? [{ id, was, now: line.cost }] : [];
  });
  const delivery = compareAmounts(visibleSum.delivery, quote.delivery);
  const promo = compareAmounts(visibleSum.promo, quote.promo);
  const bonuses = compareAmounts(visibleSum.bonuses, quote.bonuses);
  const isOnlyDeliveryAdded = lines.length === 0 && !promo && !bonuses && delivery !== null && delivery.was === null;
  return { lines, promo, bonuses, delivery, total: { was: visibleSum.total, now: quote.total }, isOnlyDeliveryAdded };
}
