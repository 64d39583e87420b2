import type { ProductQuery } from '../../../platform/graphql/generated/graphql.ts';
import type { ProductOffer } from '../../../platform/head/product-ld.ts';
import { sizeLabel } from '../../size-words.ts';

type Sized = Pick<NonNullable<ProductQuery['product']>, 'sizes' | 'offers' | 'items'>;

/**
 * Returns one offer per size at the lowest price for this viewer. A sold-out size has the price of a reserved unit. It is left out when
 * all its units are sold, because no price is known.
 */
export function offersBySize({ sizes, offers, items }: Sized): ProductOffer[] {
  return sizes.flatMap(({ slug, name, isAvailable }) => {
    const ofSize = (isAvailable ? offers : items).filter(({ size }) => size.slug === slug);
    if (ofSize.length === 0) return [];
    const price = Math.min(...ofSize.map(({ priceDetails }) => priceDetails.payable));
    return [{ name: sizeLabel(name), price, available: isAvailable }];
  });
}
