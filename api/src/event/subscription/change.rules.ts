/** Kinds of objects whose changes can be followed. */
export type ChangeKind = 'order' | 'cart';

/** A change that the database has notified of. For a cart, `id` is the account. */
export interface Change {
  kind: ChangeKind;
  accountId: string;
  id: string;
}

/** Parses a notification of the triggers. Returns null for one that this version does not know. */
export function changeIn(notice: string): Change | null {
  const [kind, accountId, orderId] = notice.split(' ');
  if (kind === 'order' && accountId && orderId) return { kind, accountId, id: orderId };
  if (kind === 'cart' && accountId) return { kind, accountId, id: accountId };
  return null;
}
