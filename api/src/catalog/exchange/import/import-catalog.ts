import type pg from 'pg';
import { type ApplyOptions, applyBatch, type BatchOutcome } from './apply-batch.js';
import { countRefusedLines, readBatches } from './batches.js';
import { createChangesSql, insertChangesSql } from './changes.queries.js';
import { copyTouchedRowsSql, createCopiesSql } from './dry-run.queries.js';
import { lockImports } from './import-lock.js';
import { type RawLine, readLines } from './read-lines.js';
import type { Refusal } from './refusal.js';
import { createStageTables, disableJit } from './stage.queries.js';

/** Sums of the outcomes of all transactions so far. */
export interface Progress extends Omit<BatchOutcome, 'refusals'> {
  refusedLines: number;
}

export interface ImportOptions {
  onRefusal?: (refusal: Refusal) => void;
  /** Called after each transaction. */
  onProgress?: (progress: Progress) => void;
  maxLines?: number;
  /** Maximum time to wait for another import to end. The database may still be finishing the last batch of a killed import. */
  waitMs?: number;
  record?: ApplyOptions['record'];
  /** Lines up to and including this number are skipped. */
  skipUpToLine?: number;
  /** Called before the first line is read. No other import can run by then, and the table `imported_slug` exists and is empty. */
  onBegin?: (client: pg.Client) => Promise<void>;
  /** Number, in the whole file, of the first line of the source. It is above 1 if only the rest of a file is sent. */
  firstLineNumber?: number;
  /** Whether to apply the lines to temporary copies of the rows, and to record what they would change in the table `next_change`. */
  dryRun?: boolean;
  /** Awaited between transactions, with the milliseconds that the last transaction took. */
  pause?: (ms: number) => Promise<void>;
}

/**
 * Imports a catalog file over a dedicated connection. Each line is applied atomically, in file order. An interrupted import keeps the lines
 * applied so far, and importing the file again does not change their products.
 */
export async function importCatalog(client: pg.Client, source: AsyncIterable<Buffer>, options: ImportOptions): Promise<Progress> {
  const {
    onRefusal,
    onProgress,
    maxLines,
    waitMs = 10_000,
    record,
    onBegin,
    skipUpToLine = 0,
    firstLineNumber = 1,
    dryRun = false,
    pause,
  } = options;
  await lockImports(client, waitMs);
  await client.query([disableJit('SESSION'), ...createStageTables('DELETE ROWS')].join(';\n'));
  if (dryRun) await client.query(`${createCopiesSql};\n${createChangesSql}`);
  await onBegin?.(client);
  const applyOptions = { ...(record && { record }), ...(dryRun && { prepareSql: copyTouchedRowsSql, compareSql: insertChangesSql }) };
  const progress = createProgress();
  let startedAt = performance.now();
  for await (const batch of readBatches(skipLines(skipUpToLine, readLines(source, firstLineNumber)), maxLines)) {
    for await (const outcome of applyBatch(client, batch, applyOptions)) {
      addOutcome(progress, outcome);
      if (onRefusal) outcome.refusals.forEach(onRefusal);
      onProgress?.({ ...progress });
    }
    await pause?.(performance.now() - startedAt);
    startedAt = performance.now();
  }
  return progress;
}

const createProgress = (): Progress => ({
  lines: 0,
  lastLine: 0,
  imported: 0,
  created: 0,
  changed: 0,
  units: 0,
  unitsCreated: 0,
  unitsChanged: 0,
  refusedLines: 0,
});

function addOutcome(progress: Progress, { refusals, lastLine, ...counts }: BatchOutcome): void {
  for (const [name, count] of Object.entries(counts)) progress[name as keyof typeof counts] += count;
  progress.refusedLines += countRefusedLines(refusals);
  progress.lastLine = lastLine;
}

async function* skipLines(lastSkipped: number, lines: AsyncIterable<RawLine>): AsyncGenerator<RawLine> {
  for await (const line of lines) if (line.number > lastSkipped) yield line;
}
