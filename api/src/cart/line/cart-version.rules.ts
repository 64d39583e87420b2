import { createHash } from 'node:crypto';

/** The fields of a cart that clients display besides prices. */
interface CartContents {
  /** Ids of the units, in the order of the lines. */
  productItemIds: readonly string[];
  /** Ids of the units that are saved for later. */
  savedItemIds: readonly string[];
  promocode: string | null;
}

const VERSION_LENGTH = 22;

/** Identifies the state of a cart. Equal carts have the same version, so a client recognises its own change. */
export const computeCartVersion = ({ productItemIds, savedItemIds, promocode }: CartContents): string =>
  createHash('sha256')
    .update(JSON.stringify([promocode, productItemIds, savedItemIds]))
    .digest('base64url')
    .slice(0, VERSION_LENGTH);
