import { matchPath } from 'react-router';

/** Routes with prices: id in `routes.ts` and path pattern. */
const pricedRoutes: readonly (readonly [id: string, pattern: string])[] = [
  ['home', '/'],
  ['catalog', '/catalog/:directory?'],
  ['catalog-within', '/catalog/:directory/:productType/:productSubType?'],
  ['search', '/search/:directory?'],
  ['product', '/product/:slug'],
];

/**
 * Returns the URL from which the router loads the data of a page with prices, or null for other pages. The routes of these pages have
 * client loaders, so the router neither prefetches their data nor combines their requests. Chromium would reuse a `rel=prefetch` response
 * for five minutes, but prices may be at most a second old.
 */
export function buildPageDataUrl(page: string): string | null {
  const { pathname, searchParams } = new URL(page, location.origin);
  const id = pricedRoutes.find(([, pattern]) => matchPath(pattern, pathname))?.[0];
  if (id === undefined) return null;
  searchParams.set('_routes', id);
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${searchParams}`;
}
