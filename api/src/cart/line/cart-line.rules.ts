import { createHash } from 'node:crypto';
import { maxIds } from '../../platform/input/ids.rules.js';

/** Maximum number of lines that a shopper can add to a cart. One quote can contain them all. */
export const maxLines = maxIds;

/** Maximum number of lines that are displayed: an order that ends unpaid restores its units, 20 at most, even to a full cart. */
export const maxVisibleLines = maxLines + 20;

/** The fields of a cart that clients display besides prices. */
interface CartContents {
  /** Units in the order of the lines. */
  productItemIds: readonly string[];
  /** Units that are saved for later. */
  savedItemIds: readonly string[];
  promocode: string | null;
}

const VERSION_LENGTH = 22;

/** Identifies the state of a cart. Equal carts have the same version, so a client recognises its own change. */
export const computeVersion = ({ productItemIds, savedItemIds, promocode }: CartContents): string =>
  createHash('sha256')
    .update(JSON.stringify([promocode, productItemIds, savedItemIds]))
    .digest('base64url')
    .slice(0, VERSION_LENGTH);
