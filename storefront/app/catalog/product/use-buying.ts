import { type RefObject, useRef, useState } from 'react';
import { CartStore } from '../../cart/cart.store.ts';
import { useAddToCart } from '../../cart/use-add-to-cart.ts';
import { useHydrated } from '../../platform/late/use-hydrated.ts';
import { OverlayStore } from '../../platform/overlay.store.ts';
import { useStore } from '../../platform/root-store.tsx';
import { choiceParams, type Offer, type ProductFacts, readChoice } from './product-choice.rules.ts';
import type { useProductChoice } from './use-product-choice.ts';

export interface Buying {
  /** Puts the offer into the cart; without one, leads to the sizes and says why. */
  buy: () => void;
  /** Chooses a size by its slug and puts it into the cart, at the speed that costs less. */
  buySize: (size: string) => void;
  /** It is in the cart: a press shows the cart. */
  isInCart: boolean;
  /** Why nothing was bought. */
  error: string | undefined;
  /** The size that takes the focus then. */
  sizeInput: RefObject<HTMLInputElement | null>;
}

/** What the big button and the bar of a phone do. For an observer: it looks into the cart. */
export function useBuying(product: ProductFacts, { offer, choose }: ReturnType<typeof useProductChoice>): Buying {
  const addToCart = useAddToCart();
  const cart = useStore(CartStore);
  const overlay = useStore(OverlayStore);
  const hydrated = useHydrated();
  const sizeInput = useRef<HTMLInputElement>(null);
  const [sizeIsMissed, missSize] = useState(false);
  const isInCart = hydrated && offer !== null && cart.has(offer.productItemId);
  const add = ({ productItemId, size }: Offer) => {
    const { id, slug, name, brands, images } = product;
    const brand = brands.map((one) => one.name).join(', ');
    addToCart({ id: productItemId, productId: id, slug, brand, name, size: size.name, picture: images[0]?.key ?? null });
  };
  const buy = () => {
    if (offer === null) {
      missSize(true);
      sizeInput.current?.focus();
    } else if (isInCart) overlay.show('cart');
    else add(offer);
  };
  const buySize = (size: string) => {
    const { offer: chosen } = readChoice(product, new URLSearchParams({ [choiceParams.size]: size }));
    if (chosen === null) return;
    choose('size', size);
    add(chosen);
  };
  return { buy, buySize, isInCart, error: sizeIsMissed && offer === null ? 'Выберите размер' : undefined, sizeInput };
}
