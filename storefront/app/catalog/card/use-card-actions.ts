import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { useShopping } from '../shopping.ts';

export const brandOfCard = ({ brands }: ProductCardFragment) => brands.map(({ name }) => name).join(', ');

/** Actions of a card, each confirmed by a toast. */
export function useCardActions(product: ProductCardFragment) {
  const { addToCart, isLiked, toggleLike } = useShopping();
  const { id, slug, name, cover } = product;
  const picture = cover?.key;
  const like = () => toggleLike({ id, name, picture });
  const add = (unitId: string, size: string) => {
    addToCart({ id: unitId, productId: id, slug, brand: brandOfCard(product), name, size, picture: picture ?? null });
  };
  return { isLiked, like, add };
}
