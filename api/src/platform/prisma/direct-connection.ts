import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../config/config-error.js';
import { deadlines } from './deadlines.js';

const NOTIFICATION_TIMEOUT_MS = 5_000;
const RETRY_MS = 1_000;

const SESSION_NOT_PRESERVED_MESSAGE =
  'The session connection of PostgreSQL leads through a pooler that hands each transaction to another connection, so locks and ' +
  'notifications are lost: set DATABASE_SESSION_URL to PostgreSQL itself. DATABASE_URL may stay.';
const DIFFERENT_DATABASES_MESSAGE = 'DATABASE_URL and DATABASE_SESSION_URL lead to different databases.';
const NO_STATEMENT_TIMEOUT_MESSAGE =
  'DATABASE_URL differs from DATABASE_SESSION_URL and so counts as pooled, but its statements have no time limit, which only the server ' +
  "or the pooler can set there: add connect_query='SET statement_timeout = 10000' to the database in PgBouncer, " +
  "or use ALTER ROLE … SET statement_timeout = '10s'.";
const NO_NAMED_STATEMENTS_MESSAGE =
  'The pooler of DATABASE_URL loses named statements: it must be PgBouncer 1.21 or newer with max_prepared_statements above 0.';

/** Thrown if the database URLs lead through an unsuitable pooler or to different databases. */
export class PoolerError extends ConfigError {
  constructor(sentence: string) {
    super([sentence]);
    this.name = 'PoolerError';
  }
}

interface DatabaseUrls {
  DATABASE_URL: string;
  DATABASE_SESSION_URL: string;
}

/** Whether DATABASE_URL may lead through a pooler in transaction mode, which refuses or drops startup parameters. */
export const isPooled = (urls: DatabaseUrls): boolean => urls.DATABASE_URL !== urls.DATABASE_SESSION_URL;

/**
 * Requires that the connections of `directUrl` are direct, so that they keep their database session, and that `url` leads to the same
 * database. If `url` is another URL, also requires that it limits the time of statements and supports named statements. Throws a
 * PoolerError if not, and other errors if the database cannot be reached.
 */
export async function requireDirectConnection(directUrl: string, url = directUrl): Promise<void> {
  const clients = [directUrl, url, url].map(
    (connectionString) =>
      new pg.Client({
        connectionString,
        application_name: 'meet session check',
        connectionTimeoutMillis: deadlines.connectMs,
        query_timeout: deadlines.connectMs,
      }),
  );
  try {
    for (const client of clients) {
      client.on('error', () => undefined);
      await client.connect();
    }
    const [directClient, firstClient, secondClient] = clients as [pg.Client, pg.Client, pg.Client];
    await requireOwnServerProcess(directClient, firstClient);
    if (url !== directUrl) await requireSuitablePooler(firstClient, secondClient);
  } finally {
    for (const client of clients) await Promise.race([client.end().catch(() => undefined), delay(RETRY_MS, undefined, { ref: false })]);
  }
}

interface CheckOptions {
  directUrl: string;
  url?: string;
  onFailure: (error: unknown) => void;
  signal?: AbortSignal;
}

/** Requires a direct connection as `requireDirectConnection` does, as soon as the database can be reached. */
export async function requireDirectConnectionWhenReachable({ directUrl, url, onFailure, signal }: CheckOptions): Promise<void> {
  while (!signal?.aborted) {
    try {
      await requireDirectConnection(directUrl, url);
      return;
    } catch (error) {
      if (error instanceof PoolerError) throw error;
      onFailure(error);
    }
    await delay(RETRY_MS, undefined, signal && { signal }).catch(() => undefined);
  }
}

const backendQuery = `
  SELECT pg_backend_pid() AS pid, current_database() || ' ' || extract(epoch FROM pg_postmaster_start_time()) AS database,
    current_setting('statement_timeout') AS "statementTimeout"`;

interface Backend {
  pid: number;
  database: string;
  statementTimeout: string;
}

async function readBackend(client: pg.Client): Promise<Backend> {
  const { rows } = await client.query<Backend>(backendQuery);
  if (!rows[0]) throw new Error('The statement has no row');
  return rows[0];
}

/**
 * An idle client gets a notification only if it has a server process of its own: in transaction mode, an idle server process has no client
 * to which the pooler could pass on its messages. The process ids reveal a pooler that distributes notifications by itself.
 */
async function requireOwnServerProcess(directClient: pg.Client, otherClient: pg.Client): Promise<void> {
  const channel = `session_check_${randomUUID().replaceAll('-', '')}`;
  const { promise: notification, resolve: notify } = Promise.withResolvers<boolean>();
  directClient.on('notification', () => notify(true));
  await directClient.query(`LISTEN ${channel}`);
  const backend = await readBackend(directClient);
  const otherBackend = await readBackend(otherClient);
  if (backend.database !== otherBackend.database) throw new PoolerError(DIFFERENT_DATABASES_MESSAGE);
  const isSameBackend = async () => (await readBackend(directClient)).pid === backend.pid;
  if (backend.pid === otherBackend.pid || !(await isSameBackend())) throw new PoolerError(SESSION_NOT_PRESERVED_MESSAGE);
  await otherClient.query('SELECT pg_notify($1, $2)', [channel, '']);
  const isNotified = await Promise.race([notification, delay(NOTIFICATION_TIMEOUT_MS, false, { ref: false })]);
  if (!isNotified || !(await isSameBackend())) throw new PoolerError(SESSION_NOT_PRESERVED_MESSAGE);
}

/** Codes of PostgreSQL: the statement does not exist, or another client has prepared it. */
const UNKNOWN_STATEMENT = /^(?:26000|42P05)$/;

async function requireSuitablePooler(firstClient: pg.Client, secondClient: pg.Client): Promise<void> {
  if ((await readBackend(firstClient)).statementTimeout === '0') throw new PoolerError(NO_STATEMENT_TIMEOUT_MESSAGE);
  const createNamedStatement = (name: string) => ({ name: `session check ${name}`, text: 'SELECT 1' });
  try {
    // The statements run twice, because the second run may reach another server process, which may lack the statement of a client or have
    // that of the other client.
    for (const _ of ['at first', 'again']) {
      await firstClient.query(createNamedStatement('first'));
      await secondClient.query(createNamedStatement('second'));
    }
    for (const client of [firstClient, secondClient]) await client.query(createNamedStatement('of both'));
  } catch (error) {
    const isUnknownStatement = error instanceof Error && 'code' in error && UNKNOWN_STATEMENT.test(String(error.code));
    throw isUnknownStatement ? new PoolerError(NO_NAMED_STATEMENTS_MESSAGE) : error;
  }
}
