import { actionBound, computed, makeObservable, observableRef, when } from 'mobx';
import { LazyAccountStorage } from '../auth/session/lazy-account-storage.ts';
import { SignInStore } from '../auth/session/sign-in.store.ts';
import { onFirstInteraction } from '../platform/lazy/first-interaction.ts';
import { onDemand } from '../platform/lazy/on-demand.ts';
import type { RootStore } from '../platform/store/root-store.tsx';
import { subscribeToSession } from '../platform/store/session-channel.ts';
import type { AccountFavourites } from './account-favourites.ts';
import { BrowserFavourites } from './browser-favourites.ts';
import { removeProduct } from './favourites.rules.ts';
import type { FavouritesStorage } from './favourites-storage.port.ts';

type ProductIds = readonly string[];

const loadAccountFavourites = onDemand(async () => (await import('./account-favourites.ts')).AccountFavourites);

/**
 * Ids of the favourite products, newest first. The browser stores a guest's favourites. The server stores a signed-in shopper's favourites;
 * the script that accesses them is loaded on demand. Until then the ids are those with which the server has rendered the page.
 */
export class FavouritesStore {
  /** Favourites of the account in the page's data; empty for a guest. */
  pageIds: ProductIds = [];
  /** Products that were removed in this tab before the account's list was read. */
  removedBeforeLoad: ProductIds = [];
  /** Favourites with which the server rendered the page; undefined until they are set. */
  #renderedIds: ProductIds | undefined;
  /** Argument of the last call of `setPageIds`. */
  #lastPageIds: ProductIds | null | undefined;
  #isFollowing = false;
  readonly #guestFavourites = new BrowserFavourites();
  readonly #accountStorage: LazyAccountStorage<AccountFavourites>;

  constructor(stores: Pick<RootStore, 'get'>) {
    this.#accountStorage = new LazyAccountStorage(stores.get(SignInStore), async () => {
      const AccountFavourites = await loadAccountFavourites();
      return new AccountFavourites(this.#guestFavourites);
    });
    makeObservable(this, {
      pageIds: observableRef,
      removedBeforeLoad: observableRef,
      ids: computed,
      toggle: actionBound,
      restore: actionBound,
      remove: actionBound,
      setPageIds: actionBound,
      refresh: actionBound,
      loadStored: actionBound,
    });
  }

  get #storage(): FavouritesStorage {
    return (this.#accountStorage.isLoaded ? this.#accountStorage.storage : null) ?? this.#guestFavourites;
  }

  get ids(): ProductIds {
    const { ids } = this.#storage;
    if (this.isLoaded) return ids;
    const storage = this.#accountStorage.storage;
    const accountIds = storage?.isConfirmed ? storage.ids : this.pageIds;
    return removeProduct([...removeProduct(ids, accountIds), ...accountIds], this.removedBeforeLoad);
  }

  /** Whether the ids have been loaded. Until then the list only appears empty, or is the one with which the page was rendered. */
  get isLoaded() {
    return this.#accountStorage.isGuest ? this.#guestFavourites.isLoaded : this.#accountStorage.isLoaded;
  }

  /** Whether the account's list has been read, and the server has all changes made here. */
  get isSynced() {
    return this.#accountStorage.isLoaded && this.#accountStorage.storage?.hasUnsent === false;
  }

  get count() {
    return this.ids.length;
  }

  get max() {
    return this.#storage.max;
  }

  has(productId: string) {
    return this.ids.includes(productId);
  }

  /** Whether the page was rendered with a product as a favourite. */
  isRenderedFavourite(productId: string) {
    return this.#renderedIds?.includes(productId) ?? false;
  }

  /** Adds or removes a product. Returns whether it is a favourite now; nothing is added to a full list. */
  toggle(productId: string): boolean {
    if (this.has(productId)) this.remove([productId]);
    else {
      // Until the account's list has been read, the product joins the guest's favourites, which are then added to the account.
      this.removedBeforeLoad = removeProduct(this.removedBeforeLoad, [productId]);
      this.#storage.add(productId);
    }
    return this.has(productId);
  }

  /** Restores a removed product in front of `followingId`, or at the end when `followingId` is not in the list. */
  restore(productId: string, followingId: string | undefined) {
    if (this.isLoaded) this.#storage.restore(productId, followingId);
    else if (!this.has(productId)) this.toggle(productId);
  }

  remove(productIds: ProductIds) {
    this.#storage.remove(productIds);
    if (this.isLoaded) return;
    this.removedBeforeLoad = [...this.removedBeforeLoad, ...productIds];
    when(
      () => this.isLoaded,
      () => {
        const removedIds = this.removedBeforeLoad.filter((id) => this.has(id));
        this.removedBeforeLoad = [];
        if (removedIds.length > 0) this.remove(removedIds);
      },
    );
  }

  /** Sets the favourites of the page's data; null if they are unknown or the shopper is a guest. */
  setPageIds(ids: ProductIds | null) {
    if (ids === this.#lastPageIds) return;
    this.#lastPageIds = ids;
    this.#renderedIds ??= ids ?? [];
    this.pageIds = ids ?? [];
  }

  loadStored() {
    this.#guestFavourites.load();
    // The favourites of the previous account are hidden until the page's data has been loaded again.
    subscribeToSession(() => this.setPageIds(null));
    // The page shows the account's favourites already, but the guest's favourites must be added to the account at once.
    if (this.#guestFavourites.ids.length > 0) this.#followAccount();
    else onFirstInteraction(this.#followAccount);
  }

  /** Reads changes made on another device. */
  refresh() {
    this.#followAccount();
    this.#accountStorage.refresh();
  }

  #followAccount = () => {
    if (this.#isFollowing) return;
    this.#isFollowing = true;
    this.#accountStorage.followSession();
  };
}
