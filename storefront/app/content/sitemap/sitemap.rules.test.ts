import { buildPartName, findNewestDate, parsePartName } from './sitemap.rules.ts';

test('the name of a sitemap part encodes its cursor and can be parsed', () => {
  for (const after of [null, 'PRODUCT:kedy-belye', 'ARTICLE:kedy_2']) expect(parsePartName(buildPartName(after))).toBe(after);
});

test.each([
  '',
  'nope',
  'PRODUCT',
  'PRODUCT.',
  'product.kedy',
  'PRODUCT.../etc',
  'PRODUCT.a%20b',
])('%j is not a valid name of a sitemap part', (name) => {
  expect(parsePartName(name)).toBeUndefined();
});

test('findNewestDate returns the latest date of a list, or an empty text for an empty list', () => {
  expect(findNewestDate([])).toBe('');
  expect(findNewestDate(['2026-11-20T10:00:00.000Z', '2026-11-21T09:00:00.000Z', '2026-01-01T00:00:00.000Z'])).toBe(
    '2026-11-21T09:00:00.000Z',
  );
});
