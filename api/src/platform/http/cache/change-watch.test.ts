import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../../test/test-api.harness.js';
import { startReplica } from '../../../auth/session/sessions.harness.js';
import { buildBlogArticle, buildCollection, buildCollectionProduct, buildOrder, buildProductItem } from '../../../exports/testing.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { Clock } from '../../process/clock.js';
import { AGE_MS_HEADER, ResponseCache } from './response-cache.js';
import { UnchangedPeriod } from './unchanged-period.js';

/** Less than the time between two confirmations, so that a response of unconfirmed data has expired at the next one. */
const CACHE_MS = 100;
const query = '{ product(dto: { slug: "watched" }) { name priceDetails { price } } }';
const HOUR_MS = 3_600_000;

let api: TestApi;
let processes: TestApi[];
let productId: string;
let itemId: string;
let collectionId: string;
let now = new Date();
beforeAll(async () => {
  api = await startTestApi({ ANSWER_CACHE_MS: String(CACHE_MS) });
  processes = [api, await startReplica(api, { ANSWER_CACHE_MS: String(CACHE_MS) })];
  for (const testApi of processes) {
    testApi.app.get(Clock).now = () => now;
    // The cache's time passes only when the database has confirmed that it has announced all changes, so that a busy machine changes nothing.
    testApi.app.get(ResponseCache).now = () => readPeriod(testApi).until;
  }
  ({ id: itemId, productId } = await buildProductItem(api.db, { price: 100_000n }));
  await api.db.product.update({ where: { id: productId }, data: { slug: 'watched' } });
  ({ id: collectionId } = await buildCollection(api.db, { finishAt: new Date(now.getTime() + 3 * HOUR_MS) }));
  await buildCollectionProduct(api.db, { collectionId, productId });
  await buildOrder(api.db);
});
afterAll(async () => {
  for (const testApi of processes.toReversed()) await testApi.close();
});

const readPeriod = ({ app }: TestApi): UnchangedPeriod => app.get(UnchangedPeriod);

/** Waits until the process has confirmed that nothing changes any more. */
const waitUntilUnchanged = (testApi: TestApi): Promise<void> =>
  until('nothing changes', () => readPeriod(testApi).until > readPeriod(testApi).from);

let requests = 0;
async function readProduct(testApi: TestApi) {
  requests += 1;
  const id = `watched-${requests}`;
  const response = await testApi.post({ query }, { 'x-request-id': id });
  const text = await response.text();
  return { text, ageMs: Number(response.headers.get(AGE_MS_HEADER)), statements: (await testApi.findRequestLog(id)).statements };
}

/** Runs a change, and waits until every process has noticed it. */
async function waitUntilNoticed(change: () => Promise<unknown>): Promise<void> {
  await Promise.all(processes.map(waitUntilUnchanged));
  const previous = processes.map((testApi) => readPeriod(testApi).from);
  await change();
  for (const [index, testApi] of processes.entries()) {
    await until('the process notices the change', () => readPeriod(testApi).from > (previous[index] ?? 0));
  }
}

describe('a cached response of watched data', () => {
  it('is served without an SQL statement while nothing changes, and renewed in each process after a change', async () => {
    await Promise.all(processes.map(waitUntilUnchanged));
    for (const testApi of processes) {
      expect((await readProduct(testApi)).statements).toBe(1);
      const readAt = readPeriod(testApi).until;
      await until('it would have expired', () => readPeriod(testApi).until >= readAt + CACHE_MS);
      const { statements, ageMs, text } = await readProduct(testApi);
      expect([statements, text.includes('100000'), ageMs]).toEqual([0, true, 0]);
    }
    await api.db.productItem.update({ where: { id: itemId }, data: { price: 200_000n } });
    for (const testApi of processes) {
      await until('the new price is there', async () => (await readProduct(testApi)).text.includes('200000'));
    }
  });

  it('is renewed after a change that was not announced, because the connection for notifications was lost', async () => {
    await Promise.all(processes.map(waitUntilUnchanged));
    const previous = await Promise.all(processes.map(async (testApi) => (await readProduct(testApi)).text));
    await api.db.$queryRaw`
      WITH cut AS (SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'meet-public-changes' AND datname = current_database()),
      renamed AS (UPDATE product SET name = 'Новое имя' WHERE id = ${productId}::uuid)
      SELECT count(*)::int FROM cut`;
    for (const [index, testApi] of processes.entries())
      await until('the new name is there', async () => (await readProduct(testApi)).text !== previous[index]);
    for (const testApi of processes) {
      await waitUntilUnchanged(testApi);
      expect((await readProduct(testApi)).text).toContain('Новое имя');
    }
  });

  it('is outdated once the connection for notifications leads to another database than the pool', async () => {
    await waitUntilUnchanged(api);
    const { from } = readPeriod(api);
    const pool = api.app.get(PrismaService).pool;
    const query = pool.query.bind(pool);
    pool.query = (async (text: { name?: string }) =>
      text.name === 'database-history' ? { rows: [{ history: 'another' }] } : query(text as never)) as never;
    await until('the period ends', () => readPeriod(api).from > from);
    pool.query = query as never;
  });
});

describe('each process', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['the withdrawal of a unit', () => api.db.productItem.update({ where: { id: itemId }, data: { active: false } })],
    ['the deactivation of a collection', () => api.db.collection.update({ where: { id: collectionId }, data: { active: false } })],
    ['the delivery of a unit', () => api.db.orderItem.updateMany({ data: { deliveredAt: new Date() } })],
    ['a truncated table', () => api.db.$executeRaw`TRUNCATE faq_entry`],
    ['a new synonym', () => api.db.searchSynonym.create({ data: { relation: 'SAME', name: 'кеды', others: ['кроссовки'] } })],
    [
      'a new search document',
      () => api.db.$executeRaw`INSERT INTO search_document (product_id, document) VALUES (${productId}::uuid, '{}')`,
    ],
    ['an article planned for tomorrow', () => buildBlogArticle(api.db, { publishedAt: new Date(now.getTime() + 24 * HOUR_MS) })],
    ['the publication of an article by time alone', async () => (now = new Date(now.getTime() + 25 * HOUR_MS))],
  ])('notices %s', async (_what, change) => {
    await waitUntilNoticed(change);
  });

  it.each([
    ['an update that leaves every value unchanged', 'UPDATE product SET name = name'],
    ['a deletion of no rows', 'DELETE FROM search_outbox WHERE false'],
  ])('does not react to %s', async (_what, statement) => {
    await Promise.all(processes.map(waitUntilUnchanged));
    const previous = processes.map((testApi) => readPeriod(testApi).from);
    await api.db.$executeRawUnsafe(statement);
    const { until: confirmedAt } = readPeriod(api);
    for (const testApi of processes) await until('the process has confirmed it', () => readPeriod(testApi).until > confirmedAt);
    expect(processes.map((testApi) => readPeriod(testApi).from)).toEqual(previous);
  });
});
