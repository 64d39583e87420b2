/** Key of the entry of session storage that holds what was typed into the checkout. */
export const checkoutDraftKey = 'checkoutDraft';
/** Key of the entry of session storage that holds the review that is being written. */
export const reviewDraftKey = 'reviewDraft';

/** Name of the cookie that holds what was typed into the checkout while the shopper signs in again. */
export const sentCheckoutCookie = 'checkout-form';

/** Value of `Set-Cookie` that forgets it. */
export const withoutSentCheckout = `${sentCheckoutCookie}=; Path=/checkout; Max-Age=0; SameSite=Lax`;

/** Forgets the personal data that this browser keeps of forms. Call it when the shopper has signed out. */
export function forgetPersonal() {
  // biome-ignore lint/suspicious/noDocumentCookie: the API that replaces it is not in every browser
  document.cookie = withoutSentCheckout;
  try {
    for (const key of [checkoutDraftKey, reviewDraftKey]) sessionStorage.removeItem(key);
  } catch {
    // The storage is blocked.
  }
}
