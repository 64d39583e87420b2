import { parseShopUrl } from '../../platform/shop-url.rules.ts';
import { isSignInPath } from './sign-in-address.ts';

const accountPath = '/account';

/**
 * Returns the path to open after signing in: the requested address, or the account if that address is outside the shop or a sign-in page.
 */
export function findReturnPath(target: string | null | undefined, origin: string): string {
  if (!target?.startsWith('/')) return accountPath;
  const url = parseShopUrl(target, origin);
  if (!url || isSignInPath(url.pathname)) return accountPath;
  return `${url.pathname}${url.search}${url.hash}`;
}
