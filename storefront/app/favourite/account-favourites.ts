import { toast } from '@meet/ui-kit/toaster';
import { queryApi, toFailureMessage } from '../platform/graphql/browser-api.ts';
import {
  AccountFavouritesDocument,
  AddFavouritesDocument,
  type ServerFavouritesFragment,
  SetFavouriteDocument,
} from '../platform/graphql/generated/graphql.ts';
import { AccountSync, type AwaitResponse, ignoreRefusal } from '../platform/store/account-sync.ts';
import { createValueParser, isString, StorageEntry } from '../platform/store/browser-storage.ts';
import { StoredState } from '../platform/store/stored-state.ts';
import type { BrowserFavourites } from './browser-favourites.ts';
import { type FavouritesStorage, removeProduct, restoreProduct } from './favourites.rules.ts';

/** A change of a list that the server has not confirmed yet. */
export interface PendingFavourite {
  /** Id of the entry. */
  id: string;
  /** Whether the entry should be in the server's list. */
  isIn: boolean;
  /** Distinguishes the change from a later one to the same entry. */
  stamp: string;
}

/** Whether a stored value is such a change, because storage can hold anything. */
export function isPendingFavourite(value: unknown): value is PendingFavourite {
  if (typeof value !== 'object' || value === null) return false;
  const { id, isIn, stamp }: Partial<Record<string, unknown>> = { ...value };
  return typeof id === 'string' && typeof stamp === 'string' && typeof isIn === 'boolean';
}

/** Adds changes; they supersede earlier ones to the same members. */
export const addPending = <Change extends PendingFavourite>(
  pending: readonly Change[],
  changes: readonly Omit<Change, 'stamp'>[],
): Change[] => [
  ...pending.filter(({ id }) => !changes.some((change) => change.id === id)),
  ...changes.map((change) => ({ ...change, stamp: String(Math.random()) }) as Change),
];

/** The changes without those that were sent. */
export function removeSent<Change extends PendingFavourite>(pending: readonly Change[], sentChanges: readonly Change[]): Change[] {
  const stamps = new Set(sentChanges.map(({ stamp }) => stamp));
  return pending.filter(({ stamp }) => !stamps.has(stamp));
}

/** An account's favourites as the browser stores them, shared by its tabs. */
interface StoredFavourites {
  /** Id of the account; null before the first response. */
  owner: string | null;
  /** Ids of the products, newest first. */
  ids: string[];
  pending: PendingFavourite[];
}

const noFavourites: StoredFavourites = { owner: null, ids: [], pending: [] };

/** Whether a stored value is such a list, because storage can hold anything. */
function isStoredFavourites(value: unknown): value is StoredFavourites {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, ids, pending }: Partial<Record<string, unknown>> = { ...value };
  const areLists = Array.isArray(ids) && ids.every(isString) && Array.isArray(pending) && pending.every(isPendingFavourite);
  return areLists && (owner === null || isString(owner));
}

/** The product that follows another one in the list and is in `present` too. */
const findNextPresent = (ids: readonly string[], id: string, present: readonly string[]) =>
  ids.slice(ids.indexOf(id) + 1).find((one) => present.includes(one));

/**
 * Merges a response of the server. The server decides, except for changes that it has not confirmed yet: added products keep their
 * position. Data of another account is dropped. Changes that were sent end with the response.
 */
function mergeServerList(
  storedFavourites: StoredFavourites,
  server: ServerFavouritesFragment,
  sentChanges: readonly PendingFavourite[] = [],
): StoredFavourites {
  const { ids, pending: before } = storedFavourites.owner === server.userId ? storedFavourites : noFavourites;
  const pending = removeSent(before, sentChanges);
  const pendingById = new Map(pending.map(({ id, isIn }) => [id, isIn]));
  const remaining = server.productIds.filter((id) => pendingById.get(id) !== false);
  const addedIds = ids.filter((id) => pendingById.get(id) && !remaining.includes(id));
  const insert = (list: string[], id: string) => restoreProduct(list, id, findNextPresent(ids, id, list));
  return { owner: server.userId, ids: addedIds.reduceRight(insert, remaining), pending };
}

