import { type ParsedLine, parseLine } from './parse-line.js';
import type { RawLine } from './read-lines.js';
import type { Refusal } from './refusal.js';

export interface Batch {
  lines: ParsedLine[];
  /** Refusals of malformed lines. */
  refusals: Refusal[];
  /** Number of lines of the file in this batch, refused ones included. */
  size: number;
}

const MOST_LINES = 2000;
const MOST_BYTES = 8 * 2 ** 20;

/**
 * Groups lines into batches of one transaction each. Two lines with the same slug, SKU or unit never share a batch. One statement per table
 * then has the same effect as applying the lines one by one.
 */
export async function* batchesOf(rawLines: AsyncIterable<RawLine>, mostLines = MOST_LINES): AsyncGenerator<Batch> {
  let batch: Batch = { lines: [], refusals: [], size: 0 };
  let bytes = 0;
  let names = new Set<string>();
  for await (const raw of rawLines) {
    const parsed = parseLine(raw);
    const own = 'product' in parsed ? namesIn(parsed) : [];
    if (batch.size >= mostLines || bytes >= MOST_BYTES || own.some((name) => names.has(name))) {
      yield batch;
      batch = { lines: [], refusals: [], size: 0 };
      bytes = 0;
      names = new Set();
    }
    batch.size += 1;
    bytes += raw.bytes?.length ?? 0;
    for (const name of own) names.add(name);
    if ('product' in parsed) batch.lines.push(parsed);
    else batch.refusals.push(...parsed);
  }
  if (batch.size > 0) yield batch;
}

function namesIn({ product: { slug, sku, items = [] } }: ParsedLine): string[] {
  return [`product ${slug}`, ...(sku === undefined ? [] : [`article ${sku}`]), ...items.map(({ externalId }) => `unit ${externalId}`)];
}
