import { toast } from '@meet/ui-kit/toaster';
import { queryApi, toFailureMessage } from '../platform/graphql/browser-api.ts';
import {
  AccountFavouritesDocument,
  AddFavouritesDocument,
  type ServerFavouritesFragment,
  SetFavouriteDocument,
} from '../platform/graphql/generated/graphql.ts';
import { AccountSync, type AwaitResponse } from '../platform/store/account-sync.ts';
import { createValueParser, StorageEntry } from '../platform/store/browser-storage.ts';
import { ignoreRefusal } from '../platform/store/ignore-refusal.ts';
import { StoredState } from '../platform/store/stored-state.ts';
import type { BrowserFavourites } from './browser-favourites.ts';
import { removeProduct, restoreProduct } from './favourites.rules.ts';
import type { FavouritesStorage } from './favourites-storage.port.ts';
import {
  addPendingChanges,
  dropRejectedChange,
  isStoredFavourites,
  mergeServerList,
  noFavourites,
  type PendingFavourite,
  type StoredFavourites,
} from './stored-favourites.rules.ts';

/** Maximum number of an account's favourites, as in the API. */
export const maxAccountFavourites = 500;

function warnNotAdded(message: string) {
  toast.warning('Не\u00a0добавлено в\u00a0избранное', { id: 'favourites-full', description: message });
}

/**
 * The favourites of a signed-in shopper. The server has the authoritative list. A change is visible at once in all tabs, and is sent soon.
 */
export class AccountFavourites implements FavouritesStorage {
  readonly max = maxAccountFavourites;
  readonly #stored = new StoredState<StoredFavourites>(
    new StorageEntry('accountFavourites', createValueParser(isStoredFavourites)),
    noFavourites,
  );
  readonly #guestFavourites: BrowserFavourites;
  readonly #sync: AccountSync;

  constructor(guestFavourites: BrowserFavourites) {
    this.#guestFavourites = guestFavourites;
    this.#stored.loadStored();
    this.#sync = new AccountSync({
      name: 'favourites',
      reread: () => {
        this.#stored.reread();
        guestFavourites.reread();
      },
      hasUnsent: () => this.hasUnsent,
      read: (awaitResponse) => this.#read(awaitResponse),
      send: (awaitResponse) => this.#send(awaitResponse),
    });
  }

  /** Whether a response has confirmed that the ids belong to this session's account. */
  get isConfirmed() {
    return this.#sync.isConfirmed;
  }

  get isLoaded() {
    return this.#sync.isLoaded;
  }

  /** Whether the last request failed. The request is repeated automatically. */
  get hasFailed() {
    return this.#sync.hasFailed;
  }

  get ids() {
    return this.#stored.value.ids;
  }

  /** Whether some changes have not reached the server yet. */
  get hasUnsent() {
    return this.#stored.value.pending.length > 0 || this.#guestFavourites.ids.length > 0;
  }

  /** Starts to synchronize with the account that is signed in now, which may be another account than before. */
  open(): Promise<void> {
    return this.#sync.open();
  }

  /**
   * Stops synchronizing, because the session has ended. Added products that never reached the server become the guest's favourites; nothing
   * else remains.
   */
  close() {
    this.#sync.close();
    const unsentChanges = this.#stored.value.pending.filter(({ isIn }) => isIn);
    this.#stored.change(() => noFavourites);
    for (const { id } of unsentChanges) this.#guestFavourites.add(id);
  }

  refresh(): Promise<void> {
    return this.#sync.refresh();
  }

  add(productId: string) {
    if (this.ids.length < maxAccountFavourites) this.#change((ids) => [productId, ...ids], [{ id: productId, isIn: true }]);
  }

  restore(productId: string, followingId: string | undefined) {
    this.#change((ids) => restoreProduct(ids, productId, followingId), [{ id: productId, isIn: true }]);
  }

  remove(productIds: readonly string[]) {
    this.#change(
      (ids) => removeProduct(ids, productIds),
      productIds.map((id) => ({ id, isIn: false })),
    );
  }

  #change(updateIds: (ids: readonly string[]) => string[], changes: readonly Omit<PendingFavourite, 'stamp'>[]) {
    this.#stored.change((storedFavourites) => ({
      ...storedFavourites,
      ids: updateIds(storedFavourites.ids),
      pending: addPendingChanges(storedFavourites.pending, changes),
    }));
    void this.#sync.sync();
  }

  #applyServerList(serverList: ServerFavouritesFragment, sentChanges?: readonly PendingFavourite[]) {
    this.#stored.change((storedFavourites) => mergeServerList(storedFavourites, serverList, sentChanges));
  }

  async #read(awaitResponse: AwaitResponse): Promise<boolean> {
    const { favouriteList: serverList } = await awaitResponse(queryApi(AccountFavouritesDocument, { variables: {} }));
    if (serverList) this.#applyServerList(serverList);
    return serverList !== null;
  }

  async #send(awaitResponse: AwaitResponse) {
    await this.#mergeGuestFavourites(awaitResponse);
    // Changes are sent one after the other, because the server accepts or rejects each separately. Removals come first, to make room in a
    // full list.
    const { pending } = this.#stored.value;
    for (const change of pending.toSorted((first, second) => Number(first.isIn) - Number(second.isIn))) {
      const variables = { productId: change.id, isFavourite: change.isIn };
      const response = await awaitResponse(
        ignoreRefusal(queryApi(SetFavouriteDocument, { variables }), (error) => change.isIn && warnNotAdded(toFailureMessage(error))),
      );
      if (response) this.#applyServerList(response.toggleFavourite, [change]);
      else this.#stored.change((storedFavourites) => dropRejectedChange(storedFavourites, change));
    }
  }

  /** Adds the guest's favourites to the account. They leave the guest's list only when the server has responded. */
  async #mergeGuestFavourites(awaitResponse: AwaitResponse) {
    const productIds = [...this.#guestFavourites.ids];
    if (productIds.length === 0) return;
    const response = await awaitResponse(
      ignoreRefusal(queryApi(AddFavouritesDocument, { variables: { productIds } }), (error) => warnNotAdded(toFailureMessage(error))),
    );
    if (response) {
      this.#applyServerList(response.addFavourites);
      const presentIds = new Set(response.addFavourites.productIds);
      const isFull = presentIds.size >= maxAccountFavourites && productIds.some((id) => !presentIds.has(id));
      if (isFull)
        warnNotAdded(`В\u00a0нём уже ${maxAccountFavourites} товаров: не\u00a0всё, что вам понравилось до\u00a0входа, поместилось.`);
    }
    this.#guestFavourites.remove(productIds);
  }
}
