import type { ProductQuery } from '../../../platform/graphql/generated/graphql.ts';
import type { ProductOffer } from '../../../platform/head/product-ld.ts';
import { sizeLabel } from '../../size-words.ts';

type Sized = Pick<NonNullable<ProductQuery['product']>, 'sizes' | 'offers' | 'items'>;

/**
 * Returns one offer per size at its lowest price, which the API lists first. A sold-out size has the price of a reserved unit. It is left
 * out when all its units are sold, because no price is known.
 */
export function offersBySize({ sizes, offers, items }: Sized): ProductOffer[] {
  return sizes.flatMap(({ slug, name, isAvailable }) => {
    const first = (isAvailable ? offers : items).find(({ size }) => size.slug === slug);
    return first ? [{ name: sizeLabel(name), price: first.priceDetails.payable, available: isAvailable }] : [];
  });
}
