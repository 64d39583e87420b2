import type { ProductQuery } from '../../platform/graphql/generated/graphql.ts';
import type { ProductOffer } from '../../platform/head/product-ld.ts';
import { sizeLabel } from '../size-words.ts';

type Sized = Pick<NonNullable<ProductQuery['product']>, 'sizes' | 'offers' | 'items'>;

/**
 * Each size once, at the price that the API names first: the lowest. A size that is sold out has the price of a reserved unit; where all
 * units are sold no price is known, and the size is left out.
 */
export function offersBySize({ sizes, offers, items }: Sized): ProductOffer[] {
  return sizes.flatMap(({ slug, name, isAvailable }) => {
    const first = (isAvailable ? offers : items).find(({ size }) => size.slug === slug);
    return first ? [{ name: sizeLabel(name), price: first.priceDetails.payable, available: isAvailable }] : [];
  });
}
