import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { openPooler, type Pooler, until } from '@meet/api/testing';
import { expectDocumentsUpToDate } from './testing/expected-documents.harness.js';
import { addProducts, openShop, type ShopUnderTest, waitUntilDrained } from './testing/shop.harness.js';
import { killAllWorkers, startWorker, type WorkerUnderTest } from './testing/worker.harness.js';

let shop: ShopUnderTest;
let pooler: Pooler;

beforeAll(async () => {
  shop = await openShop();
  pooler = await openPooler(shop.url, { startup: 'ignore' });
  await addProducts(shop, 30);
});

afterAll(async () => {
  await killAllWorkers();
  await pooler.close();
  await shop.close();
});

const isActive = async (worker: WorkerUnderTest): Promise<boolean> =>
  /^meet_search_indexer_active 1$/m.test((await worker.get('/metrics')).body);

it.each([
  'main',
  'reindex',
])('the program %s exits with a one-sentence explanation if its session connection is pooled', async (program) => {
  const env = { DATABASE_URL: pooler.url, HEALTH_PORT: '0', LOG_LEVEL: 'silent', MODE: 'test' };
  const child = spawn(process.execPath, [`dist/${program}.js`], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [[code], stderrText] = await Promise.all([once(child, 'exit'), text(child.stderr)]);
  expect([code, stderrText]).toEqual([1, expect.stringMatching(/^The session connection .*set DATABASE_SESSION_URL.*\n$/)]);
});

it('one of two workers behind a pooler is active, and the other takes over when that worker is killed', async () => {
  const env = { DATABASE_SESSION_URL: shop.url };
  const workers = [await startWorker(pooler.url, env), await startWorker(pooler.url, env)] as const;
  const countActive = async (): Promise<number> => (await Promise.all(workers.map(isActive))).filter(Boolean).length;
  const hasRole = ({ log }: WorkerUnderTest): boolean => log.some(({ msg }) => msg === 'role changed');
  await until('both know their role', () => workers.every(hasRole));
  await waitUntilDrained(shop);
  expect(await countActive()).toBe(1);
  await expectDocumentsUpToDate(shop);

  const [first, second] = workers;
  const [active, other] = (await isActive(first)) ? [first, second] : [second, first];
  await active.kill('SIGKILL');
  await shop.pool.query('UPDATE product_item SET price = price + 100');
  await until('the other one has taken over', () => isActive(other));
  await waitUntilDrained(shop);
  await expectDocumentsUpToDate(shop);
});
