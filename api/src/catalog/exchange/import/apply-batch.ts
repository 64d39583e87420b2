import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findRefusals } from './check.queries.js';
import type { ParsedLine } from './parse-line.js';
import { isRefusalCode, type Refusal, refuse } from './refusal.js';
import { copyItems, copyProducts, dropLines, rememberSlugs, stage } from './stage.queries.js';
import { countProducts, writes } from './write.queries.js';

export interface Outcome {
  imported: number;
  /** Imported products that did not exist before. */
  created: number;
  refusals: Refusal[];
}

const MOST_TRIES = 5;
const CHUNK = 2 ** 16;

/**
 * Applies lines in one transaction: checks them first, then writes the valid ones. The database may still refuse a value, because of a
 * constraint that the checks do not cover or a row written concurrently. The transaction is then rolled back and the batch is bisected, so
 * that only the faulty line is refused.
 */
export async function applyBatch(client: pg.Client, lines: readonly ParsedLine[]): Promise<Outcome> {
  const [first] = lines;
  if (!first) return { imported: 0, created: 0, refusals: [] };
  try {
    return await applyAtOnce(client, lines);
  } catch (error) {
    const reason = refusedByDatabase(error);
    if (reason === undefined) throw error;
    if (lines.length === 1) return { imported: 0, created: 0, refusals: [refuse(first.line, 'DATABASE_REFUSED', [reason])] };
  }
  const middle = Math.ceil(lines.length / 2);
  const before = await applyBatch(client, lines.slice(0, middle));
  const after = await applyBatch(client, lines.slice(middle));
  return {
    imported: before.imported + after.imported,
    created: before.created + after.created,
    refusals: [...before.refusals, ...after.refusals],
  };
}

async function applyAtOnce(client: pg.Client, lines: readonly ParsedLine[]): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      await client.query('BEGIN');
      const outcome = await writeIn(client, lines);
      await client.query('COMMIT');
      return outcome;
    } catch (error) {
      // Fails when the connection broke; there is nothing to roll back then.
      await client.query('ROLLBACK').catch(() => undefined);
      if (!isRace(error) || tries === MOST_TRIES) throw error;
    }
  }
}

async function writeIn(client: pg.Client, lines: readonly ParsedLine[]): Promise<Outcome> {
  await copy(client, copyProducts, productRows(lines));
  await copy(client, copyItems, itemRows(lines));
  for (const statement of stage) await client.query(statement);
  await client.query(rememberSlugs);
  const refusals = (await client.query<RefusalRow>(findRefusals)).rows.map(toRefusal);
  if (refusals.length > 0) await client.query(dropLines, [refusals.map(({ line }) => line)]);
  const { rows } = await client.query<{ imported: number; created: number }>(countProducts);
  for (const statement of writes) await client.query(statement);
  return { imported: 0, created: 0, ...rows[0], refusals };
}

function* productRows(lines: readonly ParsedLine[]): Generator<string> {
  for (const { line, product } of lines) {
    const { items: _items, ...doc } = product;
    yield copyRow(line, product.slug, doc);
  }
}

function* itemRows(lines: readonly ParsedLine[]): Generator<string> {
  for (const { line, product } of lines) for (const item of product.items ?? []) yield copyRow(line, item.externalId, item);
}

// COPY's text format escapes backslashes, tabs and line breaks. JSON contains no raw tab or line break, so only its backslashes are
// escaped.
function copyRow(line: number, name: string, doc: object): string {
  const text = (value: string): string => value.replaceAll('\\', '\\\\');
  const plain = text(name).replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `${line}\t${plain}\t${text(JSON.stringify(doc))}\n`;
}

async function copy(client: pg.Client, into: string, rows: Iterable<string>): Promise<void> {
  await pipeline(Readable.from(inChunks(rows)), client.query(copyFrom(into)));
}

// Joins rows into chunks; writing each row separately would send a packet per row.
function* inChunks(rows: Iterable<string>): Generator<string> {
  let chunk = '';
  for (const row of rows) {
    chunk += row;
    if (chunk.length < CHUNK) continue;
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
  return refuse(Number(line), code, [subject ?? '', detail ?? '']);
}

const sqlState = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Whether a retry may succeed: a serialization failure, a deadlock, or a unique key taken since the line was staged. */
const isRace = (error: unknown): boolean => ['40001', '40P01', '23505'].includes(sqlState(error));

/** SQLSTATE class 22 is a data error, 23 a constraint violation, P0 an exception raised by a trigger. */
function refusedByDatabase(error: unknown): string | undefined {
  return error instanceof Error && /^(22|23|P0)...$/.test(sqlState(error)) ? error.message : undefined;
}
