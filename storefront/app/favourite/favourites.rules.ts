/** Port to the storage of the favourites: product ids, newest first. Its state is observable, and a change is visible at once. */
export interface FavouritesStorage {
  readonly ids: readonly string[];
  /** Whether the ids have been loaded. Until then the list only appears empty. */
  readonly isLoaded: boolean;
  readonly max: number;
  /** Adds a product at the front. Nothing is added to a full list. */
  add(productId: string): void;
  /** Restores a removed product in front of `before`, or at the end when `before` is not in the list. */
  restore(productId: string, before: string | undefined): void;
  remove(productIds: readonly string[]): void;
}

/** Returns the list with a product in front of `before`, or at its end when `before` is not in the list. */
export function restoreProduct(ids: readonly string[], id: string, before: string | undefined): string[] {
  const otherIds = ids.filter((otherId) => otherId !== id);
  const index = before === undefined ? -1 : otherIds.indexOf(before);
  return otherIds.toSpliced(index < 0 ? otherIds.length : index, 0, id);
}

export const removeProduct = (ids: readonly string[], removed: readonly string[]): string[] => ids.filter((id) => !removed.includes(id));
