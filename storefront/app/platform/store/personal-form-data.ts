/** Key of the entry of session storage with the input of the checkout. */
export const checkoutDraftKey = 'checkoutDraft';
/** Key of the entry of session storage with the review that is being written. */
export const reviewDraftKey = 'reviewDraft';

/** A cookie that stores the input of a form while the shopper signs in again. */
export interface FormCookie {
  name: string;
  path: string;
}

export const checkoutCookie: FormCookie = { name: 'checkout-form', path: '/checkout' };
export const reviewCookie: FormCookie = { name: 'review-form', path: '/product' };

/** Returns the value of `Set-Cookie` that deletes a stored form. */
export const buildFormCookieDeletion = ({ name, path }: FormCookie): string => `${name}=; Path=${path}; Max-Age=0; SameSite=Lax`;

/** Values of `Set-Cookie` that delete all stored forms. */
export const formCookieDeletions: readonly string[] = [checkoutCookie, reviewCookie].map(buildFormCookieDeletion);

/** Deletes the personal data of forms in this browser. Call it when the shopper has signed out. */
export function deletePersonalFormData() {
  // biome-ignore lint/suspicious/noDocumentCookie: the API that replaces it is not in every browser
  for (const cookie of formCookieDeletions) document.cookie = cookie;
  try {
    for (const key of [checkoutDraftKey, reviewDraftKey]) sessionStorage.removeItem(key);
  } catch {
    // The storage is blocked, so it holds no form.
  }
}
