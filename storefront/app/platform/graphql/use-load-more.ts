import { useEffect, useRef, useState } from 'react';

interface ListPage<Item> {
  items: readonly Item[];
  pagination: { totalItems: number };
}

interface ListOptions<Item> {
  /** The first page of the list, from the page's data. */
  firstPage: ListPage<Item>;
  pageSize: number;
  /**
   * Number of displayed items that were removed from the list since they were loaded. The later items have moved up by this number.
   * @default 0
   */
  removedCount?: number;
  /** Loads a page; the first page is 1. */
  load: (page: number, signal: AbortSignal) => Promise<ListPage<Item>>;
}

/**
 * Returns the displayed items of a list and a function that loads more. New items may shift others to the next page, so items that are
 * already displayed are dropped. When the page's data is reloaded, new items are added on top and none are removed.
 */
export function useLoadMore<Item extends { id: string }>({ firstPage, pageSize, removedCount = 0, load }: ListOptions<Item>) {
  const [listState, setListState] = useState({ firstPage, items: firstPage.items, total: firstPage.pagination.totalItems });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (listState.firstPage !== firstPage)
    setListState({ firstPage, items: joinPages(firstPage.items, listState.items), total: firstPage.pagination.totalItems });
  const pendingController = useRef<AbortController>(null);
  useEffect(() => () => pendingController.current?.abort(), []);
  /** Loads the next page. If all items of that page are already displayed, because new items have shifted them, loads the page after it. */
  const loadNextPage = async (visible: readonly Item[], signal: AbortSignal): Promise<ListPage<Item>> => {
    for (let page = Math.floor((visible.length - removedCount) / pageSize) + 1; ; page += 1) {
      const loadedPage = await load(page, signal);
      const isLast = page * pageSize >= loadedPage.pagination.totalItems;
      if (isLast || joinPages(visible, loadedPage.items).length > visible.length) return loadedPage;
    }
  };
  const loadMore = () => {
    const controller = new AbortController();
    const { signal } = controller;
    pendingController.current?.abort();
    pendingController.current = controller;
    setState('loading');
    loadNextPage(listState.items, signal).then(
      ({ items, pagination }) => {
        if (signal.aborted) return;
        setListState((previous) => ({ ...previous, items: joinPages(previous.items, items), total: pagination.totalItems }));
        setState('idle');
      },
      () => signal.aborted || setState('failed'),
    );
  };
  return { items: listState.items, total: Math.max(listState.total, listState.items.length), state, loadMore };
}

function joinPages<Item extends { id: string }>(visible: readonly Item[], added: readonly Item[]): readonly Item[] {
  const existingIds = new Set(visible.map(({ id }) => id));
  return [...visible, ...added.filter(({ id }) => !existingIds.has(id))];
}
