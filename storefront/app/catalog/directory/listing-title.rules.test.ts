import { findListingTitle } from './listing-title.rules.ts';

const directories = [
  { name: 'Новинки', slug: 'new', position: 1 },
  {
    name: 'Обувь',
    slug: 'obuv',
    position: 2,
    productTypes: [{ name: 'Ботинки', slug: 'botinki' }],
    brands: [{ name: 'Nordkvart', slug: 'nordkvart' }],
  },
];

test.each([
  ['/catalog', 'Каталог'],
  ['/catalog?sort=new', 'Каталог'],
  ['/catalog/new', 'Новинки'],
  ['/catalog/obuv?sex=female&age=adult', 'Обувь'],
  ['/catalog/obuv/botinki', 'Ботинки'],
  ['/catalog?brand=nordkvart', 'Nordkvart'],
  ['/catalog?brand=nordkvart&brand=tihaya', 'Каталог'],
  // Listings outside the menu have no preview.
  ['/catalog?brand=tihaya', null],
  ['/catalog/a-collection', null],
  ['/catalog/obuv/sapogi', null],
  ['/catalog/obuv/botinki/chelsi', null],
  ['/product/kedy', null],
  ['/catalogue', null],
])('for the address %s, findListingTitle returns %j', (address, title) => {
  const { pathname, search } = new URL(address, 'https://meet.example');
  expect(findListingTitle({ pathname, search }, directories)).toBe(title);
});
