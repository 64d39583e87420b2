const MAX_LENGTH = 2_000;

/** Normalises a path as the database stores it: no query, hash or trailing slash. Returns null when the text is no path. */
export const parsePath = (address: string): string | null => {
  const [path = ''] = address.trim().split(/[?#]/, 1);
  if (!path.startsWith('/') || path.length > MAX_LENGTH) return null;
  return path.replace(/\/+$/, '') || '/';
};

/**
 * Normalises a path as lookups compare it. Returns null if the text is not a path, or has percent-encoded letters: lookups use decoded
 * paths.
 */
export function normalizeStoredPath(address: string): string | null {
  const path = parsePath(address);
  if (path === null || path.startsWith('//') || /[\\\p{Cc}]/u.test(path) || /%[89a-f][0-9a-f]/i.test(path)) return null;
  return path;
}
