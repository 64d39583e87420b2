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

/** Requests that the live search sends to the API. */
export interface SearchSource {
  findProducts: (query: string, signal: AbortSignal) => Promise<SearchResults>;
  suggestQueries: (query: string, signal: AbortSignal) => Promise<readonly string[]>;
}

/**
 * State of the search while the shopper types. Each change cancels scheduled requests, aborts those in flight and ignores stale responses.
 * The last results stay until the next search has succeeded or failed, or the query becomes empty.
 */
export class LiveSearch {
  query = '';
  suggestions: readonly string[] = [];
  results: SearchResults | null = null;
  isLoading = false;
  hasFailed = false;

  readonly #source: SearchSource;
  #requestController = new AbortController();

  constructor(source: SearchSource) {
    this.#source = source;
    makeObservable(this, {
      query: observable,
      suggestions: observableRef,
      results: observableRef,
      isLoading: observable,
      hasFailed: observable,
      changeQuery: actionBound,
    });
  }

  changeQuery(query: string) {
    const trimmed = query.trim();
    const isSameQuery = trimmed === this.query.trim();
    this.query = query;
    if (isSameQuery) return;
    this.stop();
    this.hasFailed = false;
    this.isLoading = trimmed !== '';
    if (trimmed === '') {
      this.suggestions = [];
      this.results = null;
      return;
    }
    const { signal } = this.#requestController;
    this.#schedule(suggestDebounceMs, () => this.#suggestQueries(trimmed, signal));
    this.#schedule(findDebounceMs, () => this.#findProducts(trimmed, signal));
  }

  /** Cancels scheduled requests, aborts those in flight and ignores their responses. */
  stop() {
    this.#requestController.abort();
    this.#requestController = new AbortController();
  }

  #schedule(ms: number, sendRequest: () => Promise<void>) {
    const timer = setTimeout(sendRequest, ms);
    this.#requestController.signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  }

  async #suggestQueries(query: string, signal: AbortSignal) {
    // Failed suggestions are not reported: the product search follows and reports its own failure.
    const suggestions = await this.#source.suggestQueries(query, signal).catch(() => null);
    if (signal.aborted || !suggestions) return;
    runInAction(() => {
      this.suggestions = suggestions;
    });
  }

  async #findProducts(query: string, signal: AbortSignal) {
    const searchResults = await this.#source.findProducts(query, signal).catch(() => null);
    if (signal.aborted) return;
    runInAction(() => {
      this.isLoading = false;
      this.hasFailed = searchResults === null;
      this.results = searchResults;
      if (searchResults) this.suggestions = searchResults.suggestions;
    });
  }
}
