import type { CardOffersQuery } from '../../platform/graphql/generated/graphql.ts';
import { formatSizeLabel, isOnlySize } from '../size-label.ts';

/** Sizes and offers of a product, for buying from its card. */
export type CardOffers = NonNullable<CardOffersQuery['product']>;

/** Returns the unit to add to the cart. When a size has two speeds, the API lists the speed that is cheaper for this viewer first. */
export const findOffer = ({ offers }: CardOffers, size: string) => offers.find((offer) => offer.size.slug === size);

/** Returns the only size if it is available, so that it is chosen by default; otherwise an empty string. */
export const findOnlySize = ({ sizes: [size, ...others] }: CardOffers) => (size?.isAvailable && others.length === 0 ? size.slug : '');

export const listSizes = ({ sizes }: CardOffers) =>
  sizes.map(({ slug, name, isAvailable }) => ({
    value: slug,
    name: formatSizeLabel(name),
    wide: isOnlySize(name),
    soldOut: !isAvailable,
  }));
