import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildBrand,
  buildColour,
  buildDirectory,
  buildProduct,
  buildProductItem,
  buildProductType,
  buildSize,
} from '../exports/testing.js';
import { startTestApi, type TestApi } from '../test-api.js';

const VALUES = ['categories', 'season', 'deliverySpeed', 'sex', 'age', 'brand', 'model', 'colorPallete', 'size', 'material', 'sale'];
const FILTERS = `${VALUES.map((filter) => `${filter} { value name hex }`).join(' ')} price { min max }`;
const EMPTY = { ...Object.fromEntries(VALUES.map((filter) => [filter, []])), price: null };

let api: TestApi;

async function ask<Data>(query: string): Promise<Data | null | undefined> {
  const { data, errors } = await api.query<Data>(query);
  expect(errors).toBeUndefined();
  return data;
}

const plain = (value: string, name = value) => ({ value, name, hex: null });

beforeAll(async () => {
  api = await startTestApi();
  const shoes = await buildDirectory(api.db, { slug: 'shoes', name: 'Обувь', position: 1 });
  const coats = await buildDirectory(api.db, { slug: 'coats', name: 'Пальто', position: 2 });
  await buildDirectory(api.db, { slug: 'sale', name: 'Скидки', rule: 'SALE' });
  const boots = await buildProductType(api.db, { directoryId: shoes.id, slug: 'boots', name: 'Ботинки' });
  const brand = await buildBrand(api.db, { slug: 'plotina', name: 'Плотина' });
  const colour = await buildColour(api.db, { slug: 'belyy', name: 'белый', hex: '#FFFFFF' });
  const [small, large] = [
    await buildSize(api.db, { slug: 's36', name: '36', position: 36 }),
    await buildSize(api.db, { slug: 's40', name: '40', position: 40 }),
  ];
  const of = { brandId: brand.id, colourId: colour.id };
  const boot = await buildProduct(api.db, {
    ...of,
    directoryId: shoes.id,
    productTypeId: boots.id,
    modelName: 'Шлюз',
    sex: 'UNISEX',
    seasons: ['WINTER', 'AUTUMN_WINTER'],
    material: 'LEATHER',
  });
  await buildProductItem(api.db, { productId: boot.id, sizeId: large.id });
  await buildProductItem(api.db, { productId: boot.id, sizeId: small.id, soldAt: new Date(), supplier: 'CONTRACTOR' });
  const coat = await buildProduct(api.db, { ...of, directoryId: coats.id, modelName: 'Баржа', sex: 'MALE', age: 'CHILDREN' });
  await buildProductItem(api.db, { productId: coat.id, sizeId: small.id, supplier: 'CONTRACTOR' });
  const listing = { collections: [], unitSold: 1, newestAt: new Date() };
  await api.db.searchDocument.createMany({
    data: [
      {
        ...listing,
        productId: boot.id,
        directories: ['shoes', 'sale'],
        collections: ['rain'],
        productType: 'boots',
        price: 100n,
        sale: 50,
      },
      { ...listing, productId: coat.id, directories: ['coats', 'sale'], price: 300n, sale: 49 },
    ],
  });
  await api.db.directoryFilter.createMany({
    data: [
      { directoryId: shoes.id, filter: 'BRAND', name: 'Бренд', position: 1, filterType: 'CHECKBOX' },
      { directoryId: shoes.id, filter: 'PRICE', name: 'Цена', position: 2, filterType: 'RANGE' },
    ],
  });
});
afterAll(() => api.close());

describe('filterList', () => {
  it('has the values that occur in the whole shop', async () => {
    expect(await ask(`{ filterList { ${FILTERS} } }`)).toEqual({
      filterList: {
        categories: [plain('shoes', 'Обувь'), plain('coats', 'Пальто')],
        season: [plain('WINTER', 'Зима'), plain('AUTUMN', 'Осень'), plain('AUTUMN_WINTER', 'Осень–зима')],
        deliverySpeed: [plain('FAST', '1–4\u00a0дня'), plain('SLOW', '14–25\u00a0дней')],
        sex: [plain('FEMALE', 'Женщинам'), plain('MALE', 'Мужчинам'), plain('UNISEX', 'Унисекс')],
        age: [plain('ADULT', 'Взрослым'), plain('CHILDREN', 'Детям')],
        brand: [plain('plotina', 'Плотина')],
        model: [plain('Баржа'), plain('Шлюз')],
        colorPallete: [{ value: 'belyy', name: 'белый', hex: '#FFFFFF' }],
        size: [plain('s36', '36'), plain('s40', '40')],
        material: [plain('LEATHER', 'Кожа')],
        sale: [plain('LESS_THAN_50', 'До\u00a050\u00a0%'), plain('MORE_THAN_50', '50\u00a0% и\u00a0больше')],
        price: { min: 100, max: 300 },
      },
    });
  });

  it('of a listing has what occurs there, and only in units that can be bought', async () => {
    const query = (dto: string) => `{ filteredProducts(dto: { ${dto} }) { filterList { ${FILTERS} } pagination { totalItems } } }`;
    type Listing = { filteredProducts: { filterList: Record<string, unknown>; pagination: { totalItems: number } } };
    const shoes = await ask<Listing>(query('directory: "shoes", productType: "boots"'));
    expect(shoes?.filteredProducts.filterList).toMatchObject({
      categories: [plain('boots', 'Ботинки')],
      deliverySpeed: [plain('FAST', '1–4\u00a0дня')],
      size: [plain('s40', '40')],
      price: { min: 100, max: 100 },
    });
    const sale = await ask<Listing>(query('directory: "sale"'));
    expect(sale?.filteredProducts.filterList.categories).toEqual([plain('shoes', 'Обувь'), plain('coats', 'Пальто')]);
    const rain = await ask<Listing>(query('collection: "rain"'));
    expect(rain?.filteredProducts).toMatchObject({ filterList: { price: { min: 100, max: 100 } }, pagination: { totalItems: 1 } });
    for (const nowhere of ['directory: "No slug"', 'directory: "unknown"', 'collection: "unknown"', 'productSubType: "unknown"']) {
      expect(await ask<Listing>(query(nowhere))).toEqual({ filteredProducts: { filterList: EMPTY, pagination: { totalItems: 0 } } });
    }
  });
});

describe('getDirectoryFilters', () => {
  const query = (slug: string) =>
    `{ getDirectoryFilters(dto: { slug: "${slug}" }) { directory { slug } filters { filter name } ${FILTERS} } }`;

  it('has values only of the filters that the directory offers', async () => {
    expect(await ask(query('shoes'))).toEqual({
      getDirectoryFilters: {
        ...EMPTY,
        directory: { slug: 'shoes' },
        filters: [
          { filter: 'BRAND', name: 'Бренд' },
          { filter: 'PRICE', name: 'Цена' },
        ],
        brand: [plain('plotina', 'Плотина')],
        price: { min: 100, max: 100 },
      },
    });
    expect(await ask(query('coats'))).toMatchObject({ getDirectoryFilters: { ...EMPTY, filters: [] } });
  });

  it('is null where there is no such directory', async () => {
    await buildDirectory(api.db, { slug: 'former', deletedAt: new Date() });
    for (const slug of ['unknown', 'former', 'No slug']) expect(await ask(query(slug))).toEqual({ getDirectoryFilters: null });
  });
});
