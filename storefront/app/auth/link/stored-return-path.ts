import { createValueParser, isString, StorageEntry } from '../../platform/store/browser-storage.ts';
import { findReturnPath } from './return-path.rules.ts';

const entry = new StorageEntry('returnTo', createValueParser(isString), () => sessionStorage);
/** The checkout stores this keyword instead of its path. The keyword and the storage key are those of the first version of the shop. */
const keywords: Record<string, string> = { checkout: '/checkout' };

/**
 * Stores for this tab where to go after signing in. Null clears a stored path but keeps a keyword, because the checkout links to the
 * sign-in page without a path.
 */
export function saveReturnPath(path: string | null) {
  if (path) entry.write(path);
  else if (!keywords[entry.read() ?? '']) entry.remove();
}

/** Returns the path to open after signing in, and clears the stored one. */
export function takeReturnPath(): string {
  const storedPath = entry.read();
  entry.remove();
  return findReturnPath(keywords[storedPath ?? ''] ?? storedPath, location.origin);
}
