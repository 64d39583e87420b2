import { actionBound, computed, makeObservable } from 'mobx';
import { isString } from '../platform/store/browser-storage.ts';
import { StoredList } from '../platform/store/stored-list.ts';

/** Maximum number of favourites. The API accepts at most this many products in one request. */
export const mostFavourites = 100;

/** Ids of the favourite products, newest first, shared between the tabs of the browser. */
export class FavouritesStore {
  readonly #list = new StoredList('favourites', { is: isString, keyOf: (id) => id, most: mostFavourites });

  constructor() {
    makeObservable(this, {
      count: computed,
      isFull: computed,
      toggle: actionBound,
      restore: actionBound,
      drop: actionBound,
      remember: actionBound,
    });
  }

  get ids() {
    return this.#list.members;
  }

  /** Whether the storage has been read. Until then the list only appears empty. */
  get isRead() {
    return this.#list.isRead;
  }

  get count() {
    return this.ids.length;
  }

  get isFull() {
    return this.ids.length >= mostFavourites;
  }

  has(productId: string) {
    return this.ids.includes(productId);
  }

  /** Adds or removes a product. Returns whether it is a favourite now; nothing is added to a full list. */
  toggle(productId: string): boolean {
    if (this.has(productId)) this.drop([productId]);
    else this.#list.change((ids) => (ids.length < mostFavourites ? [productId, ...ids] : ids));
    return this.has(productId);
  }

  /** Restores a removed product in front of `before`, or at the end when `before` is not in the list. */
  restore(productId: string, before: string | undefined) {
    this.#list.change((ids) => {
      const others = ids.filter((id) => id !== productId);
      const place = before === undefined ? -1 : others.indexOf(before);
      return others.toSpliced(place < 0 ? others.length : place, 0, productId);
    });
  }

  drop(productIds: readonly string[]) {
    this.#list.change((ids) => ids.filter((id) => !productIds.includes(id)));
  }

  remember() {
    this.#list.remember();
  }
}
