/** @jest-environment jsdom */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../routes.ts';
import { buildPageDataUrl } from './page-data-url.ts';

const listIds = (entries: readonly RouteConfigEntry[]): (string | undefined)[] =>
  entries.flatMap(({ id, children }) => [id, ...listIds(children ?? [])]);

test.each([
  ['/', '/_.data?_routes=home'],
  ['/catalog/obuv?sort=cheap', '/catalog/obuv.data?sort=cheap&_routes=catalog'],
  ['/catalog/obuv/kedy', '/catalog/obuv/kedy.data?_routes=catalog-within'],
  ['/search?query=kedy', '/search.data?query=kedy&_routes=search'],
  ['/product/kedy', '/product/kedy.data?_routes=product'],
])('the data of %s is loaded from %s, which names an existing route', (page, dataUrl) => {
  expect(buildPageDataUrl(page)).toBe(dataUrl);
  expect(listIds(routes)).toContain(new URLSearchParams(dataUrl.split('?')[1]).get('_routes'));
});

test('no data is prefetched for a page without prices', () => {
  expect(buildPageDataUrl('/delivery')).toBeNull();
});
