import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildBrand, buildColour, buildDirectory, buildProduct, buildProductItem } from '../exports/testing.js';
import { startTestApi, type TestApi } from '../test-api.js';

const SEARCH = `query ($dto: SearchFilteredProductsInput!) { searchFilteredProducts(dto: $dto) {
  items { slug } suggestions filterList { brand { value name hex } price { min max } } pagination { page limit totalPages totalItems } } }`;

interface Answer {
  items: { slug: string }[];
  suggestions: string[];
  filterList: { brand: object[]; price: object | null };
  pagination: object;
}

let api: TestApi;

async function search(dto: object): Promise<Answer> {
  const { data, errors } = await api.query<{ searchFilteredProducts: Answer }>(SEARCH, { dto });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('nothing was answered');
  return data.searchFilteredProducts;
}

const found = async (dto: object): Promise<string[]> => (await search(dto)).items.map(({ slug }) => slug);

beforeAll(async () => {
  api = await startTestApi();
  const vesna = await buildBrand(api.db, { slug: 'vesna', name: 'Весна' });
  const north = await buildBrand(api.db, { slug: 'north', name: 'North 100%' });
  const white = await buildColour(api.db, { name: 'белый' });
  await buildDirectory(api.db, { slug: 'obuv' });
  const goods = [
    {
      slug: 'kedy',
      name: 'Кеды «Полдень»',
      sku: 'VS-KED-01',
      brandId: vesna.id,
      colourId: white.id,
      unitSold: 5,
      price: 500,
      directories: ['obuv'],
    },
    { slug: 'maket', name: 'Макет', sku: 'VS-MAK-01', brandId: vesna.id, unitSold: 9, price: 900, directories: [] },
    { slug: 'kedy-north', name: 'Кеды «Север»', sku: 'NR-KED-01', brandId: north.id, unitSold: 7, price: 700, directories: ['obuv'] },
  ];
  for (const { price, directories, ...product } of goods) {
    const { id: productId } = await buildProduct(api.db, { modelName: product.name, ...product });
    await buildProductItem(api.db, { productId, price: BigInt(price) });
    const document = { productId, directories, collections: [], price: BigInt(price), sale: 0, newestAt: new Date() };
    await api.db.searchDocument.create({ data: { ...document, unitSold: product.unitSold } });
  }
});
afterAll(() => api.close());

describe('searchFilteredProducts', () => {
  it.each([
    ['кеды', ['kedy-north', 'kedy']],
    ['КЕДЫ весна', ['kedy']],
    ['весна кед', ['kedy']],
    ['полдень', ['kedy']],
    ['белый', ['kedy']],
    ['vs-', ['maket', 'kedy']],
    ['NR-KED-01', ['kedy-north']],
    ['кет', []],
    ['100%', ['kedy-north']],
    ['%', ['maket', 'kedy-north', 'kedy']],
    ['_еды', []],
    ["' OR true --", []],
    ['ботинки', []],
  ])('finds by %j what has words beginning so', async (query, slugs) => {
    expect(await found({ query })).toEqual(slugs);
  });

  it.each([{}, { query: '' }, { query: null }, { query: '  ' }])('shows the popular where nothing is typed: %j', async (dto) => {
    expect(await found(dto)).toEqual(['maket', 'kedy-north', 'kedy']);
    expect((await search(dto)).suggestions).toEqual([]);
  });

  it('searches within a directory, sorts and leafs', async () => {
    expect(await found({ query: 'весна', directory: 'obuv' })).toEqual(['kedy']);
    expect(await found({ query: 'весна', directory: 'No slug' })).toEqual([]);
    const second = await search({ query: 'кеды', sort: 'CHEAP_FIRST', pagination: { page: 2, limit: 1 } });
    expect(second.items).toEqual([{ slug: 'kedy-north' }]);
    expect(second.pagination).toEqual({ page: 2, limit: 1, totalPages: 2, totalItems: 2 });
    expect((await search({ query: 'кеды' })).pagination).toEqual({ page: 1, limit: 8, totalPages: 1, totalItems: 2 });
    expect((await search({ query: 'кеды', pagination: { page: 9 } })).pagination).toMatchObject({ totalItems: 2 });
  });

  it('suggests brands and products that go on so, and says what narrows the result', async () => {
    const { suggestions, filterList } = await search({ query: 'ве' });
    expect(suggestions).toEqual(['Весна']);
    expect(filterList).toEqual({ brand: [{ value: 'vesna', name: 'Весна', hex: null }], price: { min: 500, max: 900 } });
    expect((await search({ query: 'кеды п' })).suggestions).toEqual(['Кеды «Полдень»']);
    expect((await search({ query: 'нет такого' })).filterList).toEqual({ brand: [], price: null });
  });

  it('takes a text of any length', async () => {
    expect(await found({ query: 'кеды '.repeat(1_000) })).toEqual(['kedy-north', 'kedy']);
  });
});
