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
  ['/catalog/any/obuv', 'the category «obuv»', 'obuv'],
  ['/catalog/obuv/botinki?page=2', 'the category «obuv»', 'obuv'],
  ['/catalog/any/obuv/botinki/chelsea#top', 'the category «obuv»', 'obuv'],
  ['/catalog', 'the whole catalog', ''],
  ['/catalog/any', 'the whole catalog', ''],
  ['/search/obuv', 'the search', 'search'],
  ['/product/slope-2', 'no category', undefined],
  ['/', 'no category', undefined],
])('the path %s belongs to %s', (path, _category, slug) => {
  expect(findActiveSlug(path, [], buildCategoryHref)).toBe(slug);
});

test.each([
  ['/c/obuv', 'the category «obuv»', 'obuv'],
  ['/c/obuv/botinki?page=2', 'the category «obuv»', 'obuv'],
  ['/c', 'the whole catalog', ''],
  ['/c/obuv-i-sumki', 'the whole catalog', ''],
  ['/product/slope-2', 'no category', undefined],
])('with the addresses of another shop, the path %s belongs to %s', (path, _category, slug) => {
  expect(findActiveSlug(path, directories, (category) => (category ? `/c/${category}` : '/c'))).toBe(slug);
});

test.each([
  ['the category «obuv»', '/catalog/any/obuv', 'obuv'],
  ['the whole catalog', '/catalog', ''],
  ['the search', '/search', 'search'],
])('the menu entry of %s links to %s', (_category, href, slug) => {
  expect(buildCategoryHref(slug)).toBe(href);
});
