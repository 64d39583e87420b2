import { Button } from '@meet/ui-kit/button';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { hidden } from '@meet/ui-kit/hidden';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { GoodsCard } from '../catalog/card/GoodsCard.tsx';
import { FavouriteProductsDocument } from '../platform/graphql/generated/graphql.ts';
import { useResponse } from '../platform/graphql/use-response.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { withoutScript, withScript } from '../platform/theme/layout-style.ts';
import { FavouritesEmpty } from './FavouritesEmpty.tsx';
import { FavouritesFrame } from './FavouritesFrame.tsx';
import { FavouritesWaiting } from './FavouritesWaiting.tsx';
import { FavouritesStore } from './favourites.store.ts';
import { RemovedCard } from './RemovedCard.tsx';
import { useLatestProducts, useStablePositions } from './use-stable-positions.ts';

const Waiting = ({ count }: { count: number }) => (
  <>
    <div css={withScript}>
      <FavouritesWaiting count={count} />
    </div>
    <p css={withoutScript}>Чтобы увидеть избранное, включите JavaScript.</p>
  </>
);

function Failed({ asking, again }: { asking: boolean; again: () => void }) {
  return (
    <EmptyState
      announced
      title={asking ? 'Загружаем избранное' : 'Избранное не загрузилось'}
      text="Ничего не пропало: проверьте связь и попробуйте ещё раз."
      actions={
        <Button variant="line" onClick={again} loading={asking}>
          Повторить
        </Button>
      }
    />
  );
}

const Content = observer(function Content() {
  const favourites = useStore(FavouritesStore);
  const { places, wanted } = useStablePositions(favourites.ids);
  const { answer, asked, asking, failed, again } = useResponse(FavouriteProductsDocument, wanted.length > 0 ? { ids: [...wanted] } : null);
  const products = answer?.productList;
  const known = useLatestProducts(products);
  // Drops products that the shop no longer has. Otherwise the counter in the header would include products that are not shown.
  useEffect(() => {
    if (!products || !asked) return;
    const requestedIds = [asked.ids].flat();
    const offered = new Set(products.map(({ id }) => id));
    const gone = favourites.ids.filter((id) => requestedIds.includes(id) && !offered.has(id));
    if (gone.length > 0) favourites.drop(gone);
  }, [products, asked, favourites]);
  if (!favourites.isRead) return <Waiting count={0} />;
  if (places.length === 0) return <FavouritesEmpty />;
  if (!products) return failed ? <Failed asking={asking} again={again} /> : <Waiting count={places.length} />;
  const shown = places.flatMap((id) => known.get(id) ?? []);
  if (shown.length === 0) return <FavouritesEmpty />;
  return (
    <>
      <h2 css={hidden}>Товары</h2>
      <ProductGrid label="Избранное">
        {shown.map((product, place) =>
          favourites.has(product.id) ? (
            <GoodsCard key={product.id} product={product} />
          ) : (
            <RemovedCard key={product.id} name={product.name} onUndo={() => favourites.restore(product.id, shown[place + 1]?.id)} />
          ),
        )}
      </ProductGrid>
    </>
  );
});

/** The favourites of a guest, which only the browser knows. */
export const FavouritesView = () => (
  <FavouritesFrame>
    <Content />
  </FavouritesFrame>
);
