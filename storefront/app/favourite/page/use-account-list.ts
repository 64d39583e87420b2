import { useEffect, useMemo, useState } from 'react';
import { useRevalidator } from 'react-router';
import { askApi } from '../../platform/graphql/browser-api.ts';
import { FavouritesPageDocument } from '../../platform/graphql/generated/graphql.ts';
import { useMore } from '../../platform/graphql/use-more.ts';
import { useStore } from '../../platform/store/root-store.tsx';
import { FavouritesStore } from '../favourites.store.ts';
import type { InitialFavourites } from './AccountFavouritesView.tsx';
import { favouritesPerPage, toRows } from './favourites-page.rules.ts';

/** Ids that were favourites at any time since the first render. Only these can have been removed here. */
function useAccumulatedIds(ids: readonly string[]): ReadonlySet<string> {
  const [{ of, accumulated }, setAccumulated] = useState({ of: ids, accumulated: new Set(ids) });
  if (of === ids) return accumulated;
  const next = new Set([...accumulated, ...ids]);
  setAccumulated({ of: ids, accumulated: next });
  return next;
}

/** Loads the page's data again if the account has favourites that it lacks, such as those added as a guest. */
function useMissing(listed: readonly string[]) {
  const favourites = useStore(FavouritesStore);
  const { revalidate } = useRevalidator();
  const missing = favourites.isSettled ? favourites.ids.filter((id) => !listed.includes(id)).join() : '';
  useEffect(() => {
    if (missing) void revalidate();
  }, [missing, revalidate]);
  return missing !== '';
}

/** The account's favourites to display. A removed one keeps its position. Reads a store, so call it from an observer. */
export function useAccountList(initial: InitialFavourites) {
  const favourites = useStore(FavouritesStore);
  const accumulated = useAccumulatedIds(favourites.ids);
  const isRemoved = (id: string) => accumulated.has(id) && !favourites.has(id);
  const first = useMemo(() => ({ items: initial.rows, pagination: { totalItems: initial.totalItems } }), [initial]);
  const [removedCount, setRemovedCount] = useState(0);
  const { items, total, state, more } = useMore({
    first,
    pageSize: favouritesPerPage,
    removedCount,
    load: async (page, signal) => {
      const { favouriteList } = await askApi(FavouritesPageDocument, { variables: { page, limit: favouritesPerPage }, signal });
      if (!favouriteList) throw new Error('the session is over');
      return { items: toRows(favouriteList.items), pagination: favouriteList.pagination };
    },
  });
  const removed = items.filter(({ id }) => isRemoved(id)).length;
  if (removed !== removedCount) setRemovedCount(removed);
  useEffect(() => favourites.refresh(), [favourites]);
  const waits = useMissing([...initial.ids, ...items.map(({ id }) => id)]);
  const visibleCount = (initial.page - 1) * favouritesPerPage + items.length;
  return { items, isRemoved, waits, visibleCount, total: Math.max(total, visibleCount), state, more };
}
