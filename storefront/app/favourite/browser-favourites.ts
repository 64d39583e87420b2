import { isString } from '../platform/store/browser-storage.ts';
import { StoredList } from '../platform/store/stored-list.ts';
import { type FavouritesKeeper, mostFavourites } from './favourites-keeper.port.ts';

/** The favourites in the browser's storage, shared between its tabs. */
export class BrowserFavourites implements FavouritesKeeper {
  readonly #list = new StoredList('favourites', { is: isString, keyOf: (id) => id, most: mostFavourites });

  get ids() {
    return this.#list.members;
  }

  get isLoaded() {
    return this.#list.isRead;
  }

  load() {
    this.#list.remember();
  }

  add(productId: string) {
    this.#list.change((ids) => (ids.length < mostFavourites ? [productId, ...ids] : ids));
  }

  restore(productId: string, before: string | undefined) {
    this.#list.change((ids) => {
      const others = ids.filter((id) => id !== productId);
      const place = before === undefined ? -1 : others.indexOf(before);
      return others.toSpliced(place < 0 ? others.length : place, 0, productId);
    });
  }

  remove(productIds: readonly string[]) {
    this.#list.change((ids) => ids.filter((id) => !productIds.includes(id)));
  }
}
