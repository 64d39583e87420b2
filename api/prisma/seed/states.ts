import { belongsTo } from './display-order.js';
import type { Sample } from './models.js';

// What is the matter with a sample. Shares of the shop, spread so that a picture comes back within a share only when its turn has come.

export const isNew = (sample: Sample): boolean => belongsTo(0.12, 'new', sample);
export const isMeetPrice = (sample: Sample): boolean => belongsTo(0.08, 'meet-price', sample);
export const isOnSale = (sample: Sample): boolean => !isNew(sample) && belongsTo(0.3, 'sale', sample);
export const isSoldOut = (sample: Sample): boolean => belongsTo(0.02, 'sold-out', sample);

/** The day on which the demo shop's newest product came in: a fixed one, so that every seed writes the same rows. */
export const NEWEST = Date.UTC(2026, 9, 30, 9);
