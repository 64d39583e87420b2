import { useEffect, useState } from 'react';

const debounceMs = 200;
const noHints: readonly never[] = [];

interface HintSearch<Hint> {
  query: string | null;
  hints: readonly Hint[];
  state: 'waiting' | 'found' | 'failed';
}

/** Requests suggestions. Must be the same function in every rendering. */
export type FindHints<Hint> = (query: string, signal: AbortSignal) => Promise<readonly Hint[]>;

/** Requests suggestions while the shopper types, and none while the query is null. If the API does not respond there are no suggestions. */
export function useFoundHints<Hint>(query: string | null, find: FindHints<Hint>): Omit<HintSearch<Hint>, 'query'> {
  const [search, setSearch] = useState<HintSearch<Hint>>({ query: null, hints: noHints, state: 'waiting' });
  useEffect(() => {
    if (query === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      find(query, signal).then(
        (hints) => !signal.aborted && setSearch({ query: query, hints, state: 'found' }),
        () => !signal.aborted && setSearch({ query: query, hints: noHints, state: 'failed' }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, find]);
  return query !== null && search.query === query ? search : { hints: noHints, state: 'waiting' };
}
