import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { AUTH_SECRET, startProcess } from '../../../../test/api-processes.harness.js';
import { ImportingShop, type ImportUpload, startImportUpload } from '../../../../test/catalog-imports.harness.js';
import { catalogLine, catalogLines } from '../../../../test/catalog-lines.harness.js';
import { until } from '../../../../test/support/wait-until.js';
import { CONFIG, type Config } from '../../../platform/config/config.js';
import { measureMemory } from '../command.harness.js';
import { openExchange } from '../exchange.harness.js';

let shop: ImportingShop;
let child: ChildProcess | undefined;

beforeEach(async () => {
  shop = await ImportingShop.open({ AUTH_SECRET });
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await shop.close();
});

/** Starts another process of the API on the same database, and begins to send it a file. */
async function startImport({ heapMb }: { heapMb?: number } = {}): Promise<{ id: string; sending: ImportUpload }> {
  const { DATABASE_URL } = shop.api.app.get<Config>(CONFIG);
  const heap = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`];
  const started = await startProcess({ DATABASE_URL, OBJECTS_DIR: tmpdir(), IMAGE_CACHE_DIR: tmpdir() }, heap);
  child = started.child;
  const id = randomUUID();
  return { id, sending: startImportUpload(started.url, shop.headers, `?id=${id}`) };
}

it('an import whose process is killed can be resumed in another process, with the same result as an uninterrupted import', async () => {
  const lines = [...catalogLines(3000, 2)];
  lines[2500] = catalogLine(4, 2).concat('\n');
  const inOnePiece = await openExchange();
  await inOnePiece.import(lines);
  const expected = await inOnePiece.export();
  await inOnePiece.close();

  const { id, sending } = await startImport();
  // The process is killed before line 2501, which repeats a product, is sent.
  const sent = sending.write(lines.slice(0, 2000));
  await shop.untilImported(id, 500);
  child?.kill('SIGKILL');
  await sent;
  await until('it is seen that the process has ended', async () => (await shop.find(id)).state === 'INTERRUPTED');
  const { lastLine, interruption } = await shop.find(id);
  expect(interruption).toBe('PROCESS_ENDED');
  expect(lastLine).toBeLessThan(3000);
  expect(await shop.countProducts()).toBe(lastLine);
  const { body } = await shop.import(lines.slice(lastLine), `?id=${id}&from=${lastLine + 1}`);
  expect(body).toMatchObject({ state: 'DONE', lines: 3000, imported: 2999, created: 2999, refused: 1, interruption: null });
  expect(await shop.readReport(id)).toMatchObject([{ line: 2501, code: 'DUPLICATE_PRODUCT' }]);
  expect(await shop.export()).toBe(expected);
}, 240_000);

it('an import holds one batch in memory: a file larger than the heap can be imported', async () => {
  const heapMb = 180;
  const description = 'Ботинки из плотной кожи. '.repeat(2500);
  const buildBigLine = (product: number) => `${JSON.stringify({ ...JSON.parse(catalogLine(product, 2)), description })}\n`;
  const count = Math.ceil((heapMb * 2 ** 20 * 1.2) / Buffer.byteLength(buildBigLine(0)));
  const { sending } = await startImport({ heapMb });
  let peak = 0;
  const watch = setInterval(() => {
    if (child) peak = Math.max(peak, measureMemory(child));
  }, 50);
  const lines = function* () {
    for (let product = 0; product < count; product += 1) yield buildBigLine(product);
  };
  await sending.write(lines());
  expect(await sending.end()).toMatchObject({ status: 200, body: { state: 'DONE', imported: count } });
  clearInterval(watch);
  expect(peak).toBeLessThan(420);
}, 300_000);
