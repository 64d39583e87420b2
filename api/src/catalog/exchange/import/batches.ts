import { type ParsedLine, parseLine } from './parse-line.js';
import type { RawLine } from './read-lines.js';
import type { Refusal } from './refusal.js';

export interface Batch {
  lines: ParsedLine[];
  /** Refusals of malformed lines. */
  refusals: Refusal[];
  /** Number of lines of the file in this batch, including refused lines. */
  size: number;
  /** Number of the last line in the file that belongs to this batch. */
  lastLine: number;
}

const MAX_LINES = 2000;
/** Maximum size of the text of a batch in bytes. Writing the batch to the database takes about 20 times as much memory. */
const MAX_BYTES = 2 * 2 ** 20;

const createBatch = (): Batch => ({ lines: [], refusals: [], size: 0, lastLine: 0 });

/**
 * Groups lines into batches of one transaction each. Two lines with the same slug, SKU or unit never share a batch. A statement for all
 * lines of a batch therefore has the same effect as applying the lines one by one.
 */
export async function* readBatches(rawLines: AsyncIterable<RawLine>, maxLines = MAX_LINES): AsyncGenerator<Batch> {
  let batch = createBatch();
  let bytes = 0;
  let usedIdentifiers = new Set<string>();
  for await (const rawLine of rawLines) {
    const parsedLine = parseLine(rawLine);
    const lineIdentifiers = 'product' in parsedLine ? listIdentifiers(parsedLine) : [];
    if (batch.size >= maxLines || bytes >= MAX_BYTES || lineIdentifiers.some((identifier) => usedIdentifiers.has(identifier))) {
      yield batch;
      batch = createBatch();
      bytes = 0;
      usedIdentifiers = new Set();
    }
    batch.size += 1;
    batch.lastLine = rawLine.number;
    bytes += rawLine.bytes?.length ?? 0;
    for (const identifier of lineIdentifiers) usedIdentifiers.add(identifier);
    if ('product' in parsedLine) batch.lines.push(parsedLine);
    else batch.refusals.push(...parsedLine);
  }
  if (batch.size > 0) yield batch;
}

/** Splits a batch of two or more lines. Each half keeps the malformed lines of its part of the file. */
export function splitInHalves({ lines, refusals, size, lastLine }: Batch): [Batch, Batch] {
  const middle = Math.ceil(lines.length / 2);
  const lastLineOfFirstHalf = lines[middle - 1]?.line ?? 0;
  const refusalsBefore = refusals.filter(({ line }) => line < lastLineOfFirstHalf);
  const firstHalf = {
    lines: lines.slice(0, middle),
    refusals: refusalsBefore,
    size: middle + countRefusedLines(refusalsBefore),
    lastLine: lastLineOfFirstHalf,
  };
  const refusalsAfter = refusals.filter(({ line }) => line > lastLineOfFirstHalf);
  return [firstHalf, { lines: lines.slice(middle), refusals: refusalsAfter, size: size - firstHalf.size, lastLine }];
}

/** Number of refused lines. A line may have several refusals. */
export const countRefusedLines = (refusals: readonly Refusal[]): number => new Set(refusals.map(({ line }) => line)).size;

function listIdentifiers({ product: { slug, sku, items = [] } }: ParsedLine): string[] {
  return [`product ${slug}`, ...(sku === undefined ? [] : [`article ${sku}`]), ...items.map(({ externalId }) => `unit ${externalId}`)];
}
