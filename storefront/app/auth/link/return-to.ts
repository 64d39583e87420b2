import { isString, oneOf, StorageEntry } from '../../platform/store/browser-storage.ts';
import { returnPath } from './return-to.rules.ts';

const entry = new StorageEntry('returnTo', oneOf(isString), () => sessionStorage);
/** Values that the checkout writes to this entry instead of a path. The key and value are those of the shop's first storefront. */
const marks: Record<string, string> = { checkout: '/checkout' };

/**
 * Stores for this tab where to go after signing in. Null clears a stored path but keeps a mark, because the page that sets a mark links to
 * the sign-in page without a path.
 */
export function rememberReturn(path: string | null) {
  if (path) entry.write(path);
  else if (!marks[entry.read() ?? '']) entry.remove();
}

/** Returns where to go after signing in, and clears it. */
export function takeReturn(): string {
  const wanted = entry.read();
  entry.remove();
  return returnPath(marks[wanted ?? ''] ?? wanted, location.origin);
}
