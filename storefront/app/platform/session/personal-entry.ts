/** Key of the entry of session storage that holds what was typed into the checkout. */
export const checkoutDraftKey = 'checkoutDraft';
/** Key of the entry of session storage that holds the review that is being written. */
export const reviewDraftKey = 'reviewDraft';

/** A cookie that holds what was typed into a form while the shopper signs in again. */
export interface FormCookie {
  name: string;
  path: string;
}

export const checkoutCookie: FormCookie = { name: 'checkout-form', path: '/checkout' };
export const reviewCookie: FormCookie = { name: 'review-form', path: '/product' };

/** Returns the value of `Set-Cookie` that forgets a form. */
export const withoutForm = ({ name, path }: FormCookie): string => `${name}=; Path=${path}; Max-Age=0; SameSite=Lax`;

/** Values of `Set-Cookie` that forget all forms. */
export const withoutForms: readonly string[] = [checkoutCookie, reviewCookie].map(withoutForm);

/** Forgets the personal data that this browser keeps of forms. Call it when the shopper has signed out. */
export function forgetPersonal() {
  // biome-ignore lint/suspicious/noDocumentCookie: the API that replaces it is not in every browser
  for (const cookie of withoutForms) document.cookie = cookie;
  try {
    for (const key of [checkoutDraftKey, reviewDraftKey]) sessionStorage.removeItem(key);
  } catch {
    // The storage is blocked.
  }
}
