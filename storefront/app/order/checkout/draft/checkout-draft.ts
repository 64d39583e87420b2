import { checkoutDraftKey } from '../../../platform/session/personal-entry.ts';
import { isString, StorageEntry, storedValue } from '../../../platform/store/browser-storage.ts';
import { type CheckoutDraft, isDraft } from './draft.rules.ts';

/** For this tab only, because it holds personal data. The end of the session forgets it. */
const entry = new StorageEntry(checkoutDraftKey, storedValue(isDraft), () => sessionStorage);

/** Returns the draft of an account, or null. */
export function readDraft(accountId: string): CheckoutDraft | null {
  const draft = entry.read();
  return draft?.accountId === accountId ? draft : null;
}

export const keepDraft = (draft: CheckoutDraft) => entry.write(draft);

export const forgetDraft = () => entry.remove();

/** Id of the order that the last draft became. */
const placed = new StorageEntry('placedDraft', storedValue(isString), () => sessionStorage);

/** Forgets the draft that has become this order. What was typed since is that of another one. */
export function forgetOrderDraft(orderId: string) {
  if (placed.read() === orderId) return;
  entry.remove();
  placed.write(orderId);
}
