import { openTcpProxy, until } from '@meet/api/testing';
import { expectDocumentsUpToDate } from './testing/expected-documents.harness.js';
import { addProducts, openShop, readNumber, type ShopUnderTest, waitUntilDrained } from './testing/shop.harness.js';
import { killAllWorkers, startWorker } from './testing/worker.harness.js';

let shop: ShopUnderTest;

beforeEach(async () => {
  shop = await openShop();
});

afterEach(async () => {
  await killAllWorkers();
  await shop.close();
});

const countBacklog = () => readNumber(shop, 'SELECT count(*) FROM search_outbox');
/**
 * Locks the document of a product that has this many rows before it in the backlog, so that the worker waits for the lock there. The
 * product is active, because the worker would skip a locked document that it has to remove.
 */
const lockDocument = async (rowsBefore: number) => {
  const client = await shop.pool.connect();
  await client.query('BEGIN');
  await client.query(
    `INSERT INTO search_document (product_id, document)
     SELECT product_id, '{}' FROM (SELECT id, product_id FROM search_outbox ORDER BY id OFFSET $1) AS later
     WHERE product_id IN (SELECT id FROM product WHERE active) ORDER BY id LIMIT 1
     ON CONFLICT (product_id) DO UPDATE SET listed = search_document.listed`,
    [rowsBefore],
  );
  const waitingSql = 'SELECT FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid';
  return {
    waitUntilReached: () => until('the worker waits for the lock', async () => (await client.query(waitingSql)).rowCount === 1),
    release: async () => {
      await client.query('ROLLBACK');
      client.release();
    },
  };
};
const readRole = async (worker: Awaited<ReturnType<typeof startWorker>>): Promise<string> =>
  JSON.parse((await worker.get('/health/ready')).body).components.worker.detail;

it('the worker neither loses nor duplicates documents if it is killed during a large backlog', async () => {
  const first = await startWorker(shop.url);
  await waitUntilDrained(shop);
  await first.kill('SIGKILL');

  await addProducts(shop, 8_000);
  await shop.pool.query('UPDATE product_item SET price = price + 1; UPDATE product SET active = false WHERE unit_sold = 3');
  const allRows = await countBacklog();
  for (let round = 0; round < 3; round += 1) {
    const remainingRows = await countBacklog();
    const document = await lockDocument(2_000);
    const worker = await startWorker(shop.url);
    await document.waitUntilReached();
    expect(await countBacklog()).toBeLessThan(remainingRows);
    await worker.kill('SIGKILL');
    await document.release();
  }
  const remainingRows = await countBacklog();
  expect(remainingRows).toBeGreaterThan(0);
  expect(remainingRows).toBeLessThan(allRows);

  await startWorker(shop.url);
  await waitUntilDrained(shop, 'postgres', 120_000);
  await expectDocumentsUpToDate(shop);
  expect(await readNumber(shop, 'SELECT count(*) FROM search_document WHERE listed')).toBe(6_400);
}, 180_000);

it('one worker is active, and a second one stands by and takes over when the first is killed', async () => {
  await addProducts(shop, 10);
  const first = await startWorker(shop.url);
  await waitUntilDrained(shop);
  const second = await startWorker(shop.url);
  await until('the second stands by', async () => (await readRole(second)) === 'stand-by');
  expect(await readRole(first)).toBe('active');
  expect((await second.get('/health/ready')).status).toBe(200);

  await shop.pool.query('UPDATE product_item SET price = price + 1');
  await waitUntilDrained(shop);
  expect(second.log.filter(({ rows }) => rows !== undefined)).toEqual([]);

  await first.kill('SIGKILL');
  await shop.pool.query('UPDATE product_item SET price = price + 1');
  await waitUntilDrained(shop);
  expect(await readRole(second)).toBe('active');
  await expectDocumentsUpToDate(shop);
});

it('the worker recovers after PostgreSQL closes every connection', async () => {
  await addProducts(shop, 10);
  const worker = await startWorker(shop.url);
  await waitUntilDrained(shop);
  for (let round = 0; round < 3; round += 1) {
    await shop.pool.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'search-indexer'",
    );
    await shop.pool.query('UPDATE product_item SET price = price + 1');
    await waitUntilDrained(shop);
  }
  await expectDocumentsUpToDate(shop);
  await until('it works again', async () => (await readRole(worker)) === 'active');
});

