import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { FindProductsQuery } from '../platform/graphql/generated/graphql.ts';

/** How long a query must stand before its products are asked for: they are costly. */
export const findAfterMs = 1000;
/** Suggestions are cheap, and of use only while it is still being typed. */
export const suggestAfterMs = 250;

export type FoundProduct = FindProductsQuery['searchFilteredProducts']['items'][number];

export interface Found {
  items: readonly FoundProduct[];
  suggestions: readonly string[];
  total: number;
  /** What was searched for instead of the query; null where that was the query. */
  takenFor: string | null;
}

/** Where the answers come from. */
export interface SearchSource {
  find: (query: string, signal: AbortSignal) => Promise<Found>;
  suggest: (query: string, signal: AbortSignal) => Promise<readonly string[]>;
}

/**
 * What a search answers while it is typed. Each change makes all earlier questions stale: those that wait are not asked, those on their
 * way are broken off, and what comes all the same is dropped. The last answer stays until the next one is there.
 */
export class LiveSearch {
  query = '';
  suggestions: readonly string[] = [];
  found: Found | null = null;
  loading = false;
  failed = false;

  readonly #source: SearchSource;
  #present = new AbortController();

  constructor(source: SearchSource) {
    this.#source = source;
    makeObservable(this, {
      query: observable,
      suggestions: observableRef,
      found: observableRef,
      loading: observable,
      failed: observable,
      change: actionBound,
    });
  }

  change(query: string) {
    const asked = query.trim();
    const isSame = asked === this.query.trim();
    this.query = query;
    if (isSame) return;
    this.stop();
    this.failed = false;
    this.loading = asked !== '';
    if (asked === '') {
      this.suggestions = [];
      this.found = null;
      return;
    }
    const { signal } = this.#present;
    this.#later(suggestAfterMs, () => this.#suggest(asked, signal));
    this.#later(findAfterMs, () => this.#find(asked, signal));
  }

  /** Asks nothing more, and takes no answer any more. */
  stop() {
    this.#present.abort();
    this.#present = new AbortController();
  }

  #later(ms: number, ask: () => Promise<void>) {
    const waiting = setTimeout(ask, ms);
    this.#present.signal.addEventListener('abort', () => clearTimeout(waiting), { once: true });
  }

  async #suggest(query: string, signal: AbortSignal) {
    // Without suggestions the products say what there is.
    const suggestions = await this.#source.suggest(query, signal).catch(() => null);
    if (signal.aborted || !suggestions) return;
    runInAction(() => {
      this.suggestions = suggestions;
    });
  }

  async #find(query: string, signal: AbortSignal) {
    const found = await this.#source.find(query, signal).catch(() => null);
    if (signal.aborted) return;
    runInAction(() => {
      this.loading = false;
      this.failed = found === null;
      this.found = found;
      if (found) this.suggestions = found.suggestions;
    });
  }
}
