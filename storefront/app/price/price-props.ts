import type { PriceProps } from '@meet/ui-kit/price';
import type { ShownPriceFragment } from '../platform/graphql/generated/graphql.ts';

/** The API's prices in the kit's terms. The API decides all of them; a guest who would save by signing in sees the member price too. */
export function priceProps({ price, payable, before, loyaltyPrice, memberSaving, from }: ShownPriceFragment) {
  return {
    price: payable,
    oldPrice: before,
    memberPrice: memberSaving === null ? null : loyaltyPrice,
    forMembers: payable < price,
    from,
  } satisfies PriceProps;
}
