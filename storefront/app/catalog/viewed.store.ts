import { isString } from '../platform/store/browser-storage.ts';
import { StoredList } from '../platform/store/stored-list.ts';

const maxProducts = 6;

/** Ids of recently viewed products, newest first, shared between the tabs of the browser. */
export class ViewedProductsStore {
  readonly #list = new StoredList('recentlyViewed', { isMember: isString, getKey: (id) => id, max: maxProducts });

  get ids() {
    return this.#list.members;
  }

  /** Adds a product at the front, or moves it there if it is in the list already. */
  add(productId: string) {
    this.#list.change((ids) => [productId, ...ids.filter((id) => id !== productId)]);
  }

  loadStored() {
    this.#list.loadStored();
  }
}
