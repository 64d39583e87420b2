import type { ProductQuery } from '../../platform/graphql/generated/graphql.ts';
import type { ProductOffer } from '../../platform/head/product-ld.ts';
import { sizeLabel } from '../size-words.ts';

type Sized = Pick<NonNullable<ProductQuery['product']>, 'sizes' | 'offers' | 'items'>;

/**
 * Each size once, at the lowest price a guest pays. One that is gone is told with the price of a unit that is held for somebody; where all its
 * units are sold none is known, and an offer without a price is no offer.
 */
export function offersBySize({ sizes, offers, items }: Sized): ProductOffer[] {
  return sizes.flatMap(({ slug, name, isAvailable }) => {
    const prices = (isAvailable ? offers : items).filter(({ size }) => size.slug === slug).map(({ priceDetails }) => priceDetails.price);
    return prices.length > 0 ? [{ name: sizeLabel(name), price: Math.min(...prices), available: isAvailable }] : [];
  });
}
