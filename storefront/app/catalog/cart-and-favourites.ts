import { createContext, use } from 'react';
import { useHydrated } from '../platform/lazy/use-hydrated.ts';

/** A unit to add to the cart, with the details that the cart shows until the server responds. */
export interface ChosenUnit {
  id: string;
  productId: string;
  slug: string;
  brand: string;
  name: string;
  size: string;
  picture: string | null;
  /** What the shopper would pay for the unit at the moment of adding, in kopecks. */
  addedPrice?: number;
}

export interface FavouriteProduct {
  id: string;
  name: string;
  picture?: string | undefined;
}

/**
 * Port through which the catalog uses the cart and the favourites. Both import the catalog, so the catalog must not import them. `isInCart`
 * and `isFavourite` are observable.
 */
export interface CartAndFavourites {
  isInCart: (unitId: string) => boolean;
  addToCart: (unit: ChosenUnit) => void;
  isFavourite: (productId: string) => boolean;
  /** Whether the product was a favourite when the server rendered the page. */
  isFavouriteOnServer: (productId: string) => boolean;
  toggleFavourite: (product: FavouriteProduct) => void;
}

const CartAndFavouritesContext = createContext<CartAndFavourites | null>(null);

export const CartAndFavouritesProvider = CartAndFavouritesContext.Provider;

export function useCartAndFavourites(): CartAndFavourites {
  const cartAndFavourites = use(CartAndFavouritesContext);
  if (!cartAndFavourites) throw new Error('useCartAndFavourites needs a CartAndFavouritesProvider above it');
  return cartAndFavourites;
}

/** Whether a product is a favourite. The first render matches the server's. Reads a store, so call it from an observer. */
export function useIsFavourite(productId: string): boolean {
  const { isFavourite, isFavouriteOnServer } = useCartAndFavourites();
  return useHydrated() ? isFavourite(productId) : isFavouriteOnServer(productId);
}
