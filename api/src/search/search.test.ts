import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { until } from '../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { buildDirectory, buildProduct, buildProductItem } from '../exports/testing.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { indexDocuments } from './document/documents.harness.js';
import { createMeilisearchEngine } from './meilisearch/meilisearch.search-engine.js';

interface Result {
  filteredProducts: {
    items: { slug: string; priceDetails: { price: number } | null }[];
    pagination: { page: number; limit: number; totalPages: number; totalItems: number };
  };
}

const LISTING = `query ($dto: FilteredProductsInput!) { filteredProducts(dto: $dto) {
  items { slug priceDetails { price } } pagination { page limit totalPages totalItems } } }`;

const prices = [500, 300, 400, 100, 200];

let api: TestApi;

const listProduct = async (slug: string, price: number, directories: string[]): Promise<void> => {
  const { id: productId } = await buildProduct(api.db, { slug });
  await buildProductItem(api.db, { productId, price: BigInt(price) });
  await indexDocuments(api, [{ productId, directories, price, unitSold: 1_000 - price }]);
};

const fillShop = async (): Promise<void> => {
  await buildDirectory(api.db, { slug: 'shoes' });
  for (const price of prices) await listProduct(`boots-${price}`, price, price === 500 ? [] : ['shoes']);
};

const list = async (dto: object): Promise<Result['filteredProducts'] | undefined> => {
  const { data, errors } = await api.query<Result>(LISTING, { dto });
  expect(errors).toBeUndefined();
  return data?.filteredProducts;
};

const listSlugs = (result: Result['filteredProducts'] | undefined): string[] | undefined => result?.items.map(({ slug }) => slug);

describe('the query filteredProducts', () => {
  beforeAll(async () => {
    api = await startTestApi();
    await fillShop();
  });
  afterAll(() => api.close());

  it('lists the whole shop in the requested order, page by page', async () => {
    const first = await list({ sort: 'CHEAP_FIRST', pagination: { page: 1, limit: 2 } });
    expect(listSlugs(first)).toEqual(['boots-100', 'boots-200']);
    expect(first?.pagination).toEqual({ page: 1, limit: 2, totalPages: 3, totalItems: 5 });
    const last = await list({ sort: 'CHEAP_FIRST', pagination: { page: 3, limit: 2 } });
    expect(listSlugs(last)).toEqual(['boots-500']);
    expect(listSlugs(await list({ sort: 'CHEAP_FIRST', pagination: { page: 4, limit: 2 } }))).toEqual([]);
  });

  it.each([
    ['without arguments', {}],
    ['if all arguments are null', { sort: null, pagination: null, directory: null }],
    ['if page and limit are null', { pagination: { page: null, limit: null } }],
  ])('lists the best-selling products first, 24 per page, %s', async (_condition, dto) => {
    const result = await list(dto);
    expect(listSlugs(result)).toEqual(['boots-100', 'boots-200', 'boots-300', 'boots-400', 'boots-500']);
    expect(result?.pagination).toEqual({ page: 1, limit: 24, totalPages: 1, totalItems: 5 });
  });

  it('lists only the products of a directory', async () => {
    const result = await list({ directory: 'shoes', sort: 'EXPENSIVE_FIRST' });
    expect(listSlugs(result)).toEqual(['boots-400', 'boots-300', 'boots-200', 'boots-100']);
    expect(result?.pagination.totalItems).toBe(4);
  });

  it.each([
    'unknown',
    '',
    'Shoes',
    'shoes\u0001',
    "' OR true --",
  ])('lists nothing for the directory %j, without an error', async (directory) => {
    expect(await list({ directory })).toEqual({ items: [], pagination: { page: 1, limit: 24, totalPages: 0, totalItems: 0 } });
  });

  it('returns current prices from the database, even if the index is outdated', async () => {
    const { id: productId } = await api.db.product.findUniqueOrThrow({ where: { slug: 'boots-200' } });
    await api.db.productItem.updateMany({ where: { productId }, data: { price: 250n } });
    const result = await list({ sort: 'CHEAP_FIRST' });
    expect(result?.items[1]).toEqual({ slug: 'boots-200', priceDetails: { price: 250 } });
  });

  it('omits products that were deleted or made inactive since they were indexed, and keeps the order of the others', async () => {
    await listProduct('gone-150', 150, []);
    await listProduct('off-250', 250, []);
    await api.db.product.update({ where: { slug: 'gone-150' }, data: { deletedAt: new Date() } });
    await api.db.product.update({ where: { slug: 'off-250' }, data: { active: false } });
    expect(listSlugs(await list({ sort: 'CHEAP_FIRST' }))).toEqual(['boots-100', 'boots-200', 'boots-300', 'boots-400', 'boots-500']);
  });

  it.each([
    ['the page 0', { page: 0 }],
    ['the page -1', { page: -1 }],
    ['a page of 0 products', { limit: 0 }],
    ['a page of 101 products', { limit: 101 }],
    ['the page 101 of pages with 100 products', { page: 101, limit: 100 }],
    ['the page 2147483647', { page: 2_147_483_647 }],
  ])('refuses %s with a message', async (_page, pagination) => {
    const { data, errors } = await api.query<Result>(LISTING, { dto: { pagination } });
    expect(data).toBeNull();
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/[а-я]/),
      extensions: { code: 'BAD_USER_INPUT', details: { maxLimit: 100, listedAtMost: 10_000 } },
    });
  });
});