it('the worker waits for a database that refuses connections, and logs this', async () => {
  const worker = await startWorker('postgresql://postgres:postgres@127.0.0.1:1/nowhere');
  await worker.waitForLog('the database cannot be reached, trying again');
  const health = await worker.get('/health/ready');
  expect(health.status).toBe(503);
  expect(JSON.parse(health.body)).toMatchObject({
    status: 'down',
    components: { database: { status: 'down' }, worker: { status: 'down' } },
  });
  expect((await worker.get('/health/live')).status).toBe(200);
  expect(await worker.kill('SIGTERM')).toBe(0);
});

it.each(['SIGTERM', 'SIGINT'] as const)('the worker completes its batch and exits on %s', async (signal) => {
  const worker = await startWorker(shop.url);
  await waitUntilDrained(shop);
  worker.child.kill('SIGSTOP');
  await addProducts(shop, 4_000);
  const document = await lockDocument(2_000);
  worker.child.kill('SIGCONT');
  await document.waitUntilReached();
  const exitCode = worker.kill(signal);
  await until('it says that it drains', async () => (await readRole(worker)) === 'draining');
  await document.release();
  expect(await exitCode).toBe(0);
  // No batch is incomplete: every row was either reported as done or is still in the backlog.
  const processedRows = worker.log.reduce((sum, { rows }) => sum + Number(rows ?? 0), 0);
  expect(processedRows).toBeGreaterThan(0);
  expect(processedRows).toBeLessThan(8_000);
  expect(processedRows + (await countBacklog())).toBe(8_000);
});

it('the worker exits when the process that started it disconnects', async () => {
  const worker = await startWorker(shop.url);
  await waitUntilDrained(shop);
  worker.child.disconnect();
  await until('the worker has exited', () => worker.child.exitCode === 0, 5_000);
});

it('the worker reports that its database hangs, and works again once the database responds', async () => {
  await addProducts(shop, 10);
  const tcpProxy = await openTcpProxy(shop.url);
  const worker = await startWorker(tcpProxy.url);
  await waitUntilDrained(shop);
  tcpProxy.freeze();
  const health = await worker.get('/health/ready');
  expect(health.status).toBe(503);
  expect(JSON.parse(health.body)).toMatchObject({ status: 'down', components: { database: { status: 'down' } } });
  await shop.pool.query('UPDATE product_item SET price = price + 1');
  tcpProxy.mend();
  await waitUntilDrained(shop);
  await until('it is ready', async () => (await worker.get('/health/ready')).status === 200);
  await expectDocumentsUpToDate(shop);
  await worker.kill('SIGKILL');
  tcpProxy.close();
});

it('the worker reports to its parent process that it is ready, and does so once', async () => {
  const messages: unknown[] = [];
  const worker = await startWorker(shop.url);
  worker.child.on('message', (message) => messages.push(message));
  await until('it is ready', () => messages.length > 0);
  await addProducts(shop, 1);
  await waitUntilDrained(shop);
  expect(messages).toEqual([{ ready: true }]);
});

it('the worker updates one engine while the other is down, and deletes the changes for the latter on a start without it', async () => {
  await addProducts(shop, 20);
  const worker = await startWorker(shop.url, { MEILI_URL: 'http://127.0.0.1:1' });
  await waitUntilDrained(shop, 'postgres');
  const countEngines = () => readNumber(shop, "SELECT count(*) FROM search_engine WHERE name LIKE 'meilisearch-%'");
  await until('changes are kept for the other engine', async () => (await countEngines()) === 1);
  await shop.pool.query('UPDATE product_item SET price = price + 1');
  await waitUntilDrained(shop, 'postgres');
  await expectDocumentsUpToDate(shop);
  const waitingRows = await readNumber(shop, "SELECT count(*) FROM search_outbox WHERE engine LIKE 'meilisearch-%'");
  expect(waitingRows).toBe(20);

  const health = await worker.get('/health/ready');
  expect(health.status).toBe(200);
  expect(JSON.parse(health.body)).toMatchObject({ status: 'degraded', components: { 'search:postgres': { status: 'up' } } });
  expect((await worker.get('/metrics')).body).toMatch(/meet_search_indexer_backlog_rows\{engine="meilisearch-\d+"\} 20/);

  // A worker that starts without MEILI_URL deletes Meilisearch's backlog.
  await worker.kill('SIGTERM');
  await startWorker(shop.url);
  await until('the engine is taken out', async () => (await readNumber(shop, 'SELECT count(*) FROM search_engine')) === 1);
  await until('its rows are gone', async () => (await countBacklog()) === 0);
});
