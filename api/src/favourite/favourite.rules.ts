import { MINUTE_MS } from '../platform/process/durations.js';

/** Maximum number of favourites of an account. */
export const mostFavourites = 500;

/** Time within which a removed product is put back into its place, with the price at which it was first added. */
export const restorableForMs = 10 * MINUTE_MS;
