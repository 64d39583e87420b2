import { checkoutDraftKey } from '../../../platform/session/personal-entry.ts';
import { isString, oneOf, StorageEntry } from '../../../platform/store/browser-storage.ts';
import { type CheckoutValues, emptyValues } from '../form/checkout-form.rules.ts';

/** What was typed into the form, and the key of its order. */
export interface CheckoutDraft {
  /** Another shopper in the same tab does not get it. */
  accountId: string;
  key: string;
  /** Ids of the units that the key is for. Another order needs another key. */
  ids: readonly string[];
  values: CheckoutValues;
  /** Id of the city that was chosen for all pages at that time, if there was one. */
  chosenId?: string | undefined;
}

function isDraft(value: unknown): value is CheckoutDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { accountId, key, ids, values }: Partial<Record<keyof CheckoutDraft, unknown>> = value;
  if (typeof accountId !== 'string' || typeof key !== 'string' || typeof values !== 'object' || values === null) return false;
  if (!Array.isArray(ids) || !ids.every(isString)) return false;
  const texts: Partial<Record<string, unknown>> = { ...values };
  return Object.keys(emptyValues).every((name) => typeof texts[name] === 'string');
}

/** For this tab only, because it holds personal data. The end of the session forgets it. */
const entry = new StorageEntry(checkoutDraftKey, oneOf(isDraft), () => sessionStorage);

/** Returns the draft of an account, or null. */
export function readDraft(accountId: string): CheckoutDraft | null {
  const draft = entry.read();
  return draft?.accountId === accountId ? draft : null;
}

export const keepDraft = (draft: CheckoutDraft) => entry.write(draft);

export const forgetDraft = () => entry.remove();
