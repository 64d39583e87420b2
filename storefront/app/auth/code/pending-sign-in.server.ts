import type { AuthMethod } from '@meet/ui-kit/auth-form';
import type { Visit } from '../../platform/visit.server.ts';
import { toMethod } from '../link/sign-in-address.ts';
import { formatCookieDeletion, readCookies } from '../session/cookies.server.ts';

const cookieName = 'code-for';
const ttlSeconds = 600;

/** A sign-in without JavaScript whose code was sent but not entered yet. A cookie stores this object, which does not contain the code. */
export interface PendingSignIn {
  method: AuthMethod;
  recipient: string;
  codeLength: 4 | 6;
}

/** Returns the pending sign-in from the cookie of the request, or null if there is none. */
export function readPendingSignIn(request: Request): PendingSignIn | null {
  try {
    const storedValue: unknown = JSON.parse(decodeURIComponent(readCookies(request.headers.get('cookie')).get(cookieName) ?? ''));
    if (typeof storedValue !== 'object' || storedValue === null) return null;
    const { method, recipient, codeLength } = storedValue as Partial<Record<keyof PendingSignIn, unknown>>;
    return typeof recipient === 'string' ? { method: toMethod(method), recipient, codeLength: codeLength === 6 ? 6 : 4 } : null;
  } catch {
    return null;
  }
}

export function serializePendingSignIn(pendingSignIn: PendingSignIn, { publicUrl }: Visit) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  const value = encodeURIComponent(JSON.stringify(pendingSignIn));
  return `${cookieName}=${value}; Max-Age=${ttlSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export const formatPendingSignInDeletion = () => formatCookieDeletion(cookieName);
