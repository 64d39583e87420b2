import { useEffect, useState } from 'react';

const debounceMs = 200;
const none: readonly never[] = [];

interface Found<Hint> {
  of: string | null;
  hints: readonly Hint[];
  state: 'waiting' | 'found' | 'failed';
}

/** Requests suggestions. Must be the same function in every rendering. */
export type FindHints<Hint> = (query: string, signal: AbortSignal) => Promise<readonly Hint[]>;

/** Requests suggestions while the shopper types, and none while the query is null. If the API does not respond there are no suggestions. */
export function useFoundHints<Hint>(query: string | null, find: FindHints<Hint>): Omit<Found<Hint>, 'of'> {
  const [found, setFound] = useState<Found<Hint>>({ of: null, hints: none, state: 'waiting' });
  useEffect(() => {
    if (query === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      find(query, signal).then(
        (hints) => !signal.aborted && setFound({ of: query, hints, state: 'found' }),
        () => !signal.aborted && setFound({ of: query, hints: none, state: 'failed' }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, find]);
  return query !== null && found.of === query ? found : { hints: none, state: 'waiting' };
}
