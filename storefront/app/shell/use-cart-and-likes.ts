import { useLayoutEffect, useMemo, useState } from 'react';
import { CartStore } from '../cart/cart.store.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import type { Shopping } from '../catalog/shopping.ts';
import { FavouritesStore } from '../favourite/favourites.store.ts';
import { useLike } from '../favourite/use-like.ts';
import { useStore } from '../platform/store/root-store.tsx';

/**
 * Connects the catalog to the cart and the favourites, whose `initial` state comes with the page. The value is stable, so that a navigation
 * does not render every card again.
 */
export function useCartAndLikes(initial: readonly string[] | null): Shopping {
  const cart = useStore(CartStore);
  const favourites = useStore(FavouritesStore);
  // Runs before the children are rendered for the first time.
  useState(() => favourites.setIds(initial));
  useLayoutEffect(() => favourites.setIds(initial), [favourites, initial]);
  const addToCart = useAddToCart();
  const toggleLike = useLike();
  return useMemo(
    () => ({
      isInCart: (id) => cart.has(id),
      addToCart,
      isLiked: (id) => favourites.has(id),
      wasLiked: (id) => favourites.isRenderedLiked(id),
      toggleLike,
    }),
    [cart, favourites, addToCart, toggleLike],
  );
}
