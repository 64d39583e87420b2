import { parseShopUrl } from '../../platform/shop-url.rules.ts';
import { isSignInPath } from './sign-in-address.ts';

const accountPath = '/account';

/**
 * Returns the path to open after signing in: the requested path, or the account if that path is outside the shop or a sign-in page.
 */
export function findReturnPath(requestedPath: string | null | undefined, origin: string): string {
  if (!requestedPath?.startsWith('/')) return accountPath;
  const url = parseShopUrl(requestedPath, origin);
  if (!url || isSignInPath(url.pathname)) return accountPath;
  return `${url.pathname}${url.search}${url.hash}`;
}
