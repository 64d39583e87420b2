import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildBrand, buildDirectory, buildProduct, buildProductSubType, buildProductType } from '../../exports/testing.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it("the menu has each directory's types, subtypes and filters in order", async () => {
  const logoKey = `${'d'.repeat(64)}.webp`;
  const { id: directoryId } = await buildDirectory(api.db, { slug: 'menu', name: 'Обувь', logoKey, description: 'Вся' });
  const boots = await buildProductType(api.db, { directoryId, slug: 'boots', position: 2 });
  await buildProductType(api.db, { directoryId, slug: 'shoes', position: 1 });
  await buildProductType(api.db, { directoryId, deletedAt: new Date() });
  await buildProductSubType(api.db, { productTypeId: boots.id, slug: 'chelsea', name: 'Челси' });
  await buildProductSubType(api.db, { productTypeId: boots.id, deletedAt: new Date() });
  await api.db.directoryFilter.createMany({
    data: [
      { directoryId, filter: 'PRICE', name: 'Цена', position: 2, filterType: 'RANGE' },
      { directoryId, filter: 'SIZE', name: 'Размер', position: 1, filterType: 'SIZE' },
    ],
  });
  const { data } = await api.query(`{ directoryList { slug name description logoUrl
    filters { filter name position filterType } productTypes { slug productSubTypes { slug name } } } }`);
  expect(data).toEqual({
    directoryList: [
      {
        slug: 'menu',
        name: 'Обувь',
        description: 'Вся',
        logoUrl: `/_ipx/w_320/${logoKey}`,
        filters: [
          { filter: 'SIZE', name: 'Размер', position: 1, filterType: 'SIZE' },
          { filter: 'PRICE', name: 'Цена', position: 2, filterType: 'RANGE' },
        ],
        productTypes: [
          { slug: 'shoes', productSubTypes: [] },
          { slug: 'boots', productSubTypes: [{ slug: 'chelsea', name: 'Челси' }] },
        ],
      },
    ],
  });
});

it('a directory lists its brands by score, without brands that have no visible products in it', async () => {
  const { id: directoryId } = await buildDirectory(api.db, { slug: 'branded' });
  for (const [slug, positionScore, active] of [
    ['lesser', 1, true],
    ['leading', 9, true],
    ['withdrawn', 5, false],
  ] as const) {
    const { id: brandId } = await buildBrand(api.db, { slug, positionScore });
    await buildProduct(api.db, { directoryId, brandId, active });
  }
  await buildBrand(api.db, { slug: 'elsewhere', positionScore: 10 });
  const { data } = await api.query<{ directoryList: { slug: string; brands: object[] }[] }>('{ directoryList { slug brands { slug } } }');
  const branded = data?.directoryList.find(({ slug }) => slug === 'branded');
  expect(branded?.brands).toEqual([{ slug: 'leading' }, { slug: 'lesser' }]);
  await api.db.product.deleteMany({ where: { directoryId } });
  await api.db.brand.deleteMany({});
});

it('brands are listed page by page in the order of their score, without deleted ones', async () => {
  for (const [slug, positionScore] of [
    ['light', 1],
    ['heavy', 9],
    ['middle', 5],
  ] as const)
    await buildBrand(api.db, { slug, positionScore });
  await buildBrand(api.db, { positionScore: 10, deletedAt: new Date() });
  const BRANDS = `query ($dto: PagedInput) { brandList(dto: $dto) {
    items { slug name logoUrl description positionScore } pagination { page limit totalPages totalItems } } }`;
  const { data } = await api.query<{ brandList: { items: { slug: string }[]; pagination: object } }>(BRANDS, {
    dto: { pagination: { page: 1, limit: 2 } },
  });
  expect(data?.brandList.items.map(({ slug }) => slug)).toEqual(['heavy', 'middle']);
  expect(data?.brandList.pagination).toEqual({ page: 1, limit: 2, totalPages: 2, totalItems: 3 });
  expect((await api.query<{ brandList: { items: object[] } }>(BRANDS)).data?.brandList.items).toHaveLength(3);
});

it('a brand is found by its slug, unless it is deleted', async () => {
  await buildBrand(api.db, { slug: 'wanted', name: 'Тихая', description: 'Бельё', logoKey: null });
  await buildBrand(api.db, { slug: 'gone', deletedAt: new Date() });
  const find = async (slug: string) =>
    (await api.query('query ($dto: SlugInput!) { brand(dto: $dto) { name description logoUrl } }', { dto: { slug } })).data;
  expect(await find('wanted')).toEqual({ brand: { name: 'Тихая', description: 'Бельё', logoUrl: null } });
  expect(await find('gone')).toEqual({ brand: null });
});

it('the levels of the loyalty programme are listed', async () => {
  const { data } = await api.query('{ loyaltyLevels { name chargePercentage chargeOffPercentage requiredSpentAmount } }');
  expect(data).toEqual({
    loyaltyLevels: [
      { name: 'Start', chargePercentage: 3, chargeOffPercentage: 10, requiredSpentAmount: 0 },
      { name: 'Silver', chargePercentage: 5, chargeOffPercentage: 15, requiredSpentAmount: 50_000_00 },
      { name: 'Gold', chargePercentage: 7, chargeOffPercentage: 20, requiredSpentAmount: 150_000_00 },
      { name: 'Platinum', chargePercentage: 10, chargeOffPercentage: 30, requiredSpentAmount: 400_000_00 },
    ],
  });
});
