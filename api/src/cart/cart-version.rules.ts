import { createHash } from 'node:crypto';

/** What a client shows of a cart beside prices. */
interface Versioned {
  /** Units in the order of the lines. */
  productItemIds: readonly string[];
  /** Units that are saved for later. */
  savedItemIds: readonly string[];
  promocode: string | null;
}

const LENGTH = 22;

/** Names the state of a cart. Two equal carts have the same version, so a client recognises its own change. */
export const versionOfCart = ({ productItemIds, savedItemIds, promocode }: Versioned): string =>
  createHash('sha256')
    .update(JSON.stringify([promocode, productItemIds, savedItemIds]))
    .digest('base64url')
    .slice(0, LENGTH);
