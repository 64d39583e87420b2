import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asBrowser, bearer, signIn, signInStaff, startReplica, waitUntilSessionRefused } from '../src/auth/session/sessions.harness.js';
import { interruptWaiting } from '../src/catalog/exchange/over-http/waiting-import.harness.js';
import { ALL_ORDERS, Subscriber } from '../src/event/subscription/subscriber.harness.js';
import { buildProduct, buildProductItem } from '../src/exports/testing.js';
import { UnchangedPeriod } from '../src/platform/http/cache/unchanged-period.js';
import { indexDocuments } from '../src/search/document/documents.harness.js';
import { CatalogManager } from './catalog-admin.harness.js';
import { ImportingShop, type ImportUpload } from './catalog-imports.harness.js';
import { until } from './support/wait-until.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

/** The caches of production, which `startTestApi` turns off by default. */
const PRODUCTION_CACHES = { ANSWER_CACHE_MS: '1000', SEARCH_LAG_MS: '500', MUTATIONS_PER_MINUTE: '10000' };
const RENEW_WITHIN_MS = 1_000;
const UPDATE_WITHIN_MS = 2_000;
const END_SESSION_WITHIN_MS = 5_000;
const END_IMPORT_WITHIN_MS = 1_000;

let api: TestApi;
let replica: TestApi;

beforeAll(async () => {
  api = await startTestApi(PRODUCTION_CACHES);
  replica = await startReplica(api, PRODUCTION_CACHES);
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

it.each([
  ['', false],
  [', even if the connections for notifications are lost', true],
])(`every process shows a changed price within ${RENEW_WITHIN_MS} ms%s`, async (_condition, areConnectionsLost) => {
  const { id, productId } = await buildProductItem(api.db, { price: 100_000n });
  const { slug } = await api.db.product.findUniqueOrThrow({ where: { id: productId } });
  const query = `{ product(dto: { slug: "${slug}" }) { priceDetails { price } } }`;
  const showPrice = async (price: string) => {
    const responses = await Promise.all([api, replica].map((process) => process.query(query)));
    return responses.every(({ data }) => JSON.stringify(data).includes(price));
  };
  const periods = [api, replica].map(({ app }) => app.get(UnchangedPeriod));
  await until('nothing changes', () => periods.every((period) => period.until > period.from));
  expect(await showPrice('100000')).toBe(true);
  if (areConnectionsLost) {
    await api.db.$queryRaw`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'meet-public-changes' AND datname = current_database()`;
  }
  await api.db.productItem.update({ where: { id }, data: { price: 200_000n } });
  await until('both processes show the new price', () => showPrice('200000'), RENEW_WITHIN_MS);
});

it(`every process shows a saved brand within ${UPDATE_WITHIN_MS} ms`, async () => {
  const manager = await CatalogManager.signIn(api);
  const readBrandLists = async () => {
    const responses = await Promise.all([api, replica].map((process) => process.query('{ brandList { items { name } } }')));
    return responses.map(({ data }) => JSON.stringify(data));
  };
  await readBrandLists();
  await manager.execute('saveBrand|SaveBrandInput!|updatedAt', { slug: 'fresh', name: 'Новый бренд' });
  const isShown = async () => (await readBrandLists()).every((brandList) => brandList.includes('Новый бренд'));
  await until('both processes show the brand', isShown, UPDATE_WITHIN_MS);
});

it(`every process applies a saved synonym within ${UPDATE_WITHIN_MS} ms`, async () => {
  const { tokens } = await signInStaff(api, 'MANAGER');
  const { id: productId } = await buildProduct(api.db, { name: 'Кроссовки беговые' });
  await buildProductItem(api.db, { productId });
  await indexDocuments(api, [{ productId, texts: { names: ['Кроссовки беговые'] } }]);
  const readCounts = (query: string) =>
    Promise.all(
      [api, replica].map(async (process) => {
        const { data } = await process.query<{ search: { pagination: { totalItems: number } } }>(
          `{ search: searchFilteredProducts(dto: { query: "${query}" }) { pagination { totalItems } } }`,
        );
        return data?.search.pagination.totalItems;
      }),
    );
  await until('both processes find the product', async () => (await readCounts('кроссовки')).every((count) => count === 1));
  const saveSynonym = 'mutation { saveSynonym(dto: { relation: ASKED, name: "кроссовки", others: ["тапоходы"] }) { id } }';
  expect(await (await api.post({ query: saveSynonym }, bearer(tokens))).json()).not.toHaveProperty('errors');
  const isFound = async () => (await readCounts('тапоходы')).every((count) => count === 1);
  await until('both processes find the product by its synonym', isFound, UPDATE_WITHIN_MS);
});

it(`every process refuses an ended session, and closes its sockets, within ${END_SESSION_WITHIN_MS} ms`, async () => {
  const { tokens } = await signIn(api);
  const socket = await Subscriber.connect(replica.url, { token: tokens.accessToken });
  await socket.follow(ALL_ORDERS);
  await api.post({ query: 'mutation { signOut }' }, asBrowser(tokens));
  await Promise.all([
    waitUntilSessionRefused(api, tokens, END_SESSION_WITHIN_MS),
    waitUntilSessionRefused(replica, tokens, END_SESSION_WITHIN_MS),
    socket.waitForClose(END_SESSION_WITHIN_MS),
  ]);
});

describe('an import', () => {
  let shop: ImportingShop;
  beforeAll(async () => {
    shop = await ImportingShop.open(PRODUCTION_CACHES);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.empty());

  it.each<[string, (id: string, upload: ImportUpload) => Promise<unknown>]>([
    ['is cancelled', (id) => shop.cancel(id)],
    ['is disconnected from its client', async (_id, upload) => upload.disconnect()],
  ])(`that %s ends its SQL within ${END_IMPORT_WITHIN_MS} ms`, async (_how, interrupt) => {
    await interruptWaiting(shop, { isFileComplete: true, interrupt, withinMs: END_IMPORT_WITHIN_MS });
  });
});
