import type { CardOffersQuery } from '../../platform/graphql/generated/graphql.ts';
import { isOnlySize, sizeLabel } from '../size-words.ts';
import type { Prices } from './own-price.rules.ts';

/** What of a product can be bought from its card. */
export type CardOffers = NonNullable<CardOffersQuery['product']>;

/** The unit to put into the cart: of a size at two speeds the one that costs whoever looks less. */
export function unitOf({ offers }: CardOffers, size: string, ownPrice: (prices: Prices) => Prices) {
  const costOf = ({ priceDetails }: CardOffers['offers'][number]) => ownPrice(priceDetails).price;
  const ofSize = offers.filter((offer) => offer.size.slug === size);
  return ofSize.toSorted((one, other) => costOf(one) - costOf(other))[0]?.productItemId;
}

/** The size that is chosen without a press: the only one there is. */
export const onlySizeOf = ({ sizes: [size, ...others] }: CardOffers) => (size?.isAvailable && others.length === 0 ? size.slug : '');

export const sizesOf = ({ sizes }: CardOffers) =>
  sizes.map(({ slug, name, isAvailable }) => ({
    value: slug,
    name: sizeLabel(name),
    wide: isOnlySize(name),
    soldOut: !isAvailable,
  }));
