import { belongsTo } from './display-order.js';
import type { Sample } from './models.js';

// States of samples. Each is given to a share of the shop, chosen so that pictures repeat as rarely as possible within it.

export const isNew = (sample: Sample): boolean => belongsTo(0.12, 'new', sample);
export const isMeetPrice = (sample: Sample): boolean => belongsTo(0.08, 'meet-price', sample);
export const isOnSale = (sample: Sample): boolean => !isNew(sample) && belongsTo(0.3, 'sale', sample);
export const isSoldOut = (sample: Sample): boolean => belongsTo(0.02, 'sold-out', sample);

/** Arrival of the demo shop's newest product. It is fixed, so that every seed writes the same rows. */
export const NEWEST = Date.UTC(2026, 9, 30, 9);
