import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { asBrowser, bearer, signIn, signInStaff, startReplica, waitUntilSessionRefused } from '../src/auth/session/sessions.harness.js';
import { interruptWaiting } from '../src/catalog/exchange/over-http/waiting-import.harness.js';
import { ALL_ORDERS, Subscriber } from '../src/event/subscription/subscriber.harness.js';
import { buildProduct, buildProductItem } from '../src/exports/testing.js';
import { indexDocuments } from '../src/search/document/documents.harness.js';
import { CatalogManager } from './catalog-admin.harness.js';
import { ImportingShop, type ImportUpload } from './catalog-imports.harness.js';
import { until } from './support/wait-until.js';
import { startTestApi, type TestApi } from './test-api.harness.js';

/** The caches are those of production. */
const CACHED = { ANSWER_CACHE_MS: '1000', SEARCH_LAG_MS: '500', MUTATIONS_PER_MINUTE: '10000' };
const FRESH_MS = 2_000;
const SESSION_MS = 5_000;
const IMPORT_MS = 1_000;

let api: TestApi;
let replica: TestApi;

beforeAll(async () => {
  api = await startTestApi(CACHED);
  replica = await startReplica(api, CACHED);
});
afterAll(async () => {
  await replica.close();
  await api.close();
});

it(`every process shows a saved brand within ${FRESH_MS} ms`, async () => {
  const manager = await CatalogManager.signIn(api);
  const readShown = async () => {
    const responses = await Promise.all([api, replica].map((process) => process.query('{ brandList { items { name } } }')));
    return responses.map(({ data }) => JSON.stringify(data));
  };
  await readShown();
  await manager.done('saveBrand|SaveBrandInput!|updatedAt', { slug: 'fresh', name: 'Новый бренд' });
  await until('both show it', async () => (await readShown()).every((text) => text.includes('Новый бренд')), FRESH_MS);
});

it(`every process applies a saved synonym within ${FRESH_MS} ms`, async () => {
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
  await until('both find the product', async () => (await readCounts('кроссовки')).every((count) => count === 1));
  const save = 'mutation { saveSynonym(dto: { relation: ASKED, name: "кроссовки", others: ["тапоходы"] }) { id } }';
  expect(await (await api.post({ query: save }, bearer(tokens))).json()).not.toHaveProperty('errors');
  await until('both understand it', async () => (await readCounts('тапоходы')).every((count) => count === 1), FRESH_MS);
});

it(`every process refuses an ended session, and closes its sockets, within ${SESSION_MS} ms`, async () => {
  const { tokens } = await signIn(api);
  const socket = await Subscriber.connect(replica.url, { token: tokens.accessToken });
  await socket.follow(ALL_ORDERS);
  await api.post({ query: 'mutation { signOut }' }, asBrowser(tokens));
  await Promise.all([
    waitUntilSessionRefused(api, tokens, SESSION_MS),
    waitUntilSessionRefused(replica, tokens, SESSION_MS),
    socket.waitForClose(SESSION_MS),
  ]);
});

describe('an import', () => {
  let shop: ImportingShop;
  beforeAll(async () => {
    shop = await ImportingShop.open(CACHED);
  });
  afterAll(() => shop.close());
  beforeEach(() => shop.empty());

  it.each<[string, (id: string, sending: ImportUpload) => Promise<unknown>]>([
    ['is cancelled', (id) => shop.cancel(id)],
    ['is disconnected from its client', async (_id, sending) => sending.cut()],
  ])(`that %s ends its SQL within ${IMPORT_MS} ms`, async (_how, interrupt) => {
    await interruptWaiting(shop, { isWhole: true, interrupt, withinMs: IMPORT_MS });
  });
});
