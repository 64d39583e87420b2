import { audienceLinks } from './audience-links.ts';
import type { MenuDirectory } from './directories.ts';
import { toMenuCategories } from './menu-groups.rules.ts';

const shoes: MenuDirectory = {
  name: 'Обувь',
  slug: 'obuv',
  position: 1,
  logoUrl: '/_ipx/w_320/shoes.webp',
  productTypes: [{ name: 'Кеды', slug: 'kedy' }],
  brands: [{ name: 'Тихая', slug: 'tihaya' }],
};
const newProducts: MenuDirectory = { name: 'Новинки', slug: 'new', position: 2, productTypes: [], brands: [] };
const search: MenuDirectory = { name: 'Поиск', slug: 'search', position: 3 };

const [shoesEntry, newProductsEntry, searchEntry] = toMenuCategories([shoes, newProducts, search]);
const listAddresses = (groups: readonly { title: string; links: readonly { href: string }[] }[] = []) =>
  Object.fromEntries(groups.map(({ title, links }) => [title, links.map(({ href }) => href)]));

test('the menu entry of a directory lists its types, brands and audiences, and has a picture', () => {
  expect(listAddresses(shoesEntry?.groups)).toEqual({
    Виды: ['/catalog/obuv/kedy'],
    Бренды: ['/catalog/obuv?brand=tihaya'],
    Кому: ['/catalog/obuv?sex=female&age=adult', '/catalog/obuv?sex=male&age=adult', '/catalog/obuv?age=children'],
  });
  expect(shoesEntry?.image).toBe('/_ipx/w_320/shoes.webp');
});

test('the menu entry of the new products lists categories instead of types, and that of the search has no lists', () => {
  expect(listAddresses(newProductsEntry?.groups)).toMatchObject({ Разделы: ['/catalog/new?category=obuv'] });
  expect(searchEntry?.groups).toEqual([]);
});

test('the audience links of the menu lead to the goods for women, men and children', () => {
  expect(audienceLinks.map(({ label, href }) => `${label} ${href}`)).toEqual([
    'Женщинам /catalog?sex=female&age=adult',
    'Мужчинам /catalog?sex=male&age=adult',
    'Детям /catalog?age=children',
  ]);
});
