import type { CartQuoteLinesFragment, CartQuoteQuery, CartQuoteQueryVariables } from '../platform/graphql/generated/graphql.ts';
import type { CartRow } from './cart.store.ts';
import { maxLines } from './cart-lines.rules.ts';

/** A cart line as quoted by the API. */
export type QuotedLine = CartQuoteLinesFragment['lines'][number];

/** Sums of the checked lines, as computed by the API. */
export type CartSums = Omit<CartQuoteQuery['quote'], 'unknownIds' | 'lines' | 'promocode'> & {
  /** Number of lines included in the sums. */
  count: number;
  /** Whether the applied promo code makes the delivery free. */
  isDeliveryFree: boolean;
  /** Whether the applied promo code excludes bonuses. */
  isWithoutBonuses: boolean;
};

/** Query parameter by which the cart and the checkout pass on the typed bonuses without JavaScript. */
export const bonusParam = 'bonuses';

interface Reductions {
  promocode: string | null;
  bonuses: number;
}

/**
 * Returns the variables of the query for a quote, or null for a cart without lines. The sums cover the ids in `checked`; those in
 * `unchecked` only need prices. Removed lines count as unchecked, so that their prices are available as soon as they are restored.
 */
export function toQuoteVariables(rows: readonly CartRow[], { promocode, bonuses }: Reductions): CartQuoteQueryVariables | null {
  if (rows.length === 0) return null;
  const listIds = (isChecked: boolean) =>
    rows.filter(({ line, isRemoved }) => (line.checked && !isRemoved) === isChecked).map(({ line }) => line.id);
  return { checked: listIds(true).slice(0, maxLines), unchecked: listIds(false).slice(0, maxLines), promocode, bonuses };
}

/** All lines whose units still exist, checked or not. */
export const listLines = ({ quote, unchecked }: CartQuoteQuery): QuotedLine[] => [...quote.lines, ...unchecked.lines];

/** Ids of lines whose units the shop has deleted. */
export const listDeletedIds = ({ quote, unchecked }: CartQuoteQuery): string[] => [...quote.unknownIds, ...unchecked.unknownIds];

export function toCartSums({ quote }: CartQuoteQuery): CartSums {
  const { unknownIds: _unknownIds, lines, promocode, ...sums } = quote;
  return {
    ...sums,
    count: lines.filter(({ problem }) => problem === null).length,
    isDeliveryFree: promocode?.freeDelivery ?? false,
    isWithoutBonuses: promocode?.withBonuses === false,
  };
}
