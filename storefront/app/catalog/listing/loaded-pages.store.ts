import type { ProductCardFragment } from '../../platform/graphql/generated/graphql.ts';

/** Number of listings whose pages are remembered, more than shoppers usually go back through. */
const maxListings = 6;

/** The pages of the listings that this tab has loaded. They are restored when the shopper goes back. */
export class LoadedPagesStore {
  /** The loaded pages of each listing, by the URL of its first page. The listing that was stored last is at the end. */
  readonly #pagesByAddress = new Map<string, Map<number, readonly ProductCardFragment[]>>();

  savePage(address: string, page: number, items: readonly ProductCardFragment[]) {
    const pages = this.#pagesByAddress.get(address) ?? new Map<number, readonly ProductCardFragment[]>();
    pages.set(page, items);
    this.#pagesByAddress.delete(address);
    this.#pagesByAddress.set(address, pages);
    const [oldestAddress] = this.#pagesByAddress.keys();
    if (this.#pagesByAddress.size > maxListings && oldestAddress !== undefined) this.#pagesByAddress.delete(oldestAddress);
  }

  /** Returns the remembered pages from `first` to `last`. If pages are missing, returns only those after the last gap. */
  listLoadedPages(address: string, first: number, last: number): { page: number; items: readonly ProductCardFragment[] }[] {
    const pages = this.#pagesByAddress.get(address);
    const loadedPages: { page: number; items: readonly ProductCardFragment[] }[] = [];
    for (let page = last; page >= first; page -= 1) {
      const items = pages?.get(page);
      if (!items) break;
      loadedPages.unshift({ page, items });
    }
    return loadedPages;
  }

  /** Replaces remembered products with newly loaded ones. Removes requested products that the API no longer returns. */
  replaceProducts(address: string, ids: readonly string[], products: readonly ProductCardFragment[]) {
    const productsById = new Map(products.map((product) => [product.id, product]));
    const requestedIds = new Set(ids);
    for (const [page, items] of this.#pagesByAddress.get(address) ?? []) {
      this.savePage(
        address,
        page,
        items.flatMap((product) => (requestedIds.has(product.id) ? (productsById.get(product.id) ?? []) : product)),
      );
    }
  }
}
