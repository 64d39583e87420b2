/** Port to the storage of the favourites: product ids, newest first. Its state is observable, and a change is visible at once. */
export interface FavouritesStorage {
  readonly ids: readonly string[];
  /** Whether the ids have been loaded. Until then the list only appears empty. */
  readonly isLoaded: boolean;
  readonly max: number;
  /** Adds a product at the front. Nothing is added to a full list. */
  add(productId: string): void;
  /** Restores a removed product in front of `followingId`, or at the end when `followingId` is not in the list. */
  restore(productId: string, followingId: string | undefined): void;
  remove(productIds: readonly string[]): void;
}

/** Returns the list with a product in front of `followingId`, or at its end when `followingId` is not in the list. */
export function restoreProduct(ids: readonly string[], id: string, followingId: string | undefined): string[] {
  const otherIds = ids.filter((otherId) => otherId !== id);
  const index = followingId === undefined ? -1 : otherIds.indexOf(followingId);
  return otherIds.toSpliced(index < 0 ? otherIds.length : index, 0, id);
}

export const removeProduct = (ids: readonly string[], removed: readonly string[]): string[] => ids.filter((id) => !removed.includes(id));
