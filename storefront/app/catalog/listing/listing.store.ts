import { actionBound, makeObservable, observable } from 'mobx';
import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';

/** Listings whose pages are remembered: more than anybody goes back through. */
const mostListings = 6;

/** How this tab looks at listings: the pages it has loaded of each, so that going back finds them, and whether the filters are put away. */
export class ListingStore {
  areFiltersAway = false;

  /** By the address of the first page, the latest last. */
  readonly #pages = new Map<string, Map<number, readonly ProductCardFragment[]>>();

  constructor() {
    makeObservable(this, { areFiltersAway: observable, putFilters: actionBound });
  }

  putFilters(away: boolean) {
    this.areFiltersAway = away;
  }

  keep(address: string, page: number, items: readonly ProductCardFragment[]) {
    const pages = this.#pages.get(address) ?? new Map<number, readonly ProductCardFragment[]>();
    pages.set(page, items);
    this.#pages.delete(address);
    this.#pages.set(address, pages);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > mostListings && oldest !== undefined) this.#pages.delete(oldest);
  }

  /** The pages from `first` up to `last`, without a gap before `last`: as many as are remembered. */
  pagesUpTo(address: string, first: number, last: number): { page: number; items: readonly ProductCardFragment[] }[] {
    const pages = this.#pages.get(address);
    const found: { page: number; items: readonly ProductCardFragment[] }[] = [];
    for (let page = last; page >= first; page -= 1) {
      const items = pages?.get(page);
      if (!items) break;
      found.unshift({ page, items });
    }
    return found;
  }

  /** Puts what is true now in the place of what was remembered; what is gone goes. */
  renew(address: string, asked: readonly string[], products: readonly ProductCardFragment[]) {
    const fresh = new Map(products.map((product) => [product.id, product]));
    const isAsked = new Set(asked);
    for (const [page, items] of this.#pages.get(address) ?? []) {
      this.keep(
        address,
        page,
        items.flatMap((item) => (isAsked.has(item.id) ? (fresh.get(item.id) ?? []) : item)),
      );
    }
  }
}
