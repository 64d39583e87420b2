import { useEffect, useRef, useState } from 'react';

interface ListPage<Item> {
  items: readonly Item[];
  pagination: { totalItems: number };
}

interface List<Item> {
  /** What the page's data has of the list. */
  first: ListPage<Item>;
  pageSize: number;
  /**
   * Number of shown items that the list has lost since, so that the others have moved up.
   * @default 0
   */
  removedCount?: number;
  /** Loads a page, counted from 1. */
  load: (page: number, signal: AbortSignal) => Promise<ListPage<Item>>;
}

/**
 * The shown items of a list and a function that loads more. New items may shift others to the next page, so items that are already shown
 * are dropped. When the page's data is reloaded, new items are added on top and none are removed.
 */
export function useMore<Item extends { id: string }>({ first, pageSize, removedCount = 0, load }: List<Item>) {
  const [listed, setListed] = useState({ first, items: first.items, total: first.pagination.totalItems });
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  if (listed.first !== first) setListed({ first, items: joined(first.items, listed.items), total: first.pagination.totalItems });
  const pending = useRef<AbortController>(null);
  useEffect(() => () => pending.current?.abort(), []);
  /** Loads the next page. If all of its items are shown already, because new ones have shifted them, loads the one after it. */
  const loadNew = async (visible: readonly Item[], signal: AbortSignal): Promise<ListPage<Item>> => {
    for (let page = Math.floor((visible.length - removedCount) / pageSize) + 1; ; page += 1) {
      const loaded = await load(page, signal);
      const isLast = page * pageSize >= loaded.pagination.totalItems;
      if (isLast || joined(visible, loaded.items).length > visible.length) return loaded;
    }
  };
  const more = () => {
    const controller = new AbortController();
    const { signal } = controller;
    pending.current?.abort();
    pending.current = controller;
    setState('loading');
    loadNew(listed.items, signal).then(
      ({ items, pagination }) => {
        if (signal.aborted) return;
        setListed((previous) => ({ ...previous, items: joined(previous.items, items), total: pagination.totalItems }));
        setState('idle');
      },
      () => signal.aborted || setState('failed'),
    );
  };
  return { items: listed.items, total: Math.max(listed.total, listed.items.length), state, more };
}

function joined<Item extends { id: string }>(before: readonly Item[], more: readonly Item[]): readonly Item[] {
  const existingIds = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !existingIds.has(id))];
}
