import type { AuthMethod } from '@meet/ui-kit/auth-form';

interface Said {
  /** Where to go after it. */
  to?: string | null | undefined;
  /** Where the code goes. */
  by?: AuthMethod | undefined;
  /** When the form was made that is sent there. */
  at?: Date | undefined;
}

/** Pages of signing in, which nobody comes back to after it. */
export const isSignInPath = (path: string): boolean => /^\/(?:auth|enter-code)(?:\/|$)/.test(path);

/** An address of signing in where there is no script, with what its page has to know. */
export function signInAddress(path: '/auth' | '/enter-code', { to, by, at }: Said): string {
  const query = new URLSearchParams({ ...(at && { at: String(at.getTime()) }), ...(by && { by }), ...(to && { to }) });
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The page of signing in for who is somewhere in the shop, and comes back there after it. */
export function signInHref({ pathname, search }: { pathname: string; search: string }): string {
  return signInAddress('/auth', { to: isSignInPath(pathname) ? null : pathname + search });
}

/** The method that an address asks for. */
export const methodOf = (by: unknown): AuthMethod => (by === 'phone' ? 'phone' : 'email');
