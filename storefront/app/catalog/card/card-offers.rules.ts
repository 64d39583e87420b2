import type { CardOffersQuery } from '../../platform/graphql/generated/graphql.ts';
import { isOnlySize, sizeLabel } from '../size-words.ts';

/** What of a product can be bought from its card. */
export type CardOffers = NonNullable<CardOffersQuery['product']>;

/** The unit to put into the cart. Of a size at two speeds the API names the one cheaper for this viewer first. */
export const unitOf = ({ offers }: CardOffers, size: string) => offers.find((offer) => offer.size.slug === size)?.productItemId;

/** The size that is chosen without a press: the only one there is. */
export const onlySizeOf = ({ sizes: [size, ...others] }: CardOffers) => (size?.isAvailable && others.length === 0 ? size.slug : '');

export const sizesOf = ({ sizes }: CardOffers) =>
  sizes.map(({ slug, name, isAvailable }) => ({
    value: slug,
    name: sizeLabel(name),
    wide: isOnlySize(name),
    soldOut: !isAvailable,
  }));
