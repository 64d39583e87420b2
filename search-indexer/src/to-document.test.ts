import type { LoadedItem, LoadedProduct } from './load-products.js';
import { toDocument } from './to-document.js';
import type { VirtualDirectory } from './virtual-directories.js';

const now = new Date('2026-11-20T12:00:00.000Z');

const buildItem = (overrides: Partial<LoadedItem> = {}): LoadedItem => ({
  id: 'a',
  size: '38',
  supplier: 'MEET_WAREHOUSE',
  price: 10_000n,
  oldPrice: null,
  active: true,
  reservedUntil: null,
  soldAt: null,
  deletedAt: null,
  ...overrides,
});

const texts = {
  sku: 'B-1',
  names: ['Ботинки «Шлюз»', 'Ботинки'],
  brand: ['Плотина', 'Plotina'],
  model: 'Шлюз',
  colour: ['чёрный', 'чёрный'],
  properties: ['Резина'],
};

const buildProduct = (overrides: Partial<LoadedProduct> = {}): LoadedProduct => ({
  id: '1',
  listed: true,
  category: 'shoes',
  categoryName: 'Обувь',
  productType: 'boots',
  productSubType: null,
  collections: ['autumn'],
  brand: 'plotina',
  colour: 'black',
  sex: 'FEMALE',
  seasons: ['WINTER'],
  age: 'ADULT',
  material: 'LEATHER',
  texts,
  newArrival: false,
  meetPrice: false,
  unitSold: 3,
  createdAt: new Date('2026-01-01'),
  loadedAt: now,
  items: [buildItem()],
  ...overrides,
});

const virtualDirectories: VirtualDirectory[] = [
  { slug: 'new', name: 'Новинки', rule: 'NEW' },
  { slug: 'sale', name: 'Скидки', rule: 'SALE' },
  { slug: 'meet-price', name: 'Meet-price', rule: 'MEET_PRICE' },
];

it('a document has the price and the discount of the cheapest available unit', () => {
  const items = [
    buildItem({ id: 'sold', price: 1n, soldAt: now }),
    buildItem({ id: 'reserved', price: 2n, reservedUntil: new Date(now.getTime() + 1) }),
    buildItem({ id: 'off', price: 3n, active: false }),
    buildItem({ id: 'deleted', price: 4n, deletedAt: now }),
    buildItem({ id: 'dear', price: 9_000n, oldPrice: 90_000n }),
    buildItem({ id: 'cheap', price: 6_700n, oldPrice: 10_000n }),
  ];
  expect(toDocument(buildProduct({ items }), virtualDirectories)).toEqual({
    productId: '1',
    directories: ['shoes', 'sale'],
    collections: ['autumn'],
    category: 'shoes',
    productType: 'boots',
    productSubType: null,
    brand: 'plotina',
    model: 'Шлюз',
    colour: 'black',
    sexes: ['FEMALE'],
    seasons: ['WINTER'],
    age: 'ADULT',
    material: 'LEATHER',
    offers: ['38:FAST'],
    texts: { ...texts, categories: ['Обувь', 'Скидки'] },
    price: 6_700,
    sale: 33,
    unitSold: 3,
    newestAt: Date.UTC(2026, 0, 1),
  });
});

it('a document includes a unit from the exact millisecond in which its reservation ends', () => {
  expect(toDocument(buildProduct({ items: [buildItem({ reservedUntil: now })] }), virtualDirectories)?.price).toBe(10_000);
});

it.each([
  ['is not listed', { listed: false }],
  ['has no units', { items: [] }],
  ['has only a sold unit', { items: [buildItem({ soldAt: now })] }],
])('a product that %s has no document', (_what, overrides) => {
  expect(toDocument(buildProduct(overrides as Partial<LoadedProduct>), virtualDirectories)).toBeNull();
});

it('the discount of a document is rounded down exactly, even for the largest amounts', () => {
  const computeSale = (price: bigint, oldPrice: bigint) =>
    toDocument(buildProduct({ items: [buildItem({ price, oldPrice })] }), virtualDirectories)?.sale;
  expect(computeSale(9_999n, 10_000n)).toBe(0);
  expect(computeSale(9_900n, 10_000n)).toBe(1);
  expect(computeSale(1n, 9_007_199_254_740_991n)).toBe(99);
  expect(computeSale(8_917_127_262_193_582n, 9_007_199_254_740_991n)).toBe(0);
});

it('a document has each directory once: the category, if there is one, and the virtual directories whose rules the product meets', () => {
  const allFlags = { newArrival: true, meetPrice: true };
  expect(toDocument(buildProduct(allFlags), virtualDirectories)?.directories).toEqual(['shoes', 'new', 'meet-price']);
  expect(toDocument(buildProduct({ ...allFlags, category: 'new' }), virtualDirectories)?.directories).toEqual(['new', 'meet-price']);
  expect(toDocument(buildProduct({ category: null }), [])?.directories).toEqual([]);
});

it('a document has every sex and season for which the product is meant', () => {
  expect(toDocument(buildProduct({ sex: 'UNISEX' }), virtualDirectories)?.sexes).toEqual(['FEMALE', 'MALE', 'UNISEX']);
  const listSeasons = (seasons: LoadedProduct['seasons']) => toDocument(buildProduct({ seasons }), virtualDirectories)?.seasons;
  expect(listSeasons(['SPRING_SUMMER'])).toEqual(['SPRING', 'SPRING_SUMMER', 'SUMMER']);
  expect(listSeasons(['WINTER', 'AUTUMN_WINTER'])).toEqual(['AUTUMN', 'AUTUMN_WINTER', 'WINTER']);
  expect(listSeasons([])).toEqual([]);
});

it('a document has each combination of size and delivery speed of available units once', () => {
  const items = [
    buildItem({ id: 'a', size: '39' }),
    buildItem({ id: 'b', size: '39', supplier: 'CONTRACTOR' }),
    buildItem({ id: 'c', size: '38', supplier: 'PRIVATE_SELLER' }),
    buildItem({ id: 'd', size: '38', supplier: 'TRADING_FLOOR' }),
    buildItem({ id: 'e', size: '38', soldAt: now }),
    buildItem({ id: 'f', size: '40', reservedUntil: new Date(now.getTime() + 1) }),
    buildItem({ id: 'g', size: '41', active: false }),
  ];
  expect(toDocument(buildProduct({ items }), virtualDirectories)?.offers).toEqual(['38:SLOW', '39:FAST', '39:SLOW']);
});
