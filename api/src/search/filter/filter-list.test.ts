import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import {
  buildBrand,
  buildColour,
  buildDirectory,
  buildProduct,
  buildProductItem,
  buildProductType,
  buildSize,
} from '../../exports/testing.js';
import { indexDocuments } from '../document/documents.harness.js';

const VALUES = ['categories', 'season', 'deliverySpeed', 'sex', 'age', 'brand', 'model', 'colorPallete', 'size', 'material', 'sale'];
const FILTERS = `${VALUES.map((filter) => `${filter} { value name hex count }`).join(' ')} price { min max }`;
const EMPTY = { ...Object.fromEntries(VALUES.map((filter) => [filter, []])), price: null };

let api: TestApi;

async function ask<Data>(query: string): Promise<Data | null | undefined> {
  const { data, errors } = await api.query<Data>(query);
  expect(errors).toBeUndefined();
  return data;
}

const toValue = (value: string, name = value, count = 1) => ({ value, name, hex: null, count });

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
  const sameLook = { brandId: brand.id, colourId: colour.id };
  const boot = await buildProduct(api.db, {
    ...sameLook,
    directoryId: shoes.id,
    productTypeId: boots.id,
    modelName: 'Шлюз',
    sex: 'UNISEX',
    seasons: ['WINTER', 'AUTUMN_WINTER'],
    material: 'LEATHER',
  });
  await buildProductItem(api.db, { productId: boot.id, sizeId: large.id });
  await buildProductItem(api.db, { productId: boot.id, sizeId: small.id, soldAt: new Date(), supplier: 'CONTRACTOR' });
  const coat = await buildProduct(api.db, { ...sameLook, directoryId: coats.id, modelName: 'Баржа', sex: 'MALE', age: 'CHILDREN' });
  await buildProductItem(api.db, { productId: coat.id, sizeId: small.id, supplier: 'CONTRACTOR' });
  const listing = { brand: 'plotina', colour: 'belyy' };
  await indexDocuments(api, [
    {
      ...listing,
      productId: boot.id,
      directories: ['shoes', 'sale'],
      collections: ['rain'],
      category: 'shoes',
      productType: 'boots',
      model: 'Шлюз',
      sexes: ['FEMALE', 'MALE', 'UNISEX'],
      seasons: ['WINTER', 'AUTUMN', 'AUTUMN_WINTER'],
      material: 'LEATHER',
      offers: ['s40:FAST'],
      price: 100,
      sale: 50,
    },
    {
      ...listing,
      productId: coat.id,
      directories: ['coats', 'sale'],
      category: 'coats',
      model: 'Баржа',
      sexes: ['MALE'],
      age: 'CHILDREN',
      offers: ['s36:SLOW'],
      price: 300,
      sale: 49,
    },
  ]);
  await api.db.directoryFilter.createMany({
    data: [
      { directoryId: shoes.id, filter: 'BRAND', name: 'Бренд', position: 1, filterType: 'CHECKBOX' },
      { directoryId: shoes.id, filter: 'PRICE', name: 'Цена', position: 2, filterType: 'RANGE' },
    ],
  });
});
afterAll(() => api.close());

describe('the field filterList', () => {
  it('has the values that occur in the whole shop', async () => {
    expect(await ask(`{ filterList { ${FILTERS} } }`)).toEqual({
      filterList: {
        categories: [toValue('shoes', 'Обувь'), toValue('coats', 'Пальто')],
        season: [toValue('WINTER', 'Зима'), toValue('AUTUMN', 'Осень'), toValue('AUTUMN_WINTER', 'Осень–зима')],
        deliverySpeed: [toValue('FAST', '1–4\u00a0дня'), toValue('SLOW', '14–25\u00a0дней')],
        sex: [toValue('FEMALE', 'Женщинам'), toValue('MALE', 'Мужчинам', 2), toValue('UNISEX', 'Унисекс')],
        age: [toValue('ADULT', 'Взрослым'), toValue('CHILDREN', 'Детям')],
        brand: [toValue('plotina', 'Плотина', 2)],
        model: [toValue('Баржа'), toValue('Шлюз')],
        colorPallete: [{ value: 'belyy', name: 'белый', hex: '#FFFFFF', count: 2 }],
        size: [toValue('s36', '36'), toValue('s40', '40')],
        material: [toValue('LEATHER', 'Кожа')],
        sale: [toValue('LESS_THAN_50', 'До\u00a050\u00a0%'), toValue('MORE_THAN_50', '50\u00a0% и\u00a0больше')],
        price: { min: 100, max: 300 },
      },
    });
  });

  it('has the values of the available units of a listing', async () => {
    const query = (dto: string) => `{ filteredProducts(dto: { ${dto} }) { filterList { ${FILTERS} } pagination { totalItems } } }`;
    type Listing = { filteredProducts: { filterList: Record<string, unknown>; pagination: { totalItems: number } } };
    const shoes = await ask<Listing>(query('directory: "shoes", productType: "boots"'));
    expect(shoes?.filteredProducts.filterList).toMatchObject({
      categories: [toValue('boots', 'Ботинки')],
      deliverySpeed: [toValue('FAST', '1–4\u00a0дня')],
      size: [toValue('s40', '40')],
      price: { min: 100, max: 100 },
    });
    const sale = await ask<Listing>(query('directory: "sale"'));
    expect(sale?.filteredProducts.filterList.categories).toEqual([toValue('shoes', 'Обувь'), toValue('coats', 'Пальто')]);
    const rain = await ask<Listing>(query('collection: "rain"'));
    expect(rain?.filteredProducts).toMatchObject({ filterList: { price: { min: 100, max: 100 } }, pagination: { totalItems: 1 } });
    for (const unknownSection of ['directory: "No slug"', 'directory: "unknown"', 'collection: "unknown"', 'productSubType: "unknown"']) {
      expect(await ask<Listing>(query(unknownSection))).toEqual({ filteredProducts: { filterList: EMPTY, pagination: { totalItems: 0 } } });
    }
  });
});

