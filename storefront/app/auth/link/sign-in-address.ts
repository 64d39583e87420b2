import type { AuthMethod } from '@meet/ui-kit/auth-form';

/** Why a guest must sign in. The sign-in page explains it. */
export type SignInReason = 'cart';

interface SignInOptions {
  /** Path to open after signing in. */
  to?: string | null | undefined;
  /** Method by which the code is sent. */
  by?: AuthMethod | undefined;
  /** When the form was rendered. A form that is sent too soon afterwards is taken for a bot's. */
  at?: Date | undefined;
  reason?: SignInReason | undefined;
}

/** Whether the path is that of a sign-in page, to which no shopper returns after signing in. */
export const isSignInPath = (path: string): boolean => /^\/(?:auth|enter-code)(?:\/|$)/.test(path);

/** Returns the URL of a sign-in page. The query contains the state of the page, for forms without JavaScript. */
export function buildSignInAddress(path: '/auth' | '/enter-code', { to, by, at, reason }: SignInOptions): string {
  const query = new URLSearchParams({
    ...(at && { at: String(at.getTime()) }),
    ...(by && { by }),
    ...(to && { to }),
    ...(reason && { reason }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Returns the URL of the sign-in page, which leads back to the current page. */
export function buildSignInHref({ pathname, search }: { pathname: string; search: string }): string {
  return buildSignInAddress('/auth', { to: isSignInPath(pathname) ? null : pathname + search });
}

export const toReason = (reason: unknown): SignInReason | undefined => (reason === 'cart' ? reason : undefined);

/** Method by which a code is sent, from a form, a cookie or a URL. Any value but `phone` counts as email. */
export const toMethod = (by: unknown): AuthMethod => (by === 'phone' ? 'phone' : 'email');
