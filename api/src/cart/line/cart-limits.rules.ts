import { maxIds } from '../../platform/input/ids.rules.js';

/** Maximum number of lines that a shopper can add to a cart. One quote can contain them all. */
export const maxLines = maxIds;

/** Maximum number of lines that are displayed: an order that ends unpaid restores its units, 20 at most, even to a full cart. */
export const maxVisibleLines = maxLines + 20;
