import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FindProductsQuery } from '../platform/graphql/generated/graphql.ts';

/** Debounce of the product search, in milliseconds. It is longer than that of the suggestions because the search is costly. */
export const findDebounceMs = 1000;
/** Debounce of the suggestions, in milliseconds. They are cheap, and useful only while the shopper types. */
export const suggestDebounceMs = 250;

export type ResultProduct = FindProductsQuery['searchFilteredProducts']['items'][number];

export interface SearchResults {
  items: readonly ResultProduct[];
  suggestions: readonly string[];
  total: number;
  /** Corrected query that was searched for; null when the query was used as typed. */
  takenFor: string | null;
}

/** Requests of the live search. */
export interface SearchSource {
  find: (query: string, signal: AbortSignal) => Promise<SearchResults>;
  suggest: (query: string, signal: AbortSignal) => Promise<readonly string[]>;
}

/**
 * State of the search while the shopper types. Each change cancels scheduled requests, aborts those in flight and ignores stale responses.
 * The last response stays until the next one arrives.
 */
export class LiveSearch {
  query = '';
  suggestions: readonly string[] = [];
  results: SearchResults | null = null;
  loading = false;
  failed = false;

  readonly #source: SearchSource;
  #requestController = new AbortController();

  constructor(source: SearchSource) {
    this.#source = source;
    makeObservable(this, {
      query: observable,
      suggestions: observableRef,
      results: observableRef,
      loading: observable,
      failed: observable,
      change: actionBound,
    });
  }

  change(query: string) {
    const trimmed = query.trim();
    const isSame = trimmed === this.query.trim();
    this.query = query;
    if (isSame) return;
    this.stop();
    this.failed = false;
    this.loading = trimmed !== '';
    if (trimmed === '') {
      this.suggestions = [];
      this.results = null;
      return;
    }
    const { signal } = this.#requestController;
    this.#schedule(suggestDebounceMs, () => this.#suggest(trimmed, signal));
    this.#schedule(findDebounceMs, () => this.#find(trimmed, signal));
  }

  /** Cancels scheduled requests, aborts those in flight and ignores their responses. */
  stop() {
    this.#requestController.abort();
    this.#requestController = new AbortController();
  }

  #schedule(ms: number, run: () => Promise<void>) {
    const timer = setTimeout(run, ms);
    this.#requestController.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  async #suggest(query: string, signal: AbortSignal) {
    // Failed suggestions are not reported: the product search follows and reports its own failure.
    const suggestions = await this.#source.suggest(query, signal).catch(() => null);
    if (signal.aborted || !suggestions) return;
    runInAction(() => {
      this.suggestions = suggestions;
    });
  }

  async #find(query: string, signal: AbortSignal) {
    const searchResults = await this.#source.find(query, signal).catch(() => null);
    if (signal.aborted) return;
    runInAction(() => {
      this.loading = false;
      this.failed = searchResults === null;
      this.results = searchResults;
      if (searchResults) this.suggestions = searchResults.suggestions;
    });
  }
}
