import type { ServerCartFragment } from '../../platform/graphql/generated/graphql.ts';
import type { StoredState } from '../../platform/store/stored-state.ts';
import { type ResponseTo, unlessRefused } from '../../platform/sync/account-sync.ts';
import type { BrowserCart } from '../browser-cart.ts';
import { mostLines } from '../cart-lines.rules.ts';
import { merged, type PendingUnit, type StoredCart, settled } from './account-cart.rules.ts';
import { addToCart, readCart, removeFromCart, replaceInCart } from './account-cart-api.ts';

/** What an exchange with the server reads and changes. */
interface Sides {
  stored: StoredState<StoredCart>;
  /** Lines added by the guest, or before it was known who the visitor is. */
  guest: BrowserCart;
}

type Send = (ids: string[]) => Promise<ServerCartFragment>;

const listIds = (changes: readonly { id: string }[]) => changes.map(({ id }) => id);

/** Takes over an answer. Changes that were `sent` end with it; an answer of null means that the server has refused them for good. */
export function take(stored: StoredState<StoredCart>, server: ServerCartFragment | null, sent: readonly PendingUnit[] = []) {
  stored.change((before) => {
    const after = settled(before, sent, server);
    return server ? merged(after, server) : after;
  });
}

/**
 * Pushes the guest's checked lines once: they leave the guest's list when the server has confirmed them, and only then. Lines that are saved
 * for later move to those of the account, as do lines that the server does not take.
 */
async function pushGuest({ stored, guest }: Sides, respondTo: ResponseTo) {
  const lines = [...guest.lines];
  if (lines.length === 0) return;
  // The server refuses all of them rather than some.
  const room = mostLines - stored.value.lines.filter(({ checked }) => checked).length;
  const pushed = listIds(lines.filter(({ checked }) => checked)).slice(0, Math.max(room, 0));
  const server = pushed.length > 0 ? await respondTo(unlessRefused(addToCart(pushed))) : null;
  const taken = new Set(server?.lines.map(({ productItemId }) => productItemId));
  stored.change((before) => {
    const ids = new Set(listIds(before.lines));
    const moved = lines.filter(({ id }) => !ids.has(id)).map((line) => ({ ...line, checked: taken.has(line.id) }));
    const after = { ...before, lines: [...before.lines, ...moved] };
    return server ? merged(after, server) : after;
  });
  guest.remove(listIds(lines));
}

/** Sends the pending changes, removals first, so that a full cart has room. */
async function flush({ stored }: Sides, respondTo: ResponseTo) {
  const sendAll = async (changes: readonly PendingUnit[], by: Send) => {
    if (changes.length > 0) take(stored, await respondTo(unlessRefused(by(listIds(changes)))), changes);
  };
  for (const change of stored.value.pending) {
    const { id, instead } = change;
    if (instead !== undefined) await sendAll([change], () => replaceInCart(instead, id));
  }
  const { pending } = stored.value;
  await sendAll(pending.filter(({ isIn }) => !isIn).slice(0, mostLines), removeFromCart);
  await sendAll(pending.filter(({ isIn }) => isIn).slice(0, mostLines), addToCart);
}

/** Reads the server's cart. Returns false if the session is over. */
export async function read({ stored }: Sides, respondTo: ResponseTo): Promise<boolean> {
  const server = await respondTo(readCart());
  if (server) take(stored, server);
  return server !== null;
}

/** Sends the guest's lines and the pending changes. */
export async function send(sides: Sides, respondTo: ResponseTo) {
  await pushGuest(sides, respondTo);
  await flush(sides, respondTo);
}
