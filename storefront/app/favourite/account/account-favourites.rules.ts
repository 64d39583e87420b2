import type { ServerFavouritesFragment } from '../../platform/graphql/generated/graphql.ts';
import { isString } from '../../platform/store/browser-storage.ts';
import { isPending, type Pending, withoutSent } from '../../platform/sync/pending.rules.ts';
import { withRestored } from '../favourites.rules.ts';

/** An account's favourites as the browser stores them, shared by its tabs. */
export interface StoredFavourites {
  /** Id of the account; null before the first response. */
  owner: string | null;
  /** Ids of the products, newest first. */
  ids: string[];
  pending: Pending[];
}

export const unknownFavourites: StoredFavourites = { owner: null, ids: [], pending: [] };

/** Whether a stored value is such a list, because storage can hold anything. */
export function areStoredFavourites(value: unknown): value is StoredFavourites {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, ids, pending }: Partial<Record<string, unknown>> = { ...value };
  const areLists = Array.isArray(ids) && ids.every(isString) && Array.isArray(pending) && pending.every(isPending);
  return areLists && (owner === null || isString(owner));
}

/** The product that follows another one in the list and is in `present` too. */
const nextPresent = (ids: readonly string[], id: string, present: readonly string[]) =>
  ids.slice(ids.indexOf(id) + 1).find((one) => present.includes(one));

/**
 * Merges a response of the server. The server decides, except for changes that it has not confirmed yet: added products keep their
 * position. Data of another account is dropped. Changes that were `sent` end with the response.
 */
export function mergeServerList(
  stored: StoredFavourites,
  server: ServerFavouritesFragment,
  sent: readonly Pending[] = [],
): StoredFavourites {
  const { ids, pending: before } = stored.owner === server.userId ? stored : unknownFavourites;
  const pending = withoutSent(before, sent);
  const pendingById = new Map(pending.map(({ id, isIn }) => [id, isIn]));
  const remaining = server.productIds.filter((id) => pendingById.get(id) !== false);
  const addedIds = ids.filter((id) => pendingById.get(id) && !remaining.includes(id));
  const insert = (list: string[], id: string) => withRestored(list, id, nextPresent(ids, id, list));
  return { owner: server.userId, ids: addedIds.reduceRight(insert, remaining), pending };
}

/** Ends a change that the server has rejected for good: the added product is removed from the list. */
export const dropRejected = (stored: StoredFavourites, sent: Pending): StoredFavourites => {
  const pending = withoutSent(stored.pending, [sent]);
  const isSuperseded = pending.some(({ id }) => id === sent.id);
  return { ...stored, pending, ids: sent.isIn && !isSuperseded ? stored.ids.filter((id) => id !== sent.id) : stored.ids };
};
