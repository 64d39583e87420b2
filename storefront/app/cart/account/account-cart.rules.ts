import type { ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import { isPending, type Pending, withoutSent } from '../../platform/sync/pending.rules.ts';
import { type CartLine, isCartLine } from '../cart-lines.rules.ts';
import { linesOfServer } from './server-lines.rules.ts';

/** A change to a unit of the cart. */
export interface PendingUnit extends Pending {
  /** Id of the unit whose place it takes. */
  instead?: string | undefined;
}

/** What the browser knows of an account's cart, shared by its tabs. */
export interface StoredCart {
  /** Id of the account; null before the first answer. */
  owner: string | null;
  /** In the order of display. The server has the checked ones; the others are in this browser only. */
  lines: CartLine[];
  pending: PendingUnit[];
  /** Promo code that is kept with the cart. */
  promocode: string | null;
  /** Names the server's state of the above. Absent before the first answer that has one. */
  version?: string | undefined;
}

export const unknownCart: StoredCart = { owner: null, lines: [], pending: [], promocode: null };

function isPendingUnit(value: unknown): value is PendingUnit {
  if (!isPending(value)) return false;
  const { instead }: Partial<Record<string, unknown>> = { ...value };
  return instead === undefined || typeof instead === 'string';
}

/** Whether a stored value is such a cart, because storage can hold anything. */
export function isStoredCart(value: unknown): value is StoredCart {
  if (typeof value !== 'object' || value === null) return false;
  const { owner, lines, pending, promocode, version }: Partial<Record<string, unknown>> = { ...value };
  const isTextOrNull = (one: unknown) => one === null || typeof one === 'string';
  const areLines = Array.isArray(lines) && lines.every(isCartLine) && Array.isArray(pending) && pending.every(isPendingUnit);
  return isTextOrNull(owner) && isTextOrNull(promocode) && areLines && isTextOrNull(version ?? null);
}

/**
 * Takes over an answer of the server.
 * - The server decides about the checked lines, except for changes that it has not confirmed yet.
 * - Lines that are saved for later stay, unless another device has checked them.
 * - Lines that are known keep their places, also if their unit was deleted, which the quote tells; new ones follow in the server's order.
 * - What is known of another account is forgotten.
 */
export function merged(stored: StoredCart, server: ServerCartFragment): StoredCart {
  const { lines, pending } = stored.owner === server.userId ? stored : unknownCart;
  const fresh = new Map(linesOfServer(server).map((line) => [line.id, line]));
  const present = new Set(server.lines.map(({ productItemId }) => productItemId));
  const pendingById = new Map(pending.map(({ id, isIn }) => [id, isIn]));
  const isIn = (id: string) => pendingById.get(id) ?? present.has(id);
  const remaining = lines.flatMap((line) => {
    if (isIn(line.id)) return [{ ...line, ...fresh.get(line.id), checked: true }];
    return line.checked ? [] : [line];
  });
  const presentIds = new Set(remaining.map(({ id }) => id));
  const others = [...fresh.values()].filter(({ id }) => !presentIds.has(id) && isIn(id));
  const { userId: owner, promocode, version } = server;
  return { owner, lines: [...remaining, ...others], pending, promocode, version };
}

/**
 * Ends changes that were sent. Added units that are not in the server's cart, because it is full or does not know them, stay as lines saved
 * for later: nothing disappears without a word.
 */
export function settled(stored: StoredCart, sent: readonly PendingUnit[], server: ServerCartFragment | null): StoredCart {
  const taken = new Set(server?.lines.map(({ productItemId }) => productItemId));
  const refused = new Set(sent.filter(({ id, isIn, instead }) => isIn && instead === undefined && !taken.has(id)).map(({ id }) => id));
  const pending = withoutSent(stored.pending, sent);
  for (const { id } of pending) refused.delete(id);
  return { ...stored, pending, lines: stored.lines.map((line) => (refused.has(line.id) ? { ...line, checked: false } : line)) };
}
