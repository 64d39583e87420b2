import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { catalogLines } from '../../../bench/generate-catalog.js';
import { type Command, type ExchangeUnderTest, memoryOf, openExchange, startCommand } from './exchange.harness.js';

let folder: string;
let shop: ExchangeUnderTest;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-exchange-'));
  shop = await openExchange();
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

async function peakOf(command: Command): Promise<number> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(command.child));
  }, 50);
  const code = await command.exited;
  clearInterval(watch);
  expect([code, command.said()]).toEqual([0, expect.stringContaining('Done. 20,000 ')]);
  return peak;
}

it('takes memory for one batch only: a catalog larger than the heap can be imported and exported', async () => {
  const [file, exported] = [path.join(folder, 'large.jsonl'), path.join(folder, 'exported.jsonl')];
  await pipeline(Readable.from(catalogLines(20_000, 1)), createWriteStream(file));
  expect((await stat(file)).size).toBeGreaterThan(30 * 2 ** 20);
  // Half of the memory that all these lines would take at once.
  const options = { heapMb: 40 };
  const importing = await peakOf(startCommand('import', [file], shop.url, options));
  const exporting = await peakOf(startCommand('export', [exported], shop.url, options));
  expect((await stat(exported)).size).toBeGreaterThan(30 * 2 ** 20);
  expect(Math.max(importing, exporting)).toBeLessThan(220);
}, 180_000);