/** Drops a change that the server has permanently rejected: the added product is removed from the list. */
const dropRejected = (storedFavourites: StoredFavourites, sentChange: PendingFavourite): StoredFavourites => {
  const pending = removeSent(storedFavourites.pending, [sentChange]);
  const isSuperseded = pending.some(({ id }) => id === sentChange.id);
  return {
    ...storedFavourites,
    pending,
    ids: sentChange.isIn && !isSuperseded ? storedFavourites.ids.filter((id) => id !== sentChange.id) : storedFavourites.ids,
  };
};

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
  readonly #guest: BrowserFavourites;
  readonly #sync: AccountSync;

  constructor(guest: BrowserFavourites) {
    this.#guest = guest;
    this.#stored.loadStored();
    this.#sync = new AccountSync({
      name: 'favourites',
      reread: () => {
        this.#stored.reread();
        guest.reread();
      },
      hasUnsent: () => this.hasUnsent,
      read: (awaitResponse) => this.#read(awaitResponse),
      send: (awaitResponse) => this.#send(awaitResponse),
    });
  }

  /** Whether the ids are known to be of this session's account. */
  get isConfirmed() {
    return this.#sync.isConfirmed;
  }

  get isLoaded() {
    return this.#sync.isLoaded;
  }

  /** Whether the last exchange failed. It is repeated automatically. */
  get hasFailed() {
    return this.#sync.hasFailed;
  }

  get ids() {
    return this.#stored.value.ids;
  }

  /** Whether some changes have not reached the server yet. */
  get hasUnsent() {
    return this.#stored.value.pending.length > 0 || this.#guest.ids.length > 0;
  }

  /** Starts to follow the account of the session, which may be another one than before. */
  open(): Promise<void> {
    return this.#sync.open();
  }

  /** Stops, because the session has ended. Changes that never reached the server become the guest's; nothing else remains. */
  close() {
    this.#sync.close();
    const unsent = this.#stored.value.pending.filter(({ isIn }) => isIn);
    this.#stored.change(() => noFavourites);
    for (const { id } of unsent) this.#guest.add(id);
  }

  /** Reads the server's list. */
  refresh(): Promise<void> {
    return this.#sync.refresh();
  }

  add(productId: string) {
    if (this.ids.length < maxAccountFavourites) this.#change((ids) => [productId, ...ids], [{ id: productId, isIn: true }]);
  }

  restore(productId: string, before: string | undefined) {
    this.#change((ids) => restoreProduct(ids, productId, before), [{ id: productId, isIn: true }]);
  }

  remove(productIds: readonly string[]) {
    this.#change(
      (ids) => removeProduct(ids, productIds),
      productIds.map((id) => ({ id, isIn: false })),
    );
  }

  #change(change: (ids: readonly string[]) => string[], changes: readonly Omit<PendingFavourite, 'stamp'>[]) {
    this.#stored.change((storedFavourites) => ({
      ...storedFavourites,
      ids: change(storedFavourites.ids),
      pending: addPending(storedFavourites.pending, changes),
    }));
    void this.#sync.sync();
  }

  #applyServerList(server: ServerFavouritesFragment, sentChanges?: readonly PendingFavourite[]) {
    this.#stored.change((storedFavourites) => mergeServerList(storedFavourites, server, sentChanges));
  }

  async #read(awaitResponse: AwaitResponse): Promise<boolean> {
    const { favouriteList: server } = await awaitResponse(queryApi(AccountFavouritesDocument, { variables: {} }));
    if (server) this.#applyServerList(server);
    return server !== null;
  }

  async #send(awaitResponse: AwaitResponse) {
    await this.#pushGuestFavourites(awaitResponse);
    // One after the other, because the server rejects each on its own. Removals come first, so that a full list has room.
    const { pending } = this.#stored.value;
    for (const change of pending.toSorted((one, other) => Number(one.isIn) - Number(other.isIn))) {
      const variables = { productId: change.id, isFavourite: change.isIn };
      const response = await awaitResponse(
        ignoreRefusal(queryApi(SetFavouriteDocument, { variables }), (error) => change.isIn && warnNotAdded(toFailureMessage(error))),
      );
      if (response) this.#applyServerList(response.toggleFavourite, [change]);
      else this.#stored.change((storedFavourites) => dropRejected(storedFavourites, change));
    }
  }

  /** Pushes the guest's favourites: they leave the guest's list when the server has responded, and not before. */
  async #pushGuestFavourites(awaitResponse: AwaitResponse) {
    const productIds = [...this.#guest.ids];
    if (productIds.length === 0) return;
    const response = await awaitResponse(
      ignoreRefusal(queryApi(AddFavouritesDocument, { variables: { productIds } }), (error) => warnNotAdded(toFailureMessage(error))),
    );
    if (response) {
      this.#applyServerList(response.addFavourites);
      const present = new Set(response.addFavourites.productIds);
      const isFull = present.size >= maxAccountFavourites && productIds.some((id) => !present.has(id));
      if (isFull)
        warnNotAdded(`В\u00a0нём уже ${maxAccountFavourites} товаров: не\u00a0всё, что вам понравилось до\u00a0входа, поместилось.`);
    }
    this.#guest.remove(productIds);
  }
}
