import { isString, oneOf, StorageEntry } from '../platform/browser-storage.ts';
import { returnPath } from './return-to.rules.ts';

const entry = new StorageEntry('returnTo', oneOf(isString), () => sessionStorage);
/** What the checkout leaves there, as the shop's first storefront did. */
const marks: Record<string, string> = { checkout: '/checkout' };

/** Remembers for this tab where to go after signing in; a path that an earlier question left is none of this one's. A mark stays: who left it leads here without a path. */
export function rememberReturn(path: string | null) {
  if (path) entry.write(path);
  else if (!marks[entry.read() ?? '']) entry.remove();
}

/** Where to go now that somebody has signed in; it is forgotten with that. */
export function takeReturn(): string {
  const wanted = entry.read();
  entry.remove();
  return returnPath(marks[wanted ?? ''] ?? wanted, location.origin);
}
