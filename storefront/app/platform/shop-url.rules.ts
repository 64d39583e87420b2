/**
 * The address in the shop that a text stands for; null of any that leaves it, for a browser if not for a parser: `//evil.example`,
 * `/\evil.example`, and `/.//evil.example`, whose path alone is the first of them.
 */
export function shopUrl(text: string, origin: string): URL | null {
  const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
  return url?.origin === origin && !url.username && !url.password && !url.pathname.startsWith('//') ? url : null;
}
