import { readStoredForm, storeForm } from '../../../auth/link/stored-form.server.ts';
import { checkoutCookie } from '../../../platform/session/personal-entry.ts';
import type { Visit } from '../../../platform/visit.server.ts';
import { type CheckoutDraft, isDraft } from './draft.rules.ts';

/** Returns the cookie that keeps a form for its account while the shopper signs in again, or null if the form is too long. */
export const sentCheckout = (draft: CheckoutDraft, visit: Pick<Visit, 'publicUrl'>): string | null =>
  storeForm(draft, checkoutCookie, visit);

/** Returns the form in the cookie, or null if there is none of this account. */
export function readSentCheckout(request: Request, accountId: string): CheckoutDraft | null {
  const draft = readStoredForm(request, checkoutCookie);
  return isDraft(draft) && draft.accountId === accountId ? draft : null;
}