describe('the query filteredProducts while Meilisearch does not respond', () => {
  beforeAll(async () => {
    api = await startTestApi({ MEILI_URL: 'http://127.0.0.1:1' });
    const { name } = createMeilisearchEngine({ url: 'http://127.0.0.1:1' });
    await api.db.searchEngine.create({ data: { name } });
    await fillShop();
  });
  afterAll(() => api.close());

  it('reads from PostgreSQL, and the API stays ready and reports this in health and log', async () => {
    expect(listSlugs(await list({ sort: 'CHEAP_FIRST', pagination: { limit: 2 } }))).toEqual(['boots-100', 'boots-200']);
    const health = await fetch(`${api.healthUrl}/health/ready`);
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ status: 'degraded', components: { search: { status: 'degraded', standIn: 'postgres' } } });
    expect(api.log.filter(({ msg }) => msg === 'the search engine does not answer, using the fallback')).toHaveLength(1);
  });
});

describe('the query filteredProducts while Meilisearch responds', () => {
  const result = JSON.stringify({ results: [{ hits: [], totalHits: 0 }] });
  const meilisearch = createServer((_request, response) => void response.end(result));

  beforeAll(async () => {
    await once(meilisearch.listen(0, '127.0.0.1'), 'listening');
    api = await startTestApi({ MEILI_URL: `http://127.0.0.1:${(meilisearch.address() as AddressInfo).port}` });
    await fillShop();
  });
  afterAll(async () => {
    await api.close();
    meilisearch.closeAllConnections();
    meilisearch.close();
  });

  const countItems = async (): Promise<number | undefined> => (await list({}))?.pagination.totalItems;

  it('reads from Meilisearch only while its index is in sync', async () => {
    const { name } = createMeilisearchEngine({ url: 'http://127.0.0.1:1' });
    const statements = jest.spyOn(api.app.get(PrismaService).pool, 'query');
    const countChecks = () => statements.mock.calls.filter((call) => Object(call[0]).name === 'search-engine-in-sync').length;
    expect(await countItems()).toBe(5);
    await api.db.$executeRaw`INSERT INTO search_engine (name, swept_at) VALUES (${name}, '-infinity')`;
    const checksBefore = countChecks();
    const counts = new Set<number | undefined>();
    // The second check follows only when the first has failed.
    await until('the index is checked twice', async () => {
      counts.add(await countItems());
      return countChecks() >= checksBefore + 2;
    });
    expect(counts).toEqual(new Set([5]));
    await api.db.$executeRaw`UPDATE search_engine SET swept_at = now()`;
    await until('Meilisearch is asked', async () => (await countItems()) === 0);
    await api.db.$executeRaw`DELETE FROM search_engine`;
    await until('it is not asked any more', async () => (await countItems()) === 5);
  });
});
