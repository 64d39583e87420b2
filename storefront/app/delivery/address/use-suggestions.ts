import { useEffect, useState } from 'react';

const debounceMs = 200;
const noSuggestions: readonly never[] = [];

interface SuggestionSearch<Suggestion> {
  query: string | null;
  suggestions: readonly Suggestion[];
  state: 'waiting' | 'found' | 'failed';
}

/** Requests suggestions. Must be the same function in every rendering. */
export type FindSuggestions<Suggestion> = (query: string, signal: AbortSignal) => Promise<readonly Suggestion[]>;

/** Requests suggestions while the shopper types, and none while the query is null. If the API does not respond there are no suggestions. */
export function useSuggestions<Suggestion>(
  query: string | null,
  findSuggestions: FindSuggestions<Suggestion>,
): Omit<SuggestionSearch<Suggestion>, 'query'> {
  const [search, setSearch] = useState<SuggestionSearch<Suggestion>>({ query: null, suggestions: noSuggestions, state: 'waiting' });
  useEffect(() => {
    if (query === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      findSuggestions(query, signal).then(
        (suggestions) => !signal.aborted && setSearch({ query, suggestions, state: 'found' }),
        () => !signal.aborted && setSearch({ query, suggestions: noSuggestions, state: 'failed' }),
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, findSuggestions]);
  return query !== null && search.query === query ? search : { suggestions: noSuggestions, state: 'waiting' };
}
