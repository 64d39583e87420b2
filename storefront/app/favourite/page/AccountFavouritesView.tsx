import { css } from '@emotion/react';
import { Button } from '@meet/ui-kit/button';
import { FieldMessage } from '@meet/ui-kit/field';
import { hidden } from '@meet/ui-kit/hidden';
import { LoadMore } from '@meet/ui-kit/load-more';
import { Pagination } from '@meet/ui-kit/pagination';
import { ProductGrid } from '@meet/ui-kit/product-grid';
import { space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useRef, useState } from 'react';
import { href, useRevalidator } from 'react-router';
import { queryApi } from '../../platform/graphql/browser-api.ts';
import { FavouritesPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { useLoadMore } from '../../platform/graphql/use-load-more.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { FavouritesStore } from '../favourites.store.ts';
import { FavouriteCard } from './FavouriteCard.tsx';
import { FavouritesEmpty, FavouritesFrame, FavouritesSkeleton } from './FavouritesFrame.tsx';
import { buildFavouritesPath, type FavouriteRow, favouriteFields, favouritesPerPage, toRows } from './favourites-page.rules.ts';
import { RemovedCard } from './RemovedCard.tsx';

const loadMoreStyle = css({ marginTop: space(14) });

const removedStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space(4), marginBottom: space(6) });

const alertStyle = css({ '&:not(:empty)': { marginBottom: space(6) } });

const firstRowCount = 4;

/** A page of the account's favourites as the server has rendered it. */
export interface InitialFavourites {
  owner: string;
  /** Number of this page, from 1. */
  page: number;
  /** Ids of all favourites, not only of this page. */
  ids: readonly string[];
  rows: readonly FavouriteRow[];
  totalPages: number;
  totalItems: number;
  /** A product that was removed without JavaScript just now. */
  removedProduct: { id: string; name: string } | null;
}

/** Offers to restore a product that was removed without JavaScript. */
const RemovedProductForm = ({ id, name }: NonNullable<InitialFavourites['removedProduct']>) => (
  <form css={removedStyle} method="post" action={href('/favorites')}>
    <p role="status">{name}: убрано</p>
    <Button type="submit" variant="text" size="small" name={favouriteFields.add} value={id}>
      Вернуть
      <span css={hidden}>: {name}</span>
    </Button>
  </form>
);

const FavouriteList = observer(function FavouriteList({ initial }: { initial: InitialFavourites }) {
  const favourites = useStore(FavouritesStore);
  const { items, isRemoved, isReloading, visibleCount, total, state, loadMore } = useAccountList(initial);
  const listElement = useRef<HTMLDivElement>(null);
  if (items.length === 0) return isReloading ? <FavouritesSkeleton count={favourites.count} /> : <FavouritesEmpty />;
  const earlierCount = visibleCount - items.length;
  const cards = items.map((row, index) =>
    isRemoved(row.id) ? (
      <RemovedCard key={row.id} name={row.product.name} onUndo={() => favourites.restore(row.id, items[index + 1]?.id)} />
    ) : (
      <FavouriteCard key={row.id} row={row} priority={index < firstRowCount} />
    ),
  );
  return (
    <div ref={listElement}>
      <h2 css={hidden}>Товары</h2>
      <ProductGrid label="Избранное">{cards}</ProductGrid>
      {total > favouritesPerPage && (
        <LoadMore
          css={loadMoreStyle}
          visibleCount={visibleCount}
          total={total}
          step={favouritesPerPage}
          href={buildFavouritesPath({ page: initial.page + 1 })}
          onLoad={loadMore}
          loading={state === 'loading'}
          error={state === 'failed' ? 'Не\u00a0загрузилось, проверьте связь' : undefined}
          getFirstNew={(visibleBefore) => listElement.current?.querySelectorAll<HTMLElement>('article a')[visibleBefore - earlierCount]}
        >
          <Pagination page={initial.page} totalPages={initial.totalPages} getHref={(page) => buildFavouritesPath({ page })} />
        </LoadMore>
      )}
    </div>
  );
});

interface AccountFavouritesViewProps {
  initial: InitialFavourites;
  failureMessage?: string | undefined;
}

/** The favourites of a signed-in shopper. The server's HTML contains them, and they can be removed without JavaScript. */
export const AccountFavouritesView = ({ initial, failureMessage }: AccountFavouritesViewProps) => (
  <FavouritesFrame>
    <div css={alertStyle} role="alert">
      {failureMessage && <FieldMessage tone="error">{failureMessage}</FieldMessage>}
    </div>
    {initial.removedProduct && !initial.ids.includes(initial.removedProduct.id) && <RemovedProductForm {...initial.removedProduct} />}
    <FavouriteList initial={initial} />
  </FavouritesFrame>
);

/** Ids that were favourites at any time since the first render. Only these can have been removed while the page was open. */
function useAccumulatedIds(ids: readonly string[]): ReadonlySet<string> {
  const [{ sourceIds, accumulatedIds }, setAccumulated] = useState({ sourceIds: ids, accumulatedIds: new Set(ids) });
  if (sourceIds === ids) return accumulatedIds;
  const nextIds = new Set([...accumulatedIds, ...ids]);
  setAccumulated({ sourceIds: ids, accumulatedIds: nextIds });
  return nextIds;
}

/** Loads the page's data again if the account has favourites that the page lacks, such as those added as a guest. */
function useReloadIfMissing(listedIds: readonly string[]) {
  const favourites = useStore(FavouritesStore);
  const { revalidate } = useRevalidator();
  const missingIds = favourites.isSynced ? favourites.ids.filter((id) => !listedIds.includes(id)).join() : '';
  useEffect(() => {
    if (missingIds) void revalidate();
  }, [missingIds, revalidate]);
  return missingIds !== '';
}

/** The account's favourites to display. A removed product keeps its position. Reads a store, so call it from an observer. */
function useAccountList(initial: InitialFavourites) {
  const favourites = useStore(FavouritesStore);
  const accumulatedIds = useAccumulatedIds(favourites.ids);
  const isRemoved = (id: string) => accumulatedIds.has(id) && !favourites.has(id);
  const firstPage = useMemo(() => ({ items: initial.rows, pagination: { totalItems: initial.totalItems } }), [initial]);
  const [removedCount, setRemovedCount] = useState(0);
  const { items, total, state, loadMore } = useLoadMore({
    firstPage,
    pageSize: favouritesPerPage,
    removedCount,
    load: async (page, signal) => {
      const { favouriteList } = await queryApi(FavouritesPageDocument, { variables: { page, limit: favouritesPerPage }, signal });
      if (!favouriteList) throw new Error('the session is over');
      return { items: toRows(favouriteList.items), pagination: favouriteList.pagination };
    },
  });
  const currentRemovedCount = items.filter(({ id }) => isRemoved(id)).length;
  if (currentRemovedCount !== removedCount) setRemovedCount(currentRemovedCount);
  useEffect(() => favourites.refresh(), [favourites]);
  const isReloading = useReloadIfMissing([...initial.ids, ...items.map(({ id }) => id)]);
  const visibleCount = (initial.page - 1) * favouritesPerPage + items.length;
  return { items, isRemoved, isReloading, visibleCount, total: Math.max(total, visibleCount), state, loadMore };
}
