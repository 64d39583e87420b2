import { toast } from '@meet/ui-kit/toaster';
import { sizePhrase } from '../catalog/size-words.ts';
import { OverlayStore } from '../platform/overlay.store.ts';
import { useStore } from '../platform/root-store.tsx';
import { CartStore, type CartUnit, mostLines } from './cart.store.ts';

/** Puts a unit into the cart and says so, with the way there. Answers whether it is in the cart now. */
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
        // The button that was pressed may stand at the other end.
        position: 'bottom-left',
        action: { label: 'Открыть', onClick: () => overlay.show('cart') },
      });
    } else {
      toast.warning('Корзина полна', { description: `В\u00a0ней уже ${mostLines} вещей. Уберите что-нибудь, чтобы добавить ещё.` });
    }
    return isIn;
  };
}
