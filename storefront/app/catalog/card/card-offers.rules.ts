import type { CardOffersQuery } from '../../platform/graphql/generated/graphql.ts';
import { formatSizeLabel, isOneSize } from '../size-label.ts';

/** Sizes and offers of a product, for buying from its card. */
export type CardOffers = NonNullable<CardOffersQuery['product']>;

/** Returns the offer to add to the cart. When a size has two speeds, the API lists the speed that is cheaper for this viewer first. */
export const findOffer = ({ offers }: CardOffers, sizeSlug: string) => offers.find(({ size }) => size.slug === sizeSlug);

/** Returns the only size if it is available, so that it is chosen by default; otherwise an empty string. */
export const findOnlySize = ({ sizes: [size, ...otherSizes] }: CardOffers) =>
  size?.isAvailable && otherSizes.length === 0 ? size.slug : '';

/** Returns the sizes of a product for the kit's `SizePicker` and `ProductCard`. */
export const listSizes = ({ sizes }: CardOffers) =>
  sizes.map(({ slug, name, isAvailable }) => ({
    value: slug,
    name: formatSizeLabel(name),
    wide: isOneSize(name),
    soldOut: !isAvailable,
  }));
