import { Link } from '@meet/ui-kit/link';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { observer } from 'mobx-react-lite';
import { href } from 'react-router';
import { EmptyShelf } from '../catalog/card/EmptyShelf.tsx';
import { FavouritesStore } from '../favourite/favourites.store.ts';
import { useStore } from '../platform/store/root-store.tsx';

/** Points to the favourites, or to the product pages when there are none. */
const WayOut = observer(function WayOut() {
  const liked = useStore(FavouritesStore).count;
  if (liked === 0) return 'Выберите размер на\u00a0странице товара, и\u00a0он окажется здесь.';
  return (
    <>
      Отложенное лежит в&nbsp;
      <Link href={href('/favorites')} variant="underlined">
        избранном
      </Link>
      : {plural(liked, goodsForms)}.
    </>
  );
});

interface CartEmptyProps {
  /** Whether it is shown in the drawer instead of on the cart page. */
  inDrawer?: boolean;
}

/** Empty state of the cart. */
export const CartEmpty = ({ inDrawer = false }: CartEmptyProps) => (
  <EmptyShelf title="Корзина пуста" text={<WayOut />} inDrawer={inDrawer} />
);
