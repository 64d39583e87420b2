import { Button } from '@meet/ui-kit/button';
import { EmptyState } from '@meet/ui-kit/empty-state';
import { hidden } from '@meet/ui-kit/hidden';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { GoodsCard } from '../../catalog/card/GoodsCard.tsx';
import { FavouriteProductsDocument } from '../../platform/graphql/generated/graphql.ts';
import { useApiQuery } from '../../platform/graphql/use-api-query.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { withoutScript, withScript } from '../../platform/theme/layout-style.ts';
import { FavouritesStore } from '../favourites.store.ts';
import { FavouritesEmpty, FavouritesFrame, FavouritesSkeleton } from './FavouritesFrame.tsx';
import { RemovedCard } from './RemovedCard.tsx';
import { useProductsOfAllResponses } from './use-products-of-all-responses.ts';
import { useStablePositions } from './use-stable-positions.ts';

const LoadingContent = ({ count }: { count: number }) => (
  <>
    <div css={withScript}>
      <FavouritesSkeleton count={count} />
    </div>
    <p css={withoutScript}>Чтобы увидеть избранное, включите JavaScript.</p>
  </>
);

function LoadFailure({ isLoading, reload }: { isLoading: boolean; reload: () => void }) {
  return (
    <EmptyState
      announced
      title={isLoading ? 'Загружаем избранное' : 'Избранное не загрузилось'}
      text="Ничего не пропало: проверьте связь и попробуйте ещё раз."
      actions={
        <Button variant="line" onClick={reload} loading={isLoading}>
          Повторить
        </Button>
      }
    />
  );
}

const GuestFavourites = observer(function GuestFavourites() {
  const favourites = useStore(FavouritesStore);
  const { displayedIds, requestedIds } = useStablePositions(favourites.ids);
  const { response, variables, loading, failed, reload } = useApiQuery(
    FavouriteProductsDocument,
    requestedIds.length > 0 ? { ids: [...requestedIds] } : null,
  );
  const products = response?.productList;
  const productsById = useProductsOfAllResponses(products);
  // Drops products that the shop no longer has. Otherwise the counter in the header would include products that are not shown.
  useEffect(() => {
    if (!products || !variables) return;
    const requestedIds = [variables.ids].flat();
    const existingIds = new Set(products.map(({ id }) => id));
    const unavailableIds = favourites.ids.filter((id) => requestedIds.includes(id) && !existingIds.has(id));
    if (unavailableIds.length > 0) favourites.remove(unavailableIds);
  }, [products, variables, favourites]);
  if (!favourites.isLoaded) return <LoadingContent count={0} />;
  if (displayedIds.length === 0) return <FavouritesEmpty />;
  if (!products) return failed ? <LoadFailure isLoading={loading} reload={reload} /> : <LoadingContent count={displayedIds.length} />;
  const visibleProducts = displayedIds.flatMap((id) => productsById.get(id) ?? []);
  if (visibleProducts.length === 0) return <FavouritesEmpty />;
  return (
    <>
      <h2 css={hidden}>Товары</h2>
      <ProductGrid label="Избранное">
        {visibleProducts.map((product, index) =>
          favourites.has(product.id) ? (
            <GoodsCard key={product.id} product={product} />
          ) : (
            <RemovedCard
              key={product.id}
              name={product.name}
              onUndo={() => favourites.restore(product.id, visibleProducts[index + 1]?.id)}
            />
          ),
        )}
      </ProductGrid>
    </>
  );
});

/** The favourites of a guest, which only the browser stores. */
export const GuestFavouritesView = () => (
  <FavouritesFrame>
    <GuestFavourites />
  </FavouritesFrame>
);
