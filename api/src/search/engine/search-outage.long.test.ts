import { behaviours, FakeMeilisearch, fakeProductId } from '../../../test/fakes/meilisearch.fake.js';
import { startStopwatch } from '../../../test/support/stopwatch.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildProduct, buildProductItem } from '../../exports/testing.js';
import { indexDocuments } from '../document/documents.harness.js';
import { createMeilisearchEngine } from '../meilisearch/meilisearch.search-engine.js';

const SEARCH = `query ($dto: SearchFilteredProductsInput!) { searchFilteredProducts(dto: $dto) {
  items { slug } pagination { totalItems } filterList { sex { value count } price { min max } } suggestions } }`;

interface Result {
  searchFilteredProducts: {
    items: { slug: string }[];
    pagination: { totalItems: number };
    filterList: { sex: { value: string; count: number }[]; price: { min: number; max: number } | null };
    suggestions: string[];
  };
}

const dto = { query: 'батинки', filters: { sex: ['FEMALE'], price: { max: 300 } }, sort: 'CHEAP_FIRST' };

let api: TestApi;
const meilisearch = new FakeMeilisearch();

const listShoe = async (slug: string, price: number, sexes: ('FEMALE' | 'MALE')[]): Promise<void> => {
  const { id: productId } = await buildProduct(api.db, { slug });
  await buildProductItem(api.db, { productId, price: BigInt(price) });
  await indexDocuments(api, [{ productId, price, sexes }]);
};

beforeAll(async () => {
  await meilisearch.start();
  api = await startTestApi({ MEILI_URL: meilisearch.url });
  await api.db.searchEngine.create({ data: { name: createMeilisearchEngine({ url: meilisearch.url }).name } });
  await buildProduct(api.db, { id: fakeProductId, slug: 'found-by-meilisearch' });
  await listShoe('dear', 400, ['FEMALE']);
  await listShoe('for-women', 200, ['FEMALE']);
  await listShoe('for-both', 150, ['FEMALE', 'MALE']);
  await listShoe('for-men', 100, ['MALE']);
});

afterAll(async () => {
  await api.close();
  await meilisearch.stop();
});

const search = async (withinMs: number): Promise<Result['searchFilteredProducts'] | undefined> => {
  const watch = startStopwatch();
  const { data, errors } = await api.query<Result>(SEARCH, { dto });
  expect(errors).toBeUndefined();
  expect(watch.stop()).toBeLessThan(withinMs);
  return data?.searchFilteredProducts;
};

const readHealth = async (): Promise<string> => {
  const response = await fetch(`${api.healthUrl}/health/ready`);
  expect(response.status).toBe(200);
  const report = (await response.json()) as { components: { search: { status: string } } };
  return report.components.search.status;
};

const listSlugs = (response: Result['searchFilteredProducts'] | undefined): string[] | undefined => response?.items.map(({ slug }) => slug);

const expectRecovery = async (): Promise<void> => {
  await until('Meilisearch is asked again', async () => (await readHealth()) === 'up');
  await until('it answers', async () => listSlugs(await search(1_500))?.join() === 'found-by-meilisearch');
};

const expectFallback = async (): Promise<void> => {
  const response = await search(1_500);
  expect(listSlugs(response)).toEqual(['for-both', 'for-women']);
  expect(response?.pagination.totalItems).toBe(2);
  expect(response?.filterList).toEqual({
    sex: expect.arrayContaining([
      { value: 'FEMALE', count: 2 },
      { value: 'MALE', count: 2 },
    ]),
    price: { min: 150, max: 400 },
  });
  expect(await readHealth()).toBe('degraded');
};

it('the engine reads from Meilisearch while it responds', expectRecovery);

it.each([
  ['does not respond', 'slow'],
  ['does not finish its response', 'slowBody'],
  ['responds with HTML', 'garbled'],
  ['responds without a body', 'empty'],
  ['has no index', 'withoutIndex'],
] as const)('the engine lists from PostgreSQL within 1.5 s while Meilisearch %s, reports it, and recovers', async (_title, behaviour) => {
  meilisearch.behave = behaviours[behaviour];
  await expectFallback();
  meilisearch.behave = behaviours.right;
  await expectRecovery();
});

it('the engine lists products from PostgreSQL while Meilisearch is stopped, and recovers when it is back', async () => {
  await meilisearch.stop();
  await expectFallback();
  await meilisearch.start();
  await expectRecovery();
});
