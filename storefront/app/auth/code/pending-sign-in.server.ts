import type { AuthMethod } from '@meet/ui-kit/auth-form';
import type { Visit } from '../../platform/visit.server.ts';
import { toMethod } from '../link/sign-in-address.ts';
import { readCookies, removeCookie } from '../session/cookies.server.ts';

const cookieName = 'code-for';
const ttlSeconds = 600;

/** A sign-in without JavaScript whose code was sent but not entered yet. The cookie stores this object, which does not contain the code. */
export interface PendingSignIn {
  method: AuthMethod;
  recipient: string;
  codeLength: 4 | 6;
}

/** Returns the pending sign-in from the cookie of the request, or null if there is none. */
export function readPendingSignIn(request: Request): PendingSignIn | null {
  try {
    const json: unknown = JSON.parse(decodeURIComponent(readCookies(request.headers.get('cookie')).get(cookieName) ?? ''));
    if (typeof json !== 'object' || json === null) return null;
    const { method, recipient, codeLength } = json as Partial<Record<keyof PendingSignIn, unknown>>;
    return typeof recipient === 'string' ? { method: toMethod(method), recipient, codeLength: codeLength === 6 ? 6 : 4 } : null;
  } catch {
    return null;
  }
}

export function serializePendingSignIn(pending: PendingSignIn, { publicUrl }: Visit) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${encodeURIComponent(JSON.stringify(pending))}; Max-Age=${ttlSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export const clearPendingSignIn = () => removeCookie(cookieName);
