import { toast } from '@meet/ui-kit/toaster';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { SignInStore } from '../auth/session/sign-in.store.ts';
import type { ChosenUnit } from '../catalog/cart-and-favourites.ts';
import { formatSizePhrase } from '../catalog/size-label.ts';
import { OverlayStore } from '../platform/overlay.store.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { CartStore } from './cart.store.ts';
import { maxLines } from './cart-lines.rules.ts';

/** Id of the toast that confirms the latest addition. */
export const addedToastId = 'added-to-cart';

/** Returns a function that adds a unit to the cart and shows a toast with a button, which opens the checkout or, for a guest, the cart. */
export function useAddToCart(): (unit: ChosenUnit) => void {
  const cart = useStore(CartStore);
  const overlay = useStore(OverlayStore);
  const signIn = useStore(SignInStore);
  const navigate = useNavigate();
  return useCallback(
    (unit) => {
      const wasInCart = cart.has(unit.id);
      if (cart.add(unit)) {
        toast.success(wasInCart ? 'Уже в\u00a0корзине' : 'Добавлено в\u00a0корзину', {
          id: addedToastId,
          description: `${unit.name}, ${formatSizePhrase(unit.size)}`,
          imageKey: unit.picture ?? undefined,
          action: signIn.isSignedIn
            ? { label: 'Оформить', onClick: () => void navigate('/checkout') }
            : { label: 'Открыть', onClick: () => overlay.show('cart') },
        });
      } else {
        toast.warning('Корзина полна', { description: `В\u00a0ней уже ${maxLines} вещей. Уберите что-нибудь, чтобы добавить ещё.` });
      }
    },
    [cart, overlay, signIn, navigate],
  );
}
