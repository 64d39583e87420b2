import { parseShopUrl } from '../../platform/shop-url.rules.ts';

interface AllowedOrigins {
  /** Origin of the shop. */
  publicUrl: string;
  /** External origins that a rule may redirect to. */
  redirectOrigins: readonly string[];
}

/** Normalizes a path as the API does: without a trailing slash. */
export const normalizePath = (path: string): string => path.replace(/\/+$/, '') || '/';

/** Decodes a path, because rules are stored in readable form. Returns malformed paths unchanged. */
export function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Returns the target of a rule if it is within the shop or at an allowed origin, otherwise null. */
export function parseDestination(target: string, { publicUrl, redirectOrigins }: AllowedOrigins): URL | null {
  if (target.startsWith('/')) return parseShopUrl(target, publicUrl);
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const destination = new URL(target);
  if (destination.origin === publicUrl) return parseShopUrl(target, publicUrl);
  const hasNoCredentials = !destination.username && !destination.password;
  return hasNoCredentials && redirectOrigins.includes(destination.origin) ? destination : null;
}

/** Formats the Location header, as a path for targets within the shop. The request's query is kept unless the rule's target has one. */
export function formatLocation(destination: URL, requestedUrl: URL, publicUrl: string): string {
  if (destination.origin !== publicUrl) return destination.href;
  return destination.pathname + (destination.search || requestedUrl.search) + destination.hash;
}
