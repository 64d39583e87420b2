import { type RefObject, useRef, useState } from 'react';
import { joinBrandNames } from '../../../platform/brand-names.ts';
import { useHydrated } from '../../../platform/lazy/use-hydrated.ts';
import { OverlayStore } from '../../../platform/overlay.store.ts';
import { useStore } from '../../../platform/store/root-store.tsx';
import { useCartAndFavourites } from '../../cart-and-favourites.ts';
import { choiceParams, type Offer, type ProductDetails, readChoice, readSubmittedChoice } from '../choice/product-choice.rules.ts';
import { RememberedSizesStore } from '../choice/remembered-sizes.store.ts';
import type { useProductChoice } from '../choice/use-product-choice.ts';
import type { AddToCartRefusal } from './add-to-cart-refusal.server.ts';

export interface BuyActions {
  /**
   * Adds the offer that the page's form names to the cart, or opens the cart if the offer is already there. When no offer is chosen, shows
   * an error and focuses the sizes. The form also contains a choice that was made before hydration.
   */
  buy: (form: FormData) => void;
  /** Chooses a size by its slug and adds it to the cart with the cheaper delivery speed. */
  buySize: (size: string) => void;
  isInCart: boolean;
  /** Error to show after the button was pressed without a size that can be bought. */
  error: string | undefined;
  /** Input that gets the focus when the error is shown. */
  sizeInput: RefObject<HTMLInputElement | null>;
}

/**
 * Actions of the main button and of the bar on phones. `refusal` says why a form that was sent without JavaScript has added nothing. Reads
 * the cart, so call it from an observer.
 */
export function useBuyActions(
  product: ProductDetails,
  { offer, choose }: ReturnType<typeof useProductChoice>,
  refusal: AddToCartRefusal | null = null,
): BuyActions {
  const { addToCart, isInCart: hasUnit } = useCartAndFavourites();
  const overlay = useStore(OverlayStore);
  const rememberedSizes = useStore(RememberedSizesStore);
  const isHydrated = useHydrated();
  const sizeInput = useRef<HTMLInputElement>(null);
  const [isSizeMissing, setSizeMissing] = useState(false);
  const isInCart = isHydrated && offer !== null && hasUnit(offer.productItemId);
  const addOffer = ({ productItemId, size, priceDetails }: Offer) => {
    const { id, slug, name, brands, images, productCategory } = product;
    rememberedSizes.add(productCategory.slug, size.slug);
    addToCart({
      id: productItemId,
      size: size.name,
      addedPrice: priceDetails.payable,
      productId: id,
      slug,
      brand: joinBrandNames(brands),
      name,
      picture: images[0]?.key ?? null,
    });
  };
  const buy = (form: FormData) => {
    const { offer: chosenOffer } = readChoice(product, readSubmittedChoice(form));
    if (chosenOffer === null) {
      setSizeMissing(true);
      sizeInput.current?.focus();
    } else if (hasUnit(chosenOffer.productItemId)) overlay.show('cart');
    else addOffer(chosenOffer);
  };
  const sizeError = isSizeMissing ? 'Выберите размер' : refusal?.size;
  const buySize = (size: string) => {
    const { offer: chosenOffer } = readChoice(product, new URLSearchParams({ [choiceParams.size]: size }));
    if (chosenOffer === null) return;
    choose('size', size);
    addOffer(chosenOffer);
  };
  return { buy, buySize, isInCart, error: offer === null ? sizeError : undefined, sizeInput };
}
