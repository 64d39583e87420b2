import { createContext, use } from 'react';

/** A unit to add to the cart, with the details that the cart shows until the server answers. */
export interface ChosenUnit {
  /** Id of the unit. */
  id: string;
  productId: string;
  slug: string;
  brand: string;
  name: string;
  size: string;
  picture: string | null;
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
  toggleLike: (product: LikedProduct) => void;
}

const ShoppingContext = createContext<Shopping | null>(null);

export const ShoppingProvider = ShoppingContext.Provider;

export function useShopping(): Shopping {
  const shopping = use(ShoppingContext);
  if (!shopping) throw new Error('useShopping needs a ShoppingProvider above it');
  return shopping;
}
