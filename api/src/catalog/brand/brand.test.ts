import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildBrand } from '../../exports/testing.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('brands are listed page by page in the order of their score, without deleted brands', async () => {
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
