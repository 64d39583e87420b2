import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { readCookies } from '../../../auth/session/cookies.server.ts';
import { sentCheckoutCookie } from '../../../platform/session/personal-entry.ts';
import type { Visit } from '../../../platform/visit.server.ts';
import { type CheckoutDraft, isDraft } from './draft.rules.ts';

/** As long as signing in may take. */
const lifeSeconds = 1800;
/** Browsers drop a longer cookie. */
const mostCharacters = 3800;
/** More than any form holds. */
const mostBytes = 32_768;

/**
 * Returns the cookie that keeps a form for its account while the shopper signs in again, or null if the form is too long. Deflated, because
 * a comment in Cyrillic would not fit otherwise.
 */
export function sentCheckout(draft: CheckoutDraft, { publicUrl }: Pick<Visit, 'publicUrl'>): string | null {
  const value = deflateRawSync(JSON.stringify(draft)).toString('base64url');
  if (value.length > mostCharacters) return null;
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${sentCheckoutCookie}=${value}; Path=/checkout; Max-Age=${lifeSeconds}; SameSite=Lax${secure}`;
}

/** Returns the form in the cookie, or null if there is none of this account. */
export function sentCheckoutOf(request: Request, accountId: string): CheckoutDraft | null {
  const value = readCookies(request.headers.get('cookie')).get(sentCheckoutCookie);
  if (!value) return null;
  try {
    const json = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: mostBytes }).toString();
    const draft: unknown = JSON.parse(json);
    return isDraft(draft) && draft.accountId === accountId ? draft : null;
  } catch {
    return null;
  }
}
