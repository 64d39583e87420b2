import type { ChosenCity } from '../../../delivery/city/use-chosen-city.ts';
import { createValueParser, isString, StorageEntry } from '../../../platform/store/browser-storage.ts';
import { checkoutDraftKey } from '../../../platform/store/personal-form-data.ts';
import { type CheckoutValues, emptyValues, pickDestination } from '../form/checkout-form.rules.ts';

/** The input of the form, and the idempotency key of its order. */
export interface CheckoutDraft {
  /** The draft is not restored for another shopper in the same browser. */
  accountId: string;
  key: string;
  /** Ids of the units for which the idempotency key is valid. An order of other units needs another key. */
  ids: readonly string[];
  values: CheckoutValues;
  /** Id of the city that was chosen for all pages when the draft was stored, if a city was chosen. */
  chosenId?: string | undefined;
}

export function isDraft(value: unknown): value is CheckoutDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { accountId, key, ids, values }: Partial<Record<keyof CheckoutDraft, unknown>> = value;
  if (typeof accountId !== 'string' || typeof key !== 'string' || typeof values !== 'object' || values === null) return false;
  return Array.isArray(ids) && [...ids, ...Object.values(values)].every(isString);
}

/** Fields that the draft does not restore: the cart decides about the reductions, and the page links to the current text of the consent. */
const pickPageFields = ({ promocode, bonuses, consentVersion }: CheckoutValues) => ({ promocode, bonuses, consentVersion });

/** A consent to another text does not count as a consent to the current text. */
const pickConsent = (draft: CheckoutValues, page: CheckoutValues) =>
  draft.consentVersion === page.consentVersion ? { consent: draft.consent } : { consent: '' };

/** State of a page before the draft is restored. */
interface PageState {
  values: CheckoutValues;
  /** The city that the shopper has chosen for all pages. */
  chosenCity: Pick<ChosenCity, 'id'> | null;
}

/** Returns the destination of the page if another city was chosen for all pages since the draft was stored. */
const chooseNewerDestination = ({ cityId }: CheckoutValues, { values, chosenCity }: PageState) =>
  chosenCity && chosenCity.id === values.cityId && chosenCity.id !== cityId ? pickDestination(values) : null;

/** Returns the values of a page's form after those of the draft are filled in. */
export const restoreValues = (draft: CheckoutDraft, page: PageState): CheckoutValues => ({
  // A draft of an earlier release may have fewer fields.
  ...emptyValues,
  ...draft.values,
  ...pickPageFields(page.values),
  ...pickConsent(draft.values, page.values),
  // The city in the draft stays unless the shopper has chosen another city for all pages since the draft was stored.
  ...(page.chosenCity?.id === draft.chosenId ? null : chooseNewerDestination(draft.values, page)),
});

/** The draft is stored for this tab only, because it contains personal data. It is deleted after the session has ended. */
const draftEntry = new StorageEntry(checkoutDraftKey, createValueParser(isDraft), () => sessionStorage);

/** Returns the draft in this tab; null if there is none, or if it is of another account. */
export function readDraft(accountId: string): CheckoutDraft | null {
  const draft = draftEntry.read();
  return draft?.accountId === accountId ? draft : null;
}

export const storeDraft = (draft: CheckoutDraft) => draftEntry.write(draft);

export const removeDraft = () => draftEntry.remove();

/** Id of the order that was placed with the last draft. The storage key «placedDraft» is an older name of this entry. */
const placedOrderEntry = new StorageEntry('placedDraft', createValueParser(isString), () => sessionStorage);

/** Deletes the draft of a placed order. Another call for the order deletes nothing, because a draft stored since is for another order. */
export function removeOrderDraft(orderId: string) {
  if (placedOrderEntry.read() === orderId) return;
  draftEntry.remove();
  placedOrderEntry.write(orderId);
}
