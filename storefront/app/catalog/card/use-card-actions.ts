import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { brandNames } from '../brand-names.ts';
import { useShopping } from '../shopping.ts';

/** Actions of a card, each confirmed by a toast. */
export function useCardActions(product: ProductCardFragment) {
  const { addToCart, isLiked, toggleLike } = useShopping();
  const { id, slug, name, brands, cover } = product;
  const picture = cover?.key;
  const like = () => toggleLike({ id, name, picture });
  const add = (unitId: string, size: string) => {
    addToCart({ id: unitId, productId: id, slug, brand: brandNames(brands), name, size, picture: picture ?? null });
  };
  return { isLiked, like, add };
}
