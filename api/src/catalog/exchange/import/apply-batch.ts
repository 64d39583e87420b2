import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Batch, splitInHalves } from './batches.js';
import { findRefusalsSql } from './check.queries.js';
import type { ParsedLine } from './parse-line.js';
import { createRefusal, isRefusalCode, type Refusal } from './refusal.js';
import { copyItemsSql, copyProductsSql, dropLinesSql, recordSlugsSql, stageStatements } from './stage.queries.js';
import { countStagedSql, countWrittenSql, createItemsSql, updateItemsSql, writeProductStatements } from './write.queries.js';

/** Result of one transaction of an import: of a batch, or of a part of a batch that was bisected. */
export interface BatchOutcome {
  /** Number of lines of the file that belong to this outcome, including refused lines. */
  lines: number;
  /** Number of the last line in the file that belongs to this outcome. */
  lastLine: number;
  imported: number;
  /** Number of products that were created. */
  created: number;
  /** Number of existing products that were changed; changes of their units do not count. */
  changed: number;
  /** Number of units of the imported products. */
  units: number;
  unitsCreated: number;
  unitsChanged: number;
  /** In the order of the lines of the file. */
  refusals: Refusal[];
}

export interface ApplyOptions {
  /** SQL that runs when the lines have been copied to the database, before they are merged with the existing rows. */
  prepareSql?: string;
  /** SQL that runs when the refused lines have been dropped, before the remaining lines are written. */
  compareSql?: string;
  /** Runs in the transaction of the lines, right before it is committed. Throws an error to roll the transaction back. */
  record?: (client: pg.Client, outcome: BatchOutcome, lines: readonly ParsedLine[]) => Promise<void>;
}

const MAX_TRIES = 5;
const CHUNK_LENGTH = 2 ** 16;

/**
 * Applies lines in one transaction: checks them first, then writes the valid ones. The database may still refuse a value, because of a
 * constraint that the checks do not cover or a row written concurrently. The transaction is then rolled back and the batch is bisected, so
 * that only the faulty line is refused. Yields an outcome for each transaction.
 */
export async function* applyBatch(client: pg.Client, batch: Batch, options: ApplyOptions): AsyncGenerator<BatchOutcome> {
  const outcomeOrReason = await tryBatch(client, batch, options);
  if (typeof outcomeOrReason !== 'string') {
    yield outcomeOrReason;
  } else if (batch.lines.length > 1) {
    for (const half of splitInHalves(batch)) yield* applyBatch(client, half, options);
  } else {
    const line = batch.lines[0]?.line ?? batch.lastLine;
    const refusals = [...batch.refusals, createRefusal(line, 'DATABASE_REFUSED', [outcomeOrReason])];
    yield await applyInTransaction(client, { ...batch, lines: [], refusals }, options);
  }
}

/** Returns the outcome, or the reason as text if the database refuses a line. */
async function tryBatch(client: pg.Client, batch: Batch, options: ApplyOptions): Promise<BatchOutcome | string> {
  try {
    return await applyInTransaction(client, batch, options);
  } catch (error) {
    const reason = readDatabaseRefusal(error);
    if (reason === undefined || batch.lines.length === 0) throw error;
    return reason;
  }
}

async function applyInTransaction(client: pg.Client, batch: Batch, options: ApplyOptions): Promise<BatchOutcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query('BEGIN');
      const counts = batch.lines.length > 0 ? await writeLines(client, batch.lines, options) : noCounts;
      const refusals = [...batch.refusals, ...counts.refusals].sort((one, other) => one.line - other.line);
      const outcome = { ...counts, lines: batch.size, lastLine: batch.lastLine, refusals };
      await options.record?.(client, outcome, batch.lines);
      await client.query('COMMIT');
      return outcome;
    } catch (error) {
      // Fails if the connection is broken. There is nothing to roll back then.
      await client.query('ROLLBACK').catch(() => undefined);
      if (!isRace(error) || tries === MAX_TRIES) throw error;
    }
  }
}

type WriteCounts = Omit<BatchOutcome, 'lines' | 'lastLine'>;

const noCounts: WriteCounts = { imported: 0, created: 0, changed: 0, units: 0, unitsCreated: 0, unitsChanged: 0, refusals: [] };

async function writeLines(client: pg.Client, lines: readonly ParsedLine[], { prepareSql, compareSql }: ApplyOptions): Promise<WriteCounts> {
  await copy(client, copyProductsSql, formatProductRows(lines));
  await copy(client, copyItemsSql, formatItemRows(lines));
  if (prepareSql !== undefined) await client.query(prepareSql);
  for (const statement of stageStatements) await client.query(statement);
  await client.query(recordSlugsSql);
  const refusals = (await client.query<RefusalRow>(findRefusalsSql)).rows.map(toRefusal);
  if (refusals.length > 0) await client.query(dropLinesSql, [[...new Set(refusals.map(({ line }) => line))]]);
  if (compareSql !== undefined) await client.query(compareSql);
  const { rows: stagedCounts } = await client.query<Pick<WriteCounts, 'imported' | 'created' | 'units' | 'unitsCreated'>>(countStagedSql);
  for (const statement of writeProductStatements) await client.query(statement);
  const { rows: writtenCounts } = await client.query<{ products: number }>(countWrittenSql);
  const { rowCount: unitsChanged } = await client.query(updateItemsSql);
  await client.query(createItemsSql);
  const counts = { ...noCounts, ...stagedCounts[0], unitsChanged: unitsChanged ?? 0, refusals };
  return { ...counts, changed: (writtenCounts[0]?.products ?? 0) - counts.created };
}

function* formatProductRows(lines: readonly ParsedLine[]): Generator<string> {
  for (const { line, product } of lines) {
    const { items: _items, ...doc } = product;
    yield formatCopyRow(line, product.slug, doc);
  }
}

function* formatItemRows(lines: readonly ParsedLine[]): Generator<string> {
  for (const { line, product } of lines) for (const item of product.items ?? []) yield formatCopyRow(line, item.externalId, item);
}

// COPY's text format escapes backslashes, tabs and line breaks. JSON contains no raw tab or line break, so only its backslashes are
// escaped.
function formatCopyRow(line: number, name: string, doc: object): string {
  const escapeText = (value: string): string => value.replaceAll('\\', '\\\\');
  const escapedName = escapeText(name).replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${line}\t${escapedName}\t${escapeText(JSON.stringify(doc))}\n`;
}

async function copy(client: pg.Client, copyStatement: string, rows: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(joinChunks(rows)), client.query(copyFrom(copyStatement)));
}

// Joins rows into chunks; writing each row separately would send a packet per row.
function* joinChunks(rows: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += row;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

interface RefusalRow {
  line: string;
  code: string;
  subject: string | null;
  detail: string | null;
}

function toRefusal({ line, code, subject, detail }: RefusalRow): Refusal {
  if (!isRefusalCode(code)) throw new Error(`Unknown refusal code: ${code}`);
  return createRefusal(Number(line), code, [subject ?? '', detail ?? '']);
}

const readSqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether a retry may succeed: a serialization failure, a deadlock, or a unique key taken since the line was staged. */
const isRace = (error: unknown): boolean => ['40001', '40P01', '23505'].includes(readSqlState(error));

/** SQLSTATE class 22 is a data error, 23 a constraint violation, P0 an exception raised by a trigger. */
function readDatabaseRefusal(error: unknown): string | undefined {
  return error instanceof Error && /^(22|23|P0)...$/.test(readSqlState(error)) ? error.message : undefined;
}
