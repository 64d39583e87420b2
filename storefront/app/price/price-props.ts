import type { PriceProps } from '@meet/ui-kit/price';
import type { DisplayedPriceFragment } from '../platform/graphql/generated/graphql.ts';

/**
 * Converts the API's prices to props of the kit's `Price`. The API computes all prices. A guest who would save by signing in also sees the
 * member price.
 */
export function toPriceProps({ price, payable, before, loyaltyPrice, memberSaving, from }: DisplayedPriceFragment) {
  return {
    price: payable,
    oldPrice: before,
    memberPrice: memberSaving === null ? null : loyaltyPrice,
    forMembers: payable < price,
    from,
  } satisfies PriceProps;
}
