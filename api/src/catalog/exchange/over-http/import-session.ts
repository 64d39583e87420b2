import pg from 'pg';
import { withoutTimeLimit } from '../../../../prisma/database-session.js';
import { deadlines } from '../../../platform/prisma/deadlines.js';
import { Prisma } from '../../../platform/prisma/generated/client.js';
import type { BatchOutcome } from '../import/apply-batch.js';
import { countRefusedLines } from '../import/batches.js';
import { lockImports } from '../import/import-lock.js';
import type { ParsedLine } from '../import/parse-line.js';
import { ImportCancelledError, maxChanges, maxReasonLength, maxRefusals } from './catalog-import.rules.js';

/** First of the two keys of an advisory lock; the second is a hash of the import's id. */
const RUNNING_LOCK = 7_338_005;
const CANCEL_EVERY_MS = 100;

/** SQL condition on the row `catalog_import`: the process that runs the import is alive, since its database session holds a lock. */
export const processAliveCondition = Prisma.sql`EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid::bigint = ${RUNNING_LOCK}::bigint
    AND objid = hashtext(catalog_import.id::text)::oid
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))`;

interface ImportIdentity {
  id: string;
  dryRun: boolean;
}

/**
 * The database session of an import. It uses no pooled connection, because it owns temporary tables and locks, and because a batch may take
 * longer than a request.
 */
export class ImportSession {
  #cancelTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(
    readonly client: pg.Client,
    private readonly pid: number,
  ) {}

  /** Connects, and sets the request id that the outbox rows of the import carry. */
  static async open(connectionString: string, requestId: string): Promise<ImportSession> {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: deadlines.connectMs,
      application_name: 'meet catalog import',
    });
    // A broken connection is reported by the statement that fails. Without a listener, the connection's error event would end the process.
    client.on('error', () => undefined);
    await client.connect();
    const setupQuery = `SELECT pg_backend_pid() AS pid, set_config('meet.request_id', $1, false), ${withoutTimeLimit}`;
    const { rows } = await client.query<{ pid: number }>(setupQuery, [requestId]);
    return new ImportSession(client, rows[0]?.pid ?? 0);
  }

  /** Waits until no other import runs, then takes the lock that marks this import as running. Throws AnotherImportError after `waitMs`. */
  async claim(id: string, waitMs: number): Promise<void> {
    await lockImports(this.client, waitMs);
    await this.client.query('SELECT pg_advisory_lock($1, hashtext($2))', [RUNNING_LOCK, id]);
  }

  /**
   * Cancels the session's current statement, and each that follows, from another connection until the session is closed. Closing the
   * session's own connection would not help: PostgreSQL notices a closed connection only when the statement has ended. Meanwhile the
   * session keeps its locks, so the import counts as running until its end is recorded, and no other request resumes it.
   */
  cancelStatements(send: (statement: pg.QueryConfig) => Promise<unknown>): void {
    if (this.#isClosed) return;
    const cancel = () => void send({ text: 'SELECT pg_cancel_backend($1)', values: [this.pid] }).catch(() => undefined);
    this.#cancelTimer ??= setInterval(cancel, CANCEL_EVERY_MS);
    cancel();
  }

  /** Copies the slugs of the lines that were imported before an interruption to the table `imported_slug`. */
  async loadImportedSlugs(id: string): Promise<void> {
    await this.client.query('INSERT INTO imported_slug (slug, line) SELECT slug, line FROM catalog_import_line WHERE import_id = $1', [id]);
  }

  /**
   * Adds the counts of a batch to the import, in the batch's transaction. Throws ImportCancelledError if the import was cancelled
   * meanwhile.
   */
  async record({ id, dryRun }: ImportIdentity, outcome: BatchOutcome, lines: readonly ParsedLine[]): Promise<void> {
    const { refusals } = outcome;
    const counts = [outcome.lines, outcome.imported, outcome.created, outcome.changed, outcome.units, outcome.unitsCreated];
    const reportedRefusals = refusals.slice(0, maxRefusals);
    // A dry run cannot be resumed after an interruption.
    const resumableLines = dryRun ? [] : lines;
    const { rowCount } = await this.client.query({
      name: 'record-lines',
      text: recordLinesSql,
      values: [
        ...[id, outcome.lastLine, ...counts, outcome.unitsChanged, countRefusedLines(refusals), refusals.length],
        ...[
          reportedRefusals.map(({ line }) => line),
          reportedRefusals.map(({ code }) => code),
          reportedRefusals.map(({ message }) => toStorableText(message)),
        ],
        ...[resumableLines.map(({ product }) => product.slug), resumableLines.map(({ line }) => line)],
      ],
    });
    if (rowCount === 0) throw new ImportCancelledError();
    if (dryRun) await this.client.query({ name: 'record-changes', text: recordChangesSql, values: [id] });
  }

  /** Ends the database session, and thereby releases the locks of the import. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#cancelTimer);
    await this.client.end().catch(() => undefined);
  }
}

/** PostgreSQL stores neither U+0000 nor a lone surrogate, and a reason may quote a line. */
const toStorableText = (message: string): string => message.slice(0, maxReasonLength).toWellFormed().replaceAll('\0', '\ufffd');

const recordLinesSql = `
  WITH counted AS (
    UPDATE catalog_import SET last_line = $2, lines = lines + $3, imported = imported + $4, created = created + $5, changed = changed + $6,
      units = units + $7, units_created = units_created + $8, units_changed = units_changed + $9, refused = refused + $10,
      reasons = reasons + $11
    WHERE id = $1 AND state = 'RUNNING' RETURNING id, reasons - $11 AS before
  ), reported AS (
    INSERT INTO catalog_import_refusal (import_id, position, line, code, message)
    SELECT id, before + place, line, code, message
    FROM counted, unnest($12::int[], $13::text[], $14::text[]) WITH ORDINALITY AS refused (line, code, message, place)
    WHERE before + place <= ${maxRefusals}
  ), known AS (
    INSERT INTO catalog_import_line (import_id, slug, line)
    SELECT id, slug, line FROM counted, unnest($15::text[], $16::int[]) AS met (slug, line) ON CONFLICT DO NOTHING
  )
  SELECT FROM counted`;

const recordChangesSql = `
  WITH counted AS (
    UPDATE catalog_import SET changes = changes + made FROM (SELECT count(*)::int AS made FROM next_change) AS noted
    WHERE id = $1 RETURNING id, changes - made AS before
  )
  INSERT INTO catalog_import_change (import_id, line, change)
  SELECT id, line, change FROM counted, LATERAL (
    SELECT line, change FROM next_change ORDER BY line LIMIT greatest(${maxChanges} - before, 0)
  ) AS first`;
