import { buildCategoryHref, buildMenu, findActiveSlug } from './category-rules.ts';

const category = (slug: string, position: number) => ({ name: slug, slug, position });
const directories = [category('sale', 30), category('', 5), category('search', 1), category('obuv', 10)];

test('the categories of a menu are sorted by their position', () => {
  expect(buildMenu(directories, false).map(({ slug }) => slug)).toEqual(['search', '', 'obuv', 'sale']);
});

test('a side menu leaves out entries without a slug, and the search', () => {
  expect(buildMenu(directories, true).map(({ slug }) => slug)).toEqual(['obuv', 'sale']);
});

test.each([
  ['/catalog/any/obuv', 'obuv'],
  ['/catalog/obuv/botinki?page=2', 'obuv'],
  ['/catalog/any/obuv/botinki/chelsea#top', 'obuv'],
  ['/catalog', ''],
  ['/catalog/any', ''],
  ['/search/obuv', 'search'],
  ['/product/slope-2', undefined],
  ['/', undefined],
])('the path %s belongs to the category «%s»', (path, slug) => {
  expect(findActiveSlug(path, [], buildCategoryHref)).toBe(slug);
});

test.each([
  ['/c/obuv', 'obuv'],
  ['/c/obuv/botinki?page=2', 'obuv'],
  ['/c', ''],
  ['/c/obuv-i-sumki', ''],
  ['/product/slope-2', undefined],
])('with the addresses of another shop, the path %s belongs to the category «%s»', (path, slug) => {
  expect(findActiveSlug(path, directories, (category) => (category ? `/c/${category}` : '/c'))).toBe(slug);
});

test.each([
  ['obuv', '/catalog/any/obuv'],
  ['', '/catalog'],
  ['search', '/search'],
])('the category «%s» links to %s', (slug, href) => {
  expect(buildCategoryHref(slug)).toBe(href);
});
