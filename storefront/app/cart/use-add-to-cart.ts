import { toast } from '@meet/ui-kit/toaster';
import { sizePhrase } from '../catalog/size-words.ts';
import { OverlayStore } from '../platform/overlay.store.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { CartStore, type CartUnit, mostLines } from './cart.store.ts';

/** Adds a unit to the cart and shows a toast that can open the cart. Returns whether the unit is in the cart now. */
export function useAddToCart(): (unit: CartUnit) => boolean {
  const cart = useStore(CartStore);
  const overlay = useStore(OverlayStore);
  return (unit) => {
    const wasIn = cart.has(unit.id);
    const isIn = cart.add(unit);
    if (isIn) {
      toast.success(wasIn ? 'Уже в\u00a0корзине' : 'Добавлено в\u00a0корзину', {
        id: `cart-${unit.id}`,
        description: `${unit.name}, ${sizePhrase(unit.size)}`,
        imageKey: unit.picture ?? undefined,
        // Keeps clear of the pressed button, which may be at the bottom right.
        position: 'bottom-left',
        action: { label: 'Открыть', onClick: () => overlay.show('cart') },
      });
    } else {
      toast.warning('Корзина полна', { description: `В\u00a0ней уже ${mostLines} вещей. Уберите что-нибудь, чтобы добавить ещё.` });
    }
    return isIn;
  };
}
