import { stat } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { catalogLine, catalogLines } from '../../../test/catalog-lines.harness.js';
import { until } from '../../../test/support/wait-until.js';
import { type Command, measureMemory, startCommand } from './command.harness.js';
import { type ExchangeUnderTest, openExchange } from './exchange.harness.js';

let shop: ExchangeUnderTest;

beforeEach(async () => {
  shop = await openExchange();
});
afterEach(() => shop.close());

/** Starts an import of 5,000 lines. Its last line waits for a row lock that the test holds until `releaseLock`. */
async function startBlockedImport(file: string): Promise<{ importing: Command; releaseLock: () => Promise<unknown> }> {
  await shop.import(`${catalogLine(4999, 1)}\n`);
  await shop.db.query('BEGIN');
  await shop.db.query("SELECT FROM product WHERE slug = 'bench-4999' FOR UPDATE");
  const importing = startCommand('import', [file], shop.url);
  const waitingQuery = 'SELECT FROM pg_locks WHERE NOT granted AND transactionid = pg_current_xact_id()::xid';
  await until('the last line waits', async () => (await shop.countRows(waitingQuery)) === 1, 60_000);
  return { importing, releaseLock: () => shop.db.query('ROLLBACK') };
}

it('an import that is killed and repeated results in the same catalog as an uninterrupted import', async () => {
  const file = await shop.writeCatalog(5000, 1);
  const uninterrupted = await openExchange();
  await uninterrupted.import(catalogLines(5000, 1));
  const expected = await uninterrupted.export();
  await uninterrupted.close();

  const { importing, releaseLock } = await startBlockedImport(file);
  importing.child.kill('SIGKILL');
  await importing.exited;
  const productCount = await shop.countProducts();
  expect(productCount).toBeGreaterThan(1);
  expect(productCount).toBeLessThan(5000);
  await releaseLock();

  expect(await startCommand('import', [file], shop.url).exited).toBe(0);
  expect(await shop.export()).toBe(expected);
}, 120_000);

it('an import reports a broken connection in one sentence', async () => {
  const file = await shop.writeCatalog(5000, 1);
  const { importing } = await startBlockedImport(file);
  await shop.db.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  expect(await importing.exited).toBe(1);
  expect(importing.output()).toMatch(/^The connection to the database broke: run the command again\./m);
  expect(importing.output()).not.toMatch(/^\s+at /m);
}, 120_000);

async function measurePeak(command: Command): Promise<number> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, measureMemory(command.child));
  }, 50);
  const code = await command.exited;
  clearInterval(watch);
  expect([code, command.output()]).toEqual([0, expect.stringContaining('Done. 20,000 ')]);
  return peak;
}

it('a catalog larger than the heap can be imported and exported, because both commands hold one batch in memory', async () => {
  const exportedFile = path.join(shop.folder, 'exported.jsonl');
  const file = await shop.writeCatalog(20_000, 1);
  expect((await stat(file)).size).toBeGreaterThan(30 * 2 ** 20);
  // The heap has half of the memory that all these lines would take at once.
  const options = { heapMb: 40 };
  const importing = await measurePeak(startCommand('import', [file], shop.url, options));
  const exporting = await measurePeak(startCommand('export', [exportedFile], shop.url, options));
  expect((await stat(exportedFile)).size).toBeGreaterThan(30 * 2 ** 20);
  expect(Math.max(importing, exporting)).toBeLessThan(220);
}, 180_000);
