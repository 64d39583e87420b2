const LONGEST = 2_000;

/** A path as the database keeps paths: no query, no hash, no slash at its end; null for what is none. */
export const pathOf = (address: string): string | null => {
  const [path = ''] = address.trim().split(/[?#]/, 1);
  if (!path.startsWith('/') || path.length > LONGEST) return null;
  return path.replace(/\/+$/, '') || '/';
};
