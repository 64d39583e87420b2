import { actionBound, makeObservable, observable } from 'mobx';
import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';

/** Number of listings whose pages are remembered, more than shoppers usually go back through. */
const maxListings = 6;

/**
 * View state of the listings in this tab: the loaded pages of each listing, which are restored when the shopper goes back, and whether the
 * filter column is hidden.
 */
export class ListingStore {
  areFiltersHidden = false;

  /** Keyed by the URL of the first page. The listing that was stored last is at the end. */
  readonly #pages = new Map<string, Map<number, readonly ProductCardFragment[]>>();

  constructor() {
    makeObservable(this, { areFiltersHidden: observable, setFiltersHidden: actionBound });
  }

  setFiltersHidden(isHidden: boolean) {
    this.areFiltersHidden = isHidden;
  }

  savePage(address: string, page: number, items: readonly ProductCardFragment[]) {
    const pages = this.#pages.get(address) ?? new Map<number, readonly ProductCardFragment[]>();
    pages.set(page, items);
    this.#pages.delete(address);
    this.#pages.set(address, pages);
    const [oldest] = this.#pages.keys();
    if (this.#pages.size > maxListings && oldest !== undefined) this.#pages.delete(oldest);
  }

  /**
   * Returns the remembered pages from `first` to `last`. If a page is missing, returns only those after it, so that the result has no gaps.
   */
  listPagesUpTo(address: string, first: number, last: number): { page: number; items: readonly ProductCardFragment[] }[] {
    const pages = this.#pages.get(address);
    const loadedPages: { page: number; items: readonly ProductCardFragment[] }[] = [];
    for (let page = last; page >= first; page -= 1) {
      const items = pages?.get(page);
      if (!items) break;
      loadedPages.unshift({ page, items });
    }
    return loadedPages;
  }

  /** Replaces remembered products with fresh ones. Removes those that were requested but no longer exist. */
  replaceProducts(address: string, ids: readonly string[], products: readonly ProductCardFragment[]) {
    const productsById = new Map(products.map((product) => [product.id, product]));
    const requestedIds = new Set(ids);
    for (const [page, items] of this.#pages.get(address) ?? []) {
      this.savePage(
        address,
        page,
        items.flatMap((item) => (requestedIds.has(item.id) ? (productsById.get(item.id) ?? []) : item)),
      );
    }
  }
}
