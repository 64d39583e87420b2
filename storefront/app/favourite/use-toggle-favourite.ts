import { toast } from '@meet/ui-kit/toaster';
import { useCallback } from 'react';
import type { FavouriteProduct } from '../catalog/cart-and-favourites.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { FavouritesStore } from './favourites.store.ts';

/** Returns a function that toggles a favourite and shows a toast. The toast of a removal offers an undo. */
export function useToggleFavourite(): (product: FavouriteProduct) => void {
  const favourites = useStore(FavouritesStore);
  return useCallback(
    ({ id, name, picture }) => {
      const wasFavourite = favourites.has(id);
      const nextId = favourites.ids[favourites.ids.indexOf(id) + 1];
      const toastOptions = { id: `like-${id}`, description: name, imageKey: picture };
      if (favourites.toggle(id)) toast.success('Добавлено в\u00a0избранное', toastOptions);
      else if (wasFavourite)
        toast('Убрано из\u00a0избранного', {
          ...toastOptions,
          action: { label: 'Вернуть', onClick: () => favourites.restore(id, nextId) },
        });
      else
        toast.warning('В\u00a0избранном нет места', {
          description: `В\u00a0нём уже ${favourites.max} товаров. Уберите что-нибудь, чтобы добавить ещё.`,
        });
    },
    [favourites],
  );
}
