import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildBrand, buildDirectory, buildProduct, buildProductSubType, buildProductType } from '../../exports/testing.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it("the menu has each directory's types, subtypes and filters in order, without deleted types and subtypes", async () => {
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
});

it('the menu lists directories in the order of their positions, without deleted directories', async () => {
  await buildDirectory(api.db, { slug: 'menu-second', name: 'Вторая', position: 102 });
  await buildDirectory(api.db, { slug: 'menu-first', name: 'Первая', position: 101 });
  await buildDirectory(api.db, { slug: 'menu-deleted', position: 100, deletedAt: new Date() });
  const { data } = await api.query<{ directoryList: { slug: string }[] }>('{ directoryList { id slug name position } }');
  expect(data?.directoryList.filter(({ slug }) => slug.startsWith('menu-'))).toEqual([
    { id: expect.any(String), slug: 'menu-first', name: 'Первая', position: 101 },
    { id: expect.any(String), slug: 'menu-second', name: 'Вторая', position: 102 },
  ]);
});
