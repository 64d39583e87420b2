import { isString } from '../platform/store/browser-storage.ts';
import { StoredList } from '../platform/store/stored-list.ts';
import { removeProduct, restoreProduct } from './favourites.rules.ts';
import type { FavouritesStorage } from './favourites-storage.port.ts';

/** Maximum number of a guest's favourites. The API accepts at most this many products in one request. */
export const maxGuestFavourites = 100;

/** The favourites of a guest in the browser's storage, shared between its tabs. */
export class BrowserFavourites implements FavouritesStorage {
  readonly max = maxGuestFavourites;
  readonly #list = new StoredList('favourites', { isMember: isString, getKey: (id) => id, max: maxGuestFavourites });

  get ids() {
    return this.#list.members;
  }

  get isLoaded() {
    return this.#list.isLoaded;
  }

  /** Loads the ids and follows changes made in other tabs. */
  load() {
    this.#list.loadStored();
  }

  reread() {
    this.#list.reread();
  }

  add(productId: string) {
    this.#list.change((ids) => (ids.length < maxGuestFavourites ? [productId, ...ids] : ids));
  }

  restore(productId: string, followingId: string | undefined) {
    this.#list.change((ids) => restoreProduct(ids, productId, followingId));
  }

  remove(productIds: readonly string[]) {
    this.#list.change((ids) => removeProduct(ids, productIds));
  }
}
