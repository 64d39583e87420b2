import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { FavouritesStore } from '../../favourite/favourites.store.ts';
import { useLike } from '../../favourite/use-like.ts';
import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';
import { useStore } from '../../platform/store/root-store.tsx';

export const brandOfCard = ({ brands }: ProductCardFragment) => brands.map(({ name }) => name).join(', ');

/** Actions of a card, each confirmed by a toast. */
export function useCardActions(product: ProductCardFragment) {
  const favourites = useStore(FavouritesStore);
  const toggleLike = useLike();
  const addToCart = useAddToCart();
  const { id, slug, name, cover } = product;
  const picture = cover?.key;
  const like = () => toggleLike({ id, name, picture });
  const add = (unitId: string, size: string) => {
    addToCart({ id: unitId, productId: id, slug, brand: brandOfCard(product), name, size, picture: picture ?? null });
  };
  return { favourites, like, add };
}
