import { fakeApi, reply } from '../../platform/graphql/api.fake.ts';
import { SitemapDatesDocument } from '../../platform/graphql/generated/graphql.ts';
import { ResponseCache } from '../../platform/graphql/response-cache.server.ts';
import { readCachedParts } from './parts.server.ts';

let now = 0;
beforeEach(() => {
  now = 0;
});

/** Creates a shop whose sitemap has three API pages, and counts the requests. */
function openShop() {
  const walk = { questions: 0, isDown: false };
  const findNext: Record<string, string | null> = { '': 'PRODUCT:b', 'PRODUCT:b': 'PRODUCT:c', 'PRODUCT:c': null };
  const { client } = fakeApi(
    reply(SitemapDatesDocument, ({ after }) => {
      walk.questions += 1;
      if (walk.isDown) throw new Error('down');
      return { sitemapEntries: { items: [{ updatedAt: `2026-11-2${walk.questions}` }], next: findNext[after ?? ''] ?? null } };
    }),
  );
  const answers = new ResponseCache({ characters: 10_000 }, () => now);
  return { walk, ask: () => readCachedParts(answers, client) };
}

test('concurrent requests share one crawl, which is repeated once it is stale', async () => {
  const { walk, ask } = openShop();
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(one).toEqual([{ after: null, updatedAt: '2026-11-23' }]);
  expect(other).toEqual(one);
  now = 599_000;
  await ask();
  expect(walk.questions).toBe(3);
  now = 600_000;
  expect(await ask()).toEqual([{ after: null, updatedAt: '2026-11-26' }]);
  expect(walk.questions).toBe(6);
});

test('a failed crawl is not cached', async () => {
  const { walk, ask } = openShop();
  walk.isDown = true;
  await expect(ask()).rejects.toThrow('down');
  walk.isDown = false;
  expect(await ask()).toHaveLength(1);
});
