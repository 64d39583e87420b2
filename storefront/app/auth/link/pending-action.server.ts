import { type RouterContextProvider, redirect } from 'react-router';
import { visitContext } from '../../platform/visit.server.ts';
import { readCookies, toSetCookieHeaders } from '../session/cookies.server.ts';
import { buildSignInAddress } from './sign-in-address.ts';

/** Maximum time for signing in, after which the browser deletes the cookie of the action or form. */
export const maxSignInSeconds = 1800;

/** An action of a form without JavaScript that needs an account. The page at `path` performs it once the shopper has signed in. */
interface PendingAction {
  /** Name of the cookie. */
  name: string;
  /** Id of the product or review that the action concerns. */
  value: string;
  /** Path of the page that performs the action. */
  path: string;
}

const formatCookie = ({ name, value, path }: PendingAction, seconds: number, secure = '') =>
  `${name}=${encodeURIComponent(value)}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;

/**
 * Redirects a guest to the sign-in page, and from there to the page that continues the action. The server has rejected forms of other
 * origins.
 */
export function signInToContinue(context: Readonly<RouterContextProvider>, pendingAction: PendingAction): Response {
  const secure = context.get(visitContext).publicUrl.startsWith('https:') ? '; Secure' : '';
  const headers = toSetCookieHeaders([formatCookie(pendingAction, maxSignInSeconds, secure)]);
  return redirect(buildSignInAddress('/auth', { to: pendingAction.path }), { status: 303, headers });
}

/** Returns the value of an action that a form requested before the sign-in, or null if there is none. */
export function readPendingAction(request: Request, name: string): string | null {
  try {
    return decodeURIComponent(readCookies(request.headers.get('cookie')).get(name) ?? '') || null;
  } catch {
    return null;
  }
}

/** Redirects after the action, and deletes its cookie. */
export const redirectAfterAction = (pendingAction: Omit<PendingAction, 'value'>, to: string): Response =>
  redirect(to, { status: 303, headers: toSetCookieHeaders([formatCookie({ ...pendingAction, value: '' }, 0)]) });
