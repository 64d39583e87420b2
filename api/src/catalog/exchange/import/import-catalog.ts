import type pg from 'pg';
import { CommandError } from '../../../platform/process/command.js';
import { applyBatch } from './apply-batch.js';
import { batchesOf } from './batches.js';
import { readLines } from './read-lines.js';
import type { Refusal } from './refusal.js';
import { stageTables, withoutJit } from './stage.queries.js';

export interface Progress {
  lines: number;
  imported: number;
  created: number;
  refusedLines: number;
}

export interface ImportOptions {
  onRefusal: (refusal: Refusal) => void;
  /** Called after each batch. */
  onProgress?: (progress: Progress) => void;
  mostLines?: number;
  /** Maximum time to wait for another import to end. An import that was killed may still be finishing its last batch. */
  waitMs?: number;
}

const IMPORT_LOCK = 7_338_004;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Imports a catalog file over a dedicated connection. Each line is applied atomically, in file order. An interrupted import keeps the lines
 * applied so far, and importing the file again leaves them unchanged.
 */
export async function importCatalog(client: pg.Client, source: AsyncIterable<Buffer>, options: ImportOptions): Promise<Progress> {
  const { onRefusal, onProgress = () => {}, mostLines, waitMs = 10_000 } = options;
  await lockOut(client, waitMs);
  await client.query([withoutJit('SESSION'), ...stageTables('DELETE ROWS')].join(';\n'));
  const total: Progress = { lines: 0, imported: 0, created: 0, refusedLines: 0 };
  for await (const { lines, refusals, size } of batchesOf(readLines(source), mostLines)) {
    const outcome = await applyBatch(client, lines);
    const refused = [...refusals, ...outcome.refusals].sort((one, other) => one.line - other.line);
    for (const refusal of refused) onRefusal(refusal);
    total.lines += size;
    total.imported += outcome.imported;
    total.created += outcome.created;
    total.refusedLines += new Set(refused.map(({ line }) => line)).size;
    onProgress({ ...total });
  }
  return total;
}

/** Concurrent imports would undo each other's lines. The advisory lock belongs to the session, so it is released when the process dies. */
async function lockOut(client: pg.Client, waitMs: number): Promise<void> {
  try {
    await client.query(`SET lock_timeout = ${Math.max(1, Math.round(waitMs))}`);
    await client.query('SELECT pg_advisory_lock($1)', [IMPORT_LOCK]);
    await client.query('SET lock_timeout = 0');
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
    if (taken) throw new CommandError('Another import into this database is running: nothing was imported. Try again when it has ended.');
    throw error;
  }
}
