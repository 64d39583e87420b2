import { createPostgresSearchStore, isInSync, type SearchDocument } from '@meet/api/search';
import { until } from '@meet/api/testing';
import { createLogger } from '@meet/server-kit/logger';
import { deleteRows, readOutbox } from './outbox/outbox.js';
import { createWakeSignal } from './outbox/wake-signal.js';
import { runWorker } from './run-worker.js';
import { FakeSearchEngine } from './testing/search-engine.fake.js';
import { addProducts, openShop, readNumber, type ShopUnderTest, waitUntilDrained } from './testing/shop.harness.js';

const log = createLogger({ service: 'search-indexer', level: 'silent' });
const LOST_ID = '00000000-0000-7000-8000-000000000000';

let shop: ShopUnderTest;
let fakeEngine: FakeSearchEngine;
let stopController: AbortController;
let work: Promise<void>;

beforeEach(async () => {
  shop = await openShop();
  fakeEngine = new FakeSearchEngine();
  await addProducts(shop, 5);
  await startWorkerAndFill();
});
afterEach(async () => {
  await stopWorker();
  await shop.close();
});

/** Starts a worker, and waits until its engine has been filled. */
async function startWorkerAndFill(): Promise<void> {
  stopController = new AbortController();
  const engines = [fakeEngine, createPostgresSearchStore(shop.pool)];
  const syncedEngines = engines.map((engine) => ({ engine, wakeSignal: createWakeSignal(), state: {} }));
  work = runWorker({ pool: shop.pool, log, signal: stopController.signal }, syncedEngines);
  await waitUntilDrained(shop, fakeEngine.name);
}

async function stopWorker(): Promise<void> {
  stopController.abort();
  await work;
}

const listIds = () => [...(fakeEngine.liveDocuments?.keys() ?? [])];
const getSavedPosition = () => fakeEngine.savedPosition ?? { history: '', nextTransaction: '0' };

/** Writes a document to the engine only, like that of a transaction that a failover has lost. */
const writeLostDocument = () => fakeEngine.liveDocuments?.set(LOST_ID, { productId: LOST_ID } as SearchDocument);

it.each([
  ['belongs to another history of the database', () => ({ ...getSavedPosition(), history: `${getSavedPosition().history}1` })],
  ['is ahead of the database', () => ({ ...getSavedPosition(), nextTransaction: '9000000000000' })],
  ['is missing', () => undefined],
])('an engine whose saved position %s is filled again, and is not read meanwhile', async (_what, change) => {
  await stopWorker();
  writeLostDocument();
  const inSyncStates: boolean[] = [];
  fakeEngine.savedPosition = change();
  fakeEngine.beforeSwap = async () => void inSyncStates.push(await isInSync(shop.pool, fakeEngine.name));
  await startWorkerAndFill();
  await until('it is filled again', () => fakeEngine.swapCount === 2);
  await until('it is read again', () => isInSync(shop.pool, fakeEngine.name));
  expect([listIds().length, listIds().includes(LOST_ID), inSyncStates]).toEqual([5, false, [false]]);
});

it('an engine is not filled again when the worker restarts with the same database', async () => {
  const { nextTransaction } = getSavedPosition();
  await shop.pool.query('UPDATE product_item SET price = price + 1');
  await until('the new position is saved', () => BigInt(getSavedPosition().nextTransaction) > BigInt(nextTransaction));
  await stopWorker();
  await shop.pool.query('UPDATE product_item SET price = price + 1');
  await startWorkerAndFill();
  await waitUntilDrained(shop, fakeEngine.name);
  expect([fakeEngine.swapCount, await isInSync(shop.pool, fakeEngine.name)]).toEqual([1, true]);
});

it('rows of the outbox that were read in another database history are not deleted', async () => {
  await stopWorker();
  await shop.pool.query('UPDATE product_item SET price = price + 1');
  const rows = await readOutbox(shop.pool, fakeEngine.name, 10);
  const rowsOfOtherHistory = rows.map((row) => ({ ...row, history: 'another' }));
  expect(await deleteRows(shop.pool, fakeEngine.name, rowsOfOtherHistory)).toBe(0);
  expect(await readNumber(shop, 'SELECT count(*) FROM search_outbox WHERE engine = $1', [fakeEngine.name])).toBe(rows.length);
  expect(await deleteRows(shop.pool, fakeEngine.name, rows)).toBe(rows.length);
});
