const MAX_LENGTH = 2_000;

/** Normalises a path as the database stores it: no query, hash or trailing slash. Returns null when the text is no path. */
export const parsePath = (address: string): string | null => {
  const [path = ''] = address.trim().split(/[?#]/, 1);
  if (!path.startsWith('/') || path.length > MAX_LENGTH) return null;
  return path.replace(/\/+$/, '') || '/';
};
