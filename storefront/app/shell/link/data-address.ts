import { matchPath } from 'react-router';

/** Routes whose pages show prices, by their ids. */
const priced: readonly (readonly [id: string, pattern: string])[] = [
  ['home/HomePage', '/'],
  ['catalog/listing/CatalogPage', '/catalog/:directory?'],
  ['catalog-within', '/catalog/:directory/:productType/:productSubType?'],
  ['search/SearchPage', '/search/:directory?'],
  ['catalog/product/ProductPage', '/product/:slug'],
];

/**
 * The address at which the router asks for the data of a page with prices. These routes have client loaders, so that the router neither
 * prefetches their data nor asks for it with that of others: Chromium would reuse a `rel=prefetch` answer for five minutes, and a price may
 * be a second old.
 */
export function dataAddress(page: string): string | null {
  const { pathname, searchParams } = new URL(page, location.origin);
  const id = priced.find(([, pattern]) => matchPath(pattern, pathname))?.[0];
  if (id === undefined) return null;
  searchParams.set('_routes', id);
  return `${pathname}${pathname.endsWith('/') ? '_' : ''}.data?${searchParams}`;
}
