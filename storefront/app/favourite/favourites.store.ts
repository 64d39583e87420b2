import { actionBound, computed, makeObservable } from 'mobx';
import { isString } from '../platform/browser-storage.ts';
import { StoredList } from '../platform/stored-list.ts';

/** As many products as the API is asked about at once. */
export const mostFavourites = 100;

/** Ids of the products that a shopper likes, newest first; the same in all tabs of the browser. */
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

  /** Before that an empty list means nothing. */
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

  /** Whether it is liked now. When the list is full, nothing more is liked. */
  toggle(productId: string): boolean {
    if (this.has(productId)) this.drop([productId]);
    else this.#list.change((ids) => (ids.length < mostFavourites ? [productId, ...ids] : ids));
    return this.has(productId);
  }

  /** Likes again what was liked, in front of a product where it stood there. */
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
