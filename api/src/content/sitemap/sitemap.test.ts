import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildBlogArticle, buildBrand, buildCollection, buildDirectory, buildPage, buildProduct } from '../../exports/testing.js';
import { HOUR_MS } from '../../platform/process/durations.js';

const SITEMAP = 'query ($dto: SitemapInput) { sitemapEntries(dto: $dto) { items { kind slug path updatedAt } next } }';

interface Entries {
  sitemapEntries: { items: { kind: string; slug: string; path: string; updatedAt: string }[]; next: string | null };
}

const inAnHour = new Date(Date.now() + HOUR_MS);
const anHourAgo = new Date(Date.now() - HOUR_MS);

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  const { id: directoryId } = await buildDirectory(api.db, { slug: 'shoes' });
  for (const slug of ['boots', 'clogs', 'sandals']) await buildProduct(api.db, { slug, directoryId });
  await buildCollection(api.db, { slug: 'rain' });
  await buildBlogArticle(api.db, { slug: 'suede' });
  await buildPage(api.db, { slug: 'delivery' });
  // The sitemap must not list any of the following rows.
  await buildDirectory(api.db, { deletedAt: anHourAgo });
  await buildProduct(api.db, { directoryId, active: false });
  await buildProduct(api.db, { directoryId, brandId: (await buildBrand(api.db, { deletedAt: anHourAgo })).id });
  await buildProduct(api.db, { directoryId, deletedAt: anHourAgo });
  await buildCollection(api.db, { publishAt: inAnHour });
  await buildCollection(api.db, { finishAt: anHourAgo });
  await buildBlogArticle(api.db, { publishedAt: inAnHour });
  await buildPage(api.db, { publishedAt: inAnHour });
});
afterAll(() => api.close());

async function listEntries(dto: object | null): Promise<Entries['sitemapEntries']> {
  const { data, errors } = await api.query<Entries>(SITEMAP, { dto });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('the response has no data');
  return data.sitemapEntries;
}

const allPaths = ['/blog/suede', '/catalog/rain', '/catalog/shoes', '/delivery', '/product/boots', '/product/clogs', '/product/sandals'];

it('the sitemap lists every public article, collection, directory, page and product, and nothing else', async () => {
  const { items, next } = await listEntries(null);
  expect(items.map(({ path }) => path)).toEqual(allPaths);
  expect(items[0]).toEqual({ kind: 'ARTICLE', slug: 'suede', path: '/blog/suede', updatedAt: expect.any(String) });
  expect(next).toBeNull();
});

it.each([1, 2, 3, 6, 7])('the sitemap lists all seven entries in pages with a limit of %d', async (limit) => {
  const paths: string[] = [];
  let after: string | null = null;
  do {
    const { items, next } = await listEntries({ limit, after });
    expect(items.length).toBeLessThanOrEqual(limit);
    paths.push(...items.map(({ path }) => path));
    after = next;
  } while (after !== null);
  expect(paths).toEqual(allPaths);
});

it.each([
  ['a limit of 0 entries', { limit: 0 }],
  ['a limit of 1,001 entries', { limit: 1001 }],
  ['a cursor without a slug', { after: 'PRODUCT' }],
  ['a cursor with an unknown kind', { after: 'NOTHING:boots' }],
  ['a cursor with an SQL injection', { after: "PRODUCT:' OR true --" }],
])('the sitemap refuses %s', async (_what, dto) => {
  const { errors } = await api.query(SITEMAP, { dto });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
