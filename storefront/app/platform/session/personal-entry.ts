/** Key of the entry of session storage that holds what was typed into the checkout. */
export const checkoutDraftKey = 'checkoutDraft';
/** Key of the entry of session storage that holds the review that is being written. */
export const reviewDraftKey = 'reviewDraft';

/** Forgets the personal data that this tab keeps. Call it when the shopper has signed out. */
export function forgetPersonal() {
  try {
    for (const key of [checkoutDraftKey, reviewDraftKey]) sessionStorage.removeItem(key);
  } catch {
    // The storage is blocked.
  }
}
