import { Link } from '@meet/ui-kit/link';
import { goodsForms, plural } from '@meet/ui-kit/plural';
import { observer } from 'mobx-react-lite';
import { href } from 'react-router';
import { useSignedIn } from '../../auth/session/use-signed-in.ts';
import { EmptyStateWithProducts } from '../../catalog/card/EmptyStateWithProducts.tsx';
import { FavouritesStore } from '../../favourite/favourites.store.ts';
import { type UnpaidOrderFragment, UnpaidOrdersDocument } from '../../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../../platform/graphql/use-api-query.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { UnpaidOrder } from './UnpaidOrder.tsx';

/** Links to the favourites or, without favourites, says how to add goods to the cart. */
const EmptyCartLinks = observer(function EmptyCartLinks() {
  const favouriteCount = useStore(FavouritesStore).count;
  if (favouriteCount === 0) return 'Выберите размер на\u00a0странице товара, и\u00a0он окажется здесь.';
  return (
    <>
      Отложенное лежит в&nbsp;
      <Link href={href('/favorites')} variant="underlined">
        избранном
      </Link>
      : {plural(favouriteCount, goodsForms)}.
    </>
  );
});

const noVariables = {};

/** The order that awaits payment. The browser loads it if it did not come with the page. */
function LoadedUnpaidOrder({ initial }: { initial: readonly UnpaidOrderFragment[] | undefined }) {
  const isSignedIn = useSignedIn() === true;
  const { response } = useApiQuery(UnpaidOrdersDocument, isSignedIn && !initial ? noVariables : null);
  const orders = initial ?? response?.userOrderList.items ?? [];
  return isSignedIn && <UnpaidOrder orders={orders} />;
}

interface CartEmptyProps {
  /** Latest orders of the shopper, if they came with the page. */
  orders?: readonly UnpaidOrderFragment[] | undefined;
  /** Whether the empty state is shown in the drawer instead of on the cart page. */
  isInDrawer?: boolean;
}

/** Empty state of the cart. */
export const CartEmpty = ({ isInDrawer = false, orders }: CartEmptyProps) => (
  <>
    <LoadedUnpaidOrder initial={orders} />
    <EmptyStateWithProducts title="Корзина пуста" text={<EmptyCartLinks />} isInDrawer={isInDrawer} />
  </>
);
