import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildBlogArticle, buildBrand, buildCollection, buildDirectory, buildPage, buildProduct } from '../../exports/testing.js';
import { HOUR_MS } from '../../platform/process/durations.js';

const SITEMAP = 'query ($dto: SitemapInput) { sitemapEntries(dto: $dto) { items { kind slug path updatedAt } next } }';

interface Entries {
  sitemapEntries: { items: { kind: string; slug: string; path: string; updatedAt: string }[]; next: string | null };
}

const later = new Date(Date.now() + HOUR_MS);
const sooner = new Date(Date.now() - HOUR_MS);

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  const { id: directoryId } = await buildDirectory(api.db, { slug: 'shoes' });
  for (const slug of ['boots', 'clogs', 'sandals']) await buildProduct(api.db, { slug, directoryId });
  await buildCollection(api.db, { slug: 'rain' });
  await buildBlogArticle(api.db, { slug: 'suede' });
  await buildPage(api.db, { slug: 'delivery' });
  // None of the following rows is public.
  await buildDirectory(api.db, { deletedAt: sooner });
  await buildProduct(api.db, { directoryId, active: false });
  await buildProduct(api.db, { directoryId, brandId: (await buildBrand(api.db, { deletedAt: sooner })).id });
  await buildProduct(api.db, { directoryId, deletedAt: sooner });
  await buildCollection(api.db, { publishAt: later });
  await buildCollection(api.db, { finishAt: sooner });
  await buildBlogArticle(api.db, { publishedAt: later });
  await buildPage(api.db, { publishedAt: later });
});
afterAll(() => api.close());

async function entries(dto: object | null): Promise<Entries['sitemapEntries']> {
  const { data, errors } = await api.query<Entries>(SITEMAP, { dto });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('nothing was answered');
  return data.sitemapEntries;
}

const everything = ['/blog/suede', '/catalog/rain', '/catalog/shoes', '/delivery', '/product/boots', '/product/clogs', '/product/sandals'];

it('the sitemap lists everything that is public', async () => {
  const { items, next } = await entries(null);
  expect(items.map(({ path }) => path)).toEqual(everything);
  expect(items[0]).toEqual({ kind: 'ARTICLE', slug: 'suede', path: '/blog/suede', updatedAt: expect.any(String) });
  expect(next).toBeNull();
});

it.each([1, 2, 3, 6, 7])('the sitemap lists all entries in pages of %d', async (limit) => {
  const paths: string[] = [];
  let after: string | null = null;
  do {
    const { items, next } = await entries({ limit, after });
    expect(items.length).toBeLessThanOrEqual(limit);
    paths.push(...items.map(({ path }) => path));
    after = next;
  } while (after !== null);
  expect(paths).toEqual(everything);
});

it.each([
  { limit: 0 },
  { limit: 1001 },
  { after: 'PRODUCT' },
  { after: 'NOTHING:boots' },
  { after: "PRODUCT:' OR true --" },
])('the sitemap refuses %j', async (dto) => {
  const { errors } = await api.query(SITEMAP, { dto });
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
});
