import { toast } from '@meet/ui-kit/toaster';
import { useStore } from '../platform/root-store.tsx';
import { FavouritesStore, mostFavourites } from './favourites.store.ts';

/** What a shopper likes, or no longer. */
interface Liked {
  id: string;
  name: string;
  picture?: string | undefined;
}

/** Adds to the favourites or takes out, and says so; what was taken out by mistake is brought back from there. */
export function useLike(): (product: Liked) => void {
  const favourites = useStore(FavouritesStore);
  return ({ id, name, picture }) => {
    const wasLiked = favourites.has(id);
    const before = favourites.ids[favourites.ids.indexOf(id) + 1];
    // The heart that was pressed may stand at the other end, beside the button that buys.
    const about = { id: `like-${id}`, description: name, imageKey: picture, position: 'bottom-left' } as const;
    if (favourites.toggle(id)) toast.success('Добавлено в\u00a0избранное', about);
    else if (wasLiked)
      toast('Убрано из\u00a0избранного', { ...about, action: { label: 'Вернуть', onClick: () => favourites.restore(id, before) } });
    else
      toast.warning('Избранное полно', {
        description: `В\u00a0нём уже ${mostFavourites} товаров. Уберите что-нибудь, чтобы добавить ещё.`,
      });
  };
}
