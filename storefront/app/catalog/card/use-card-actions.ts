import { brandNames } from '../../platform/brand-names.ts';
import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { type ChosenUnit, useShopping } from '../shopping.ts';

/** Data of a unit in the offers of a card. */
export type CardUnit = Pick<ChosenUnit, 'id' | 'size' | 'addedPrice'>;

/** Actions of a card, each confirmed by a toast. */
export function useCardActions(product: ProductCardFragment) {
  const { addToCart, toggleLike } = useShopping();
  const { id, slug, name, brands, cover } = product;
  const picture = cover?.key;
  const like = () => toggleLike({ id, name, picture });
  const add = (unit: CardUnit) => {
    addToCart({ ...unit, productId: id, slug, brand: brandNames(brands), name, picture: picture ?? null });
  };
  return { like, add };
}
