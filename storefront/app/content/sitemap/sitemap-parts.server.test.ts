import { fakeApi, reply } from '../../platform/graphql/api.fake.ts';
import { SitemapDatesDocument } from '../../platform/graphql/generated/graphql.ts';
import { ResponseCache } from '../../platform/graphql/response-cache.server.ts';
import { readCachedParts } from './sitemap-parts.server.ts';

let now = 0;
beforeEach(() => {
  now = 0;
});

/** Fakes an API whose sitemap has three pages, and counts the requests. */
function fakeSitemapApi() {
  const crawl = { requestCount: 0, isDown: false };
  const nextCursors: Record<string, string | null> = { '': 'PRODUCT:b', 'PRODUCT:b': 'PRODUCT:c', 'PRODUCT:c': null };
  const { client } = fakeApi(
    reply(SitemapDatesDocument, ({ after }) => {
      crawl.requestCount += 1;
      if (crawl.isDown) throw new Error('down');
      return { sitemapEntries: { items: [{ updatedAt: `2026-11-2${crawl.requestCount}` }], next: nextCursors[after ?? ''] ?? null } };
    }),
  );
  const cache = new ResponseCache({ maxCharacters: 10_000 }, () => now);
  return { crawl, readParts: () => readCachedParts(cache, client) };
}

test('concurrent requests for the sitemap share one crawl of the API, which is repeated after ten minutes', async () => {
  const { crawl, readParts } = fakeSitemapApi();
  const [first, second] = await Promise.all([readParts(), readParts()]);
  expect(first).toEqual([{ after: null, updatedAt: '2026-11-23' }]);
  expect(second).toEqual(first);
  now = 599_000;
  await readParts();
  expect(crawl.requestCount).toBe(3);
  now = 600_000;
  expect(await readParts()).toEqual([{ after: null, updatedAt: '2026-11-26' }]);
  expect(crawl.requestCount).toBe(6);
});

test('a failed crawl for the sitemap is not cached', async () => {
  const { crawl, readParts } = fakeSitemapApi();
  crawl.isDown = true;
  await expect(readParts()).rejects.toThrow('down');
  crawl.isDown = false;
  expect(await readParts()).toHaveLength(1);
});
