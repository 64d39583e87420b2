import { shopUrl } from '../../platform/shop-url.rules.ts';

interface Limits {
  /** Origin of the shop. */
  publicUrl: string;
  /** Origins outside the shop that a rule may lead to. */
  redirectOrigins: readonly string[];
}

/** How the API keeps a path: a slash at its end does not count. */
export const pathKey = (path: string): string => path.replace(/\/+$/, '') || '/';

/** Paths are written as a person writes them. */
export function readablePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Where a rule leads: an address in the shop, or one at an origin that was configured; null of any other, however it is spelled. */
export function destinationOf(target: string, { publicUrl, redirectOrigins }: Limits): URL | null {
  if (target.startsWith('/')) return shopUrl(target, publicUrl);
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const destination = new URL(target);
  if (destination.origin === publicUrl) return shopUrl(target, publicUrl);
  const isAnonymous = !destination.username && !destination.password;
  return isAnonymous && redirectOrigins.includes(destination.origin) ? destination : null;
}

/** As the Location header says it: a path where it stays in the shop. What was asked beside the path goes along where the rule asks nothing itself. */
export function locationOf(destination: URL, asked: URL, publicUrl: string): string {
  if (destination.origin !== publicUrl) return destination.href;
  return destination.pathname + (destination.search || asked.search) + destination.hash;
}