describe('filters', () => {
  const query = (filters: string, dto = '') =>
    `{ filteredProducts(dto: { filters: { ${filters} } ${dto} }) { filterList { ${FILTERS} } pagination { totalItems } } }`;

  async function countMatches(filters: string): Promise<{ total: number; list: Record<string, { value: string; count: number }[]> }> {
    type Result = {
      filteredProducts: { filterList: Record<string, { value: string; count: number }[]>; pagination: { totalItems: number } };
    };
    const response = await ask<Result>(query(filters));
    return { total: response?.filteredProducts.pagination.totalItems ?? Number.NaN, list: response?.filteredProducts.filterList ?? {} };
  }

  it.each([
    ['sex: [FEMALE]', 1],
    ['sex: [FEMALE, MALE]', 2],
    ['sex: [ANY, FEMALE]', 2],
    ['age: [CHILDREN]', 1],
    ['season: [WINTER]', 1],
    ['season: [SPRING]', 0],
    ['categories: ["coats", "boots"]', 2],
    ['brand: ["plotina"], model: ["Баржа"]', 1],
    ['colorPallete: ["belyy"], material: [LEATHER]', 1],
    ['sale: [MORE_THAN_50]', 1],
    ['size: ["s36", "s40"]', 2],
    ['size: ["s40"], deliverySpeed: [FAST]', 1],
    ['size: ["s40"], deliverySpeed: [SLOW]', 0],
    ['price: { min: 100, max: 299 }', 1],
    ['price: { min: 301 }', 0],
    ['brand: []', 2],
    ['brand: null, price: null', 2],
    ['brand: ["unknown"]', 0],
  ])('{ %s } result in a listing with totalItems %d', async (filters, total) => {
    expect((await countMatches(filters)).total).toBe(total);
  });

  it('change the counts of other filters, but not of their own values', async () => {
    const { list } = await countMatches('sale: [MORE_THAN_50], size: ["s40"]');
    const counts = (filter: string) => list[filter]?.map(({ value, count }) => [value, count]);
    expect(counts('sale')).toEqual([
      ['LESS_THAN_50', 0],
      ['MORE_THAN_50', 1],
    ]);
    expect(counts('size')).toEqual([
      ['s36', 0],
      ['s40', 1],
    ]);
    expect(counts('deliverySpeed')).toEqual([
      ['FAST', 1],
      ['SLOW', 0],
    ]);
    expect(counts('brand')).toEqual([['plotina', 1]]);
    expect((await countMatches('deliverySpeed: [SLOW], price: { max: 100 }')).list.price).toEqual({ min: 300, max: 300 });
  });

  it('with more than 100 values are refused with a message', async () => {
    const tooManyValues = await api.query(query(`brand: [${'"a",'.repeat(101)}]`));
    expect(tooManyValues.errors?.[0]).toMatchObject({ message: expect.stringMatching(/[а-я]/), extensions: { code: 'BAD_USER_INPUT' } });
  });

  it('with an invalid value or an unknown name are refused', async () => {
    for (const invalidFilter of ['sex: [WOMEN]', 'price: { min: "cheap" }', 'colour: ["belyy"]']) {
      expect((await api.query(query(invalidFilter))).errors).toBeDefined();
    }
  });
});

describe('the result of getDirectoryFilters', () => {
  const query = (slug: string) =>
    `{ getDirectoryFilters(dto: { slug: "${slug}" }) { directory { slug } filters { filter name } ${FILTERS} } }`;

  it('has values only for the filters that the directory offers', async () => {
    expect(await ask(query('shoes'))).toEqual({
      getDirectoryFilters: {
        ...EMPTY,
        directory: { slug: 'shoes' },
        filters: [
          { filter: 'BRAND', name: 'Бренд' },
          { filter: 'PRICE', name: 'Цена' },
        ],
        brand: [toValue('plotina', 'Плотина')],
        price: { min: 100, max: 100 },
      },
    });
    expect(await ask(query('coats'))).toMatchObject({ getDirectoryFilters: { ...EMPTY, filters: [] } });
  });

  it('is null for an unknown directory', async () => {
    await buildDirectory(api.db, { slug: 'former', deletedAt: new Date() });
    for (const slug of ['unknown', 'former', 'No slug']) expect(await ask(query(slug))).toEqual({ getDirectoryFilters: null });
  });
});
