import { useLayoutEffect, useMemo, useState } from 'react';
import { CartStore } from '../cart/cart.store.ts';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import type { CartAndFavourites } from '../catalog/cart-and-favourites.ts';
import { FavouritesStore } from '../favourite/favourites.store.ts';
import { useToggleFavourite } from '../favourite/use-toggle-favourite.ts';
import { useStore } from '../platform/store/root-store.tsx';

/**
 * Connects the catalog to the cart and the favourites. The returned object stays the same, so that a navigation does not render every card
 * again. `favouriteIds` are the ids of the account's favourites that came with the page; null for a guest, or if they are unknown.
 */
export function useCartAndFavouriteActions(favouriteIds: readonly string[] | null): CartAndFavourites {
  const cart = useStore(CartStore);
  const favourites = useStore(FavouritesStore);
  // Runs before the children are rendered for the first time.
  useState(() => favourites.setPageIds(favouriteIds));
  useLayoutEffect(() => favourites.setPageIds(favouriteIds), [favourites, favouriteIds]);
  const addToCart = useAddToCart();
  const toggleFavourite = useToggleFavourite();
  return useMemo(
    () => ({
      isInCart: (id) => cart.has(id),
      addToCart,
      isFavourite: (id) => favourites.has(id),
      isFavouriteOnServer: (id) => favourites.isRenderedFavourite(id),
      toggleFavourite,
    }),
    [cart, favourites, addToCart, toggleFavourite],
  );
}
