import { shopUrl } from '../platform/shop-url.rules.ts';
import { isSignInPath } from './sign-in-address.ts';

const accountPath = '/account';

/** Where to go after signing in: a path of the shop alone. An address that leaves it, in whichever spelling, is the account. */
export function returnPath(wanted: string | null | undefined, origin: string): string {
  if (!wanted?.startsWith('/')) return accountPath;
  const url = shopUrl(wanted, origin);
  if (!url || isSignInPath(url.pathname)) return accountPath;
  return `${url.pathname}${url.search}${url.hash}`;
}
