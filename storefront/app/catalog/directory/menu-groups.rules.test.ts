import { audienceLinks, type MenuDirectory } from './directories.ts';
import { toMenuCategories } from './menu-groups.rules.ts';

const shoes: MenuDirectory = {
  name: 'Обувь',
  slug: 'obuv',
  position: 1,
  logoUrl: '/_ipx/w_320/shoes.webp',
  productTypes: [{ name: 'Кеды', slug: 'kedy' }],
  brands: [{ name: 'Тихая', slug: 'tihaya' }],
};
const fresh: MenuDirectory = { name: 'Новинки', slug: 'new', position: 2, productTypes: [], brands: [] };
const search: MenuDirectory = { name: 'Поиск', slug: 'search', position: 3 };

const [ofShoes, ofNew, ofSearch] = toMenuCategories([shoes, fresh, search]);
const addresses = (groups: readonly { title: string; links: readonly { href: string }[] }[] = []) =>
  Object.fromEntries(groups.map(({ title, links }) => [title, links.map(({ href }) => href)]));

test('a directory lists its types, brands and audiences, and has a picture', () => {
  expect(addresses(ofShoes?.groups)).toEqual({
    Виды: ['/catalog/obuv/kedy'],
    Бренды: ['/catalog/obuv?brand=tihaya'],
    Кому: ['/catalog/obuv?sex=female&age=adult', '/catalog/obuv?sex=male&age=adult', '/catalog/obuv?age=children'],
  });
  expect(ofShoes?.image).toBe('/_ipx/w_320/shoes.webp');
});

test('a virtual directory lists the other directories instead of types', () => {
  expect(addresses(ofNew?.groups)).toMatchObject({ Разделы: ['/catalog/new?category=obuv'] });
  expect(ofSearch?.groups).toEqual([]);
});

test('the menu links to the pages for women, men and children', () => {
  expect(audienceLinks.map(({ label, href }) => `${label} ${href}`)).toEqual([
    'Женщинам /catalog?sex=female&age=adult',
    'Мужчинам /catalog?sex=male&age=adult',
    'Детям /catalog?age=children',
  ]);
});
