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
