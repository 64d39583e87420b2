import { createContext, use } from 'react';
import { useHydrated } from '../platform/lazy/use-hydrated.ts';

/** A unit to add to the cart, with the details that the cart shows until the server responds. */
export interface ChosenUnit {
  /** Id of the unit. */
  id: string;
  productId: string;
  slug: string;
  brand: string;
  name: string;
  size: string;
  picture: string | null;
  /** What the shopper would pay for it when it is added, in kopecks. */
  addedPrice?: number;
}

/** A product to add to or remove from the favourites. */
export interface LikedProduct {
  id: string;
  name: string;
  picture?: string | undefined;
}

/** Port to the cart and the favourites, which both import the catalog. `isInCart` and `isLiked` are observable. */
export interface Shopping {
  isInCart: (unitId: string) => boolean;
  addToCart: (unit: ChosenUnit) => void;
  isLiked: (productId: string) => boolean;
  /** Whether the server has rendered the page with a product as a favourite. */
  wasLiked: (productId: string) => boolean;
  toggleLike: (product: LikedProduct) => void;
}

const ShoppingContext = createContext<Shopping | null>(null);

export const ShoppingProvider = ShoppingContext.Provider;

export function useShopping(): Shopping {
  const shopping = use(ShoppingContext);
  if (!shopping) throw new Error('useShopping needs a ShoppingProvider above it');
  return shopping;
}

/** Whether a product is a favourite. The first render matches the server's. Reads a store, so call it from an observer. */
export function useLiked(productId: string): boolean {
  const { isLiked, wasLiked } = useShopping();
  return useHydrated() ? isLiked(productId) : wasLiked(productId);
}
