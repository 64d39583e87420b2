import type { DisplayedPriceFragment } from '../platform/graphql/generated/graphql.ts';

/** Prices as the API returns them to a guest. */
export const cannedPrice = (
  price: number,
  { before = null, loyaltyPrice = null, from = false }: Partial<Pick<DisplayedPriceFragment, 'before' | 'loyaltyPrice' | 'from'>> = {},
): DisplayedPriceFragment => ({
  price,
  payable: price,
  before,
  loyaltyPrice,
  memberSaving: loyaltyPrice === null ? null : price - loyaltyPrice,
  from,
});
