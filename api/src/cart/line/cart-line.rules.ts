import { createHash } from 'node:crypto';
import { maxIds } from '../../platform/input/ids.rules.js';

/** Maximum number of lines that are added to a cart, so that one quote can contain them all. */
export const maxLines = maxIds;

/** Maximum number of lines that are shown: an order that ends unpaid brings its units, 20 at most, back to a full cart too. */
export const maxVisibleLines = maxLines + 20;

/** The fields of a cart that clients display besides prices. */
interface Versioned {
  /** Units in the order of the lines. */
  productItemIds: readonly string[];
  /** Units that are saved for later. */
  savedItemIds: readonly string[];
  promocode: string | null;
}

const LENGTH = 22;

/** Names the state of a cart. Two equal carts have the same version, so a client recognises its own change. */
export const computeVersion = ({ productItemIds, savedItemIds, promocode }: Versioned): string =>
  createHash('sha256')
    .update(JSON.stringify([promocode, productItemIds, savedItemIds]))
    .digest('base64url')
    .slice(0, LENGTH);
