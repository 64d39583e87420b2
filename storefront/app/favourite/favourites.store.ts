import { actionBound, computed, makeObservable } from 'mobx';
import { BrowserFavourites } from './browser-favourites.ts';
import type { FavouritesKeeper } from './favourites-keeper.port.ts';

/** Ids of the favourite products, newest first. The keeper decides where they are stored. */
export class FavouritesStore {
  readonly #keeper: FavouritesKeeper = new BrowserFavourites();

  constructor() {
    makeObservable(this, {
      count: computed,
      toggle: actionBound,
      restore: actionBound,
      drop: actionBound,
      remember: actionBound,
    });
  }

  get ids() {
    return this.#keeper.ids;
  }

  /** Whether the ids have been loaded. Until then the list only appears empty. */
  get isRead() {
    return this.#keeper.isLoaded;
  }

  get count() {
    return this.ids.length;
  }

  has(productId: string) {
    return this.ids.includes(productId);
  }

  /** Adds or removes a product. Returns whether it is a favourite now; nothing is added to a full list. */
  toggle(productId: string): boolean {
    if (this.has(productId)) this.drop([productId]);
    else this.#keeper.add(productId);
    return this.has(productId);
  }

  /** Restores a removed product in front of `before`, or at the end when `before` is not in the list. */
  restore(productId: string, before: string | undefined) {
    this.#keeper.restore(productId, before);
  }

  drop(productIds: readonly string[]) {
    this.#keeper.remove(productIds);
  }

  remember() {
    this.#keeper.load();
  }
}
