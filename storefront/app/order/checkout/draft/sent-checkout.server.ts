import type { ActionFunctionArgs, RouterContextProvider } from 'react-router';
import { createFormCookie, readStoredForm } from '../../../auth/link/stored-form.server.ts';
import { toSetCookieHeaders } from '../../../auth/session/cookies.server.ts';
import { readCityId } from '../../../delivery/city/city-cookie.ts';
import { checkoutCookie } from '../../../platform/store/personal-form-data.ts';
import { type Visit, visitContext } from '../../../platform/visit.server.ts';
import { type CheckoutDraft, isDraft } from './checkout-draft.ts';

/** Returns a cookie that stores a form for its account while the shopper signs in again, or null if the form is too long. */
export const createSentCheckoutCookie = (draft: CheckoutDraft, visit: Pick<Visit, 'publicUrl'>): string | null =>
  createFormCookie(draft, checkoutCookie, visit);

/** Headers that store a form in a cookie for the next page, unless the form is too long. */
export function createSentCheckoutHeaders(
  { request, context }: Pick<ActionFunctionArgs<Readonly<RouterContextProvider>>, 'request' | 'context'>,
  { accountId, key, ids, values }: CheckoutDraft,
): Headers {
  const chosenId = readCityId(request.headers.get('cookie')) ?? undefined;
  const cookie = accountId && createSentCheckoutCookie({ accountId, key, ids, values, chosenId }, context.get(visitContext));
  return toSetCookieHeaders(cookie ? [cookie] : []);
}

/** Returns the form in the cookie; null if there is none, or if it is of another account. */
export function readSentCheckout(request: Request, accountId: string): CheckoutDraft | null {
  const draft = readStoredForm(request, checkoutCookie);
  return isDraft(draft) && draft.accountId === accountId ? draft : null;
}
