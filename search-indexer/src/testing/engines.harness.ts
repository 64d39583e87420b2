import { ListingSort, type SearchEngine } from '@meet/api/search';
import { createPostgresSearchEngine } from '@meet/api/testing';
import { expectDocumentsUpToDate } from './expected-documents.harness.js';
import { type ShopUnderTest, waitUntilDrained } from './shop.harness.js';

/** The whole shop without any filter. */
export const unfilteredQuery = { words: [], filters: { values: {}, price: {} } };

/**
 * Waits until both engines have all changes. Then PostgreSQL's documents must match the shop, and the other engine must return the same
 * listings and counts.
 */
export const expectEnginesInSync = async (shop: ShopUnderTest, engine: SearchEngine): Promise<void> => {
  await waitUntilDrained(shop, 'postgres');
  await waitUntilDrained(shop, engine.name);
  await expectDocumentsUpToDate(shop);
  const postgres = createPostgresSearchEngine(shop.pool);
  for (const sort of Object.values(ListingSort)) {
    for (const page of [1, 3]) {
      const request = { ...unfilteredQuery, sort, page, limit: 100 };
      expect(await engine.list(request)).toEqual(await postgres.list(request));
    }
  }
  expect(await engine.readFacets(unfilteredQuery)).toEqual(await postgres.readFacets(unfilteredQuery));
};
