import { MINUTE_MS } from '../platform/process/durations.js';

/** Maximum number of favourites of an account. */
export const maxFavourites = 500;

/** Period after a removal during which adding the product again restores its former position and `addedPrice`. */
export const restorePeriodMs = 10 * MINUTE_MS;
