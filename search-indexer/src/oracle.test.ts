import { createMeilisearchEngine, ListingSort, type ProductQuery, type SearchEngine } from '@meet/api/search';
import { createPostgresSearchEngine, findTestMeilisearchObstacle, startTestMeilisearch, type TestMeilisearch } from '@meet/api/testing';
import fc from 'fast-check';
import { arbitraryProductQuery } from './testing/arbitrary-query.harness.js';
import { expectDocumentsUpToDate } from './testing/expected-documents.harness.js';
import { addRandomProducts } from './testing/random-shop.harness.js';
import { openShop, type ShopUnderTest, waitUntilDrained } from './testing/shop.harness.js';
import { listIdsBySql, readFacetsBySql } from './testing/sql-oracle.harness.js';
import { killAllWorkers, startWorker } from './testing/worker.harness.js';

/** Seed of the random shop and the random listings. */
const seed = 20_261_120;

const skipReason = findTestMeilisearchObstacle();

let shop: ShopUnderTest;
let meilisearch: TestMeilisearch | undefined;
let engines: SearchEngine[];

beforeAll(async () => {
  shop = await openShop();
  await addRandomProducts(shop, 400, seed);
  meilisearch = skipReason === undefined ? await startTestMeilisearch() : undefined;
  await startWorker(shop.url, meilisearch === undefined ? {} : { MEILI_URL: `${meilisearch.options.url}` });
  engines = [createPostgresSearchEngine(shop.pool), ...(meilisearch === undefined ? [] : [createMeilisearchEngine(meilisearch.options)])];
  for (const { name } of engines) await waitUntilDrained(shop, name);
});

afterAll(async () => {
  await killAllWorkers();
  await meilisearch?.stop();
  await shop.close();
});

interface ListingResult {
  ids: string[];
  totals: Set<number>;
}

const listEveryPage = async (
  engine: SearchEngine,
  query: ProductQuery,
  { sort, limit }: { sort: ListingSort; limit: number },
): Promise<ListingResult> => {
  const result: ListingResult = { ids: [], totals: new Set() };
  for (let page = 1; ; page += 1) {
    const { ids, total } = await engine.list({ ...query, sort, page, limit });
    result.ids.push(...ids);
    result.totals.add(total);
    if (ids.length < limit) return result;
  }
};

const sorts = Object.values(ListingSort);

const expectAgreement = async (rounds: number): Promise<void> => {
  let filteredListings = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryProductQuery, fc.constantFrom(...sorts), fc.constantFrom(7, 24, 100), async (query, sort, limit) => {
      const ids = await listIdsBySql(shop.pool, query, sort);
      const facets = await readFacetsBySql(shop.pool, query);
      if (ids.length > 0 && Object.keys(query.filters.values).length > 0) filteredListings += 1;
      for (const engine of engines) {
        expect(await listEveryPage(engine, query, { sort, limit })).toEqual({ ids, totals: new Set([ids.length]) });
        expect(await engine.readFacets(query)).toEqual(facets);
      }
    }),
    { seed, numRuns: rounds },
  );
  // Listings without results would prove little, so enough filtered ones must have some.
  expect(filteredListings).toBeGreaterThan(rounds / 4);
};

const engineNote = skipReason ? `PostgreSQL only: ${skipReason}` : 'both engines';
const title = `totals, order and facet counts of listings equal those of plain SQL (seed ${seed}, ${engineNote})`;

it(title, async () => {
  await expectDocumentsUpToDate(shop);
  await expectAgreement(40);
});

it('after changes to the shop, the engines return the same listings and facet counts as plain SQL', async () => {
  await shop.pool.query(`SELECT setseed(0.5);
    UPDATE product_item SET sold_at = CASE WHEN sold_at IS NULL THEN now() END WHERE random() < 0.2;
    UPDATE product_item SET price = price - 1, supplier = 'MEET_WAREHOUSE' WHERE random() < 0.2;
    UPDATE product SET active = NOT active, sex = 'UNISEX', seasons = '{SPRING_SUMMER}' WHERE random() < 0.2;
    UPDATE product SET model_name = 'AIR', unit_sold = unit_sold + 1 WHERE random() < 0.2;
    UPDATE brand SET deleted_at = CASE WHEN deleted_at IS NULL THEN now() END WHERE slug IN ('gone', 'zaton');
    UPDATE directory SET deleted_at = NULL WHERE slug = 'bags'`);
  for (const { name } of engines) await waitUntilDrained(shop, name);
  await expectDocumentsUpToDate(shop);
  await expectAgreement(20);
});
