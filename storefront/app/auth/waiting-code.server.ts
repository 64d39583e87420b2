import type { AuthMethod } from '@meet/ui-kit/auth-form';
import type { Visit } from '../platform/visit.server.ts';
import { readCookies, withoutCookie } from './cookies.server.ts';
import { methodOf } from './sign-in-address.ts';

const cookieName = 'code-for';
const lifeSeconds = 600;

/** A code on its way to who has no script to remember where to. */
export interface Waiting {
  method: AuthMethod;
  recipient: string;
  codeLength: 4 | 6;
}

/** Whose code this browser waits for; no script reads it. */
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
