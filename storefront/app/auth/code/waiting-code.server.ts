import type { AuthMethod } from '@meet/ui-kit/auth-form';
import type { Visit } from '../../platform/visit.server.ts';
import { methodOf } from '../link/sign-in-address.ts';
import { readCookies, withoutCookie } from '../session/cookies.server.ts';

const cookieName = 'code-for';
const lifeSeconds = 600;

/** A code sent without JavaScript, kept in a cookie. */
export interface Waiting {
  method: AuthMethod;
  recipient: string;
  codeLength: 4 | 6;
}

/** Returns the code that this browser waits for. The cookie is HttpOnly. */
export function waitingOf(request: Request): Waiting | null {
  try {
    const json: unknown = JSON.parse(decodeURIComponent(readCookies(request.headers.get('cookie')).get(cookieName) ?? ''));
    if (typeof json !== 'object' || json === null) return null;
    const { method, recipient, codeLength } = json as Partial<Record<keyof Waiting, unknown>>;
    return typeof recipient === 'string' ? { method: methodOf(method), recipient, codeLength: codeLength === 6 ? 6 : 4 } : null;
  } catch {
    return null;
  }
}

export function waitingCookie(waiting: Waiting, { publicUrl }: Visit) {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${cookieName}=${encodeURIComponent(JSON.stringify(waiting))}; Max-Age=${lifeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}

export const withoutWaiting = () => withoutCookie(cookieName);
