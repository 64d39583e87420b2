import { maxIds } from '../../platform/input/ids.rules.js';

/** Maximum number of lines that are added to a cart, so that one quote can contain them all. */
export const mostLines = maxIds;

/** Maximum number of lines that are shown: an order that ends unpaid brings its units, 20 at most, back to a full cart too. */
export const mostVisibleLines = mostLines + 20;
