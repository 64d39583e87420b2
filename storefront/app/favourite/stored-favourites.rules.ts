import type { ServerFavouritesFragment } from '../platform/graphql/generated/graphql.ts';
import { isString } from '../platform/store/browser-storage.ts';
import { restoreProduct } from './favourites.rules.ts';

/** A change of the favourites that the server has not confirmed yet. */
export interface PendingFavourite {
  id: string;
  /** Whether the product should be in the server's list. */
  isIn: boolean;
  /** Distinguishes the change from a later one of the same product. */
  stamp: string;
}

/** Whether a stored value is a pending favourite, because storage can hold anything. */
function isPendingFavourite(value: unknown): value is PendingFavourite {
  if (typeof value !== 'object' || value === null) return false;
  const { id, isIn, stamp }: Partial<Record<string, unknown>> = { ...value };
  return typeof id === 'string' && typeof stamp === 'string' && typeof isIn === 'boolean';
}

/** Adds pending changes, which supersede earlier changes of the same products. */
export const addPendingChanges = <Change extends PendingFavourite>(
  pending: readonly Change[],
  changes: readonly Omit<Change, 'stamp'>[],
): Change[] => [
  ...pending.filter(({ id }) => !changes.some((change) => change.id === id)),
  ...changes.map((change) => ({ ...change, stamp: String(Math.random()) }) as Change),
];

function removeSentChanges<Change extends PendingFavourite>(pending: readonly Change[], sentChanges: readonly Change[]): Change[] {
  const stamps = new Set(sentChanges.map(({ stamp }) => stamp));
  return pending.filter(({ stamp }) => !stamps.has(stamp));
}

/** An account's favourites as the browser stores them, shared by its tabs. */
export interface StoredFavourites {
  /** Id of the account; null before the first response. */
  owner: string | null;
  /** Ids of the products, newest first. */
  ids: string[];
  pending: PendingFavourite[];
}

export const noFavourites: StoredFavourites = { owner: null, ids: [], pending: [] };

/** Whether a stored value has the shape of stored favourites, because storage can hold anything. */
export function isStoredFavourites(value: unknown): value is StoredFavourites {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, ids, pending }: Partial<Record<string, unknown>> = { ...value };
  const hasValidLists = Array.isArray(ids) && ids.every(isString) && Array.isArray(pending) && pending.every(isPendingFavourite);
  return hasValidLists && (owner === null || isString(owner));
}

/** Finds the first product after `id` in the list that is also in `presentIds`. */
const findNextPresent = (ids: readonly string[], id: string, presentIds: readonly string[]) =>
  ids.slice(ids.indexOf(id) + 1).find((laterId) => presentIds.includes(laterId));

/**
 * Merges a response of the server. The server decides, except for changes that it has not confirmed yet: added products keep their
 * position. Data of another account is dropped. Changes that were sent are no longer pending.
 */
export function mergeServerList(
  storedFavourites: StoredFavourites,
  serverList: ServerFavouritesFragment,
  sentChanges: readonly PendingFavourite[] = [],
): StoredFavourites {
  const { ids, pending: earlierPending } = storedFavourites.owner === serverList.userId ? storedFavourites : noFavourites;
  const pending = removeSentChanges(earlierPending, sentChanges);
  const pendingById = new Map(pending.map(({ id, isIn }) => [id, isIn]));
  const remainingIds = serverList.productIds.filter((id) => pendingById.get(id) !== false);
  const addedIds = ids.filter((id) => pendingById.get(id) && !remainingIds.includes(id));
  const insertId = (list: string[], id: string) => restoreProduct(list, id, findNextPresent(ids, id, list));
  return { owner: serverList.userId, ids: addedIds.reduceRight(insertId, remainingIds), pending };
}

/** Drops a change that the server has permanently rejected: the added product is removed from the list. */
export const dropRejectedChange = (storedFavourites: StoredFavourites, sentChange: PendingFavourite): StoredFavourites => {
  const pending = removeSentChanges(storedFavourites.pending, [sentChange]);
  const isSuperseded = pending.some(({ id }) => id === sentChange.id);
  return {
    ...storedFavourites,
    pending,
    ids: sentChange.isIn && !isSuperseded ? storedFavourites.ids.filter((id) => id !== sentChange.id) : storedFavourites.ids,
  };
};
