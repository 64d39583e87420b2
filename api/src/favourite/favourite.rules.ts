import { MINUTE_MS } from '../platform/process/durations.js';

/** Maximum number of favourites of an account. */
export const maxFavourites = 500;

/** Time within which adding a removed product again restores its position and the price at which it was first added. */
export const restorableForMs = 10 * MINUTE_MS;
