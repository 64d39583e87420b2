import { createValueParser, isString, StorageEntry } from '../../platform/store/browser-storage.ts';
import { findReturnPath } from './return-path.rules.ts';

const entry = new StorageEntry('returnTo', createValueParser(isString), () => sessionStorage);

/** Stores for this tab where to go after signing in. Null clears the stored path. */
export function saveReturnPath(path: string | null) {
  if (path) entry.write(path);
  else entry.remove();
}

/** Returns the path to open after signing in, and clears the stored one. */
export function takeReturnPath(): string {
  const storedPath = entry.read();
  entry.remove();
  return findReturnPath(storedPath, location.origin);
}
