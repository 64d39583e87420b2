/**
 * Returns the URL within the shop, or null if the text leads elsewhere. Browsers treat some paths as another host: `//evil.example`,
 * `/\evil.example`, and `/.//evil.example`, which is normalized to `//evil.example`.
 */
export function parseShopUrl(text: string, origin: string): URL | null {
  const url = URL.canParse(text, origin) ? new URL(text, origin) : null;
  return url?.origin === origin && !url.username && !url.password && !url.pathname.startsWith('//') ? url : null;
}
