import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { checkSessionConnection } from '../src/platform/prisma/session-connection-check.js';

/** An expected failure, described in one sentence for the user of the command. */
export class MigrationError extends Error {}

const MIGRATION_LOCK = 7_338_001;
const LOCK_POLL_MS = 500;
const OLDEST_SERVER = 18;

export type Log = (line: string) => void;

/**
 * Runs `work` while no other process migrates this database. The lock belongs to a database session, so it is released however the process
 * ends.
 */
export async function withMigrationLock<T>(url: string, log: Log, work: () => Promise<T>): Promise<T> {
  const client = await openSession(url);
  // An error of this idle connection is ignored: if the server has ended, `work` fails on its own connection.
  client.on('error', () => {});
  try {
    // Polls for the lock. If a statement waited for it, an index that the lock's holder builds CONCURRENTLY would in turn wait for this
    // statement.
    const isTaken = async () => {
      const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [MIGRATION_LOCK]);
      return rows[0]?.taken === true;
    };
    for (let attempt = 1; !(await isTaken()); attempt += 1) {
      if (attempt === 1) log('Waiting for another process that is migrating this database');
      await delay(LOCK_POLL_MS);
    }
    return await work();
  } finally {
    await client.end();
  }
}

/** Creates the database of the URL if it is missing, and returns whether it did. */
export async function ensureDatabase(url: string): Promise<boolean> {
  const { database } = splitParts(url);
  try {
    const client = await connectTo(url);
    await client.end();
    return false;
  } catch (error) {
    if (!(error instanceof MissingDatabase)) throw error;
  }
  const client = await connectTo(databaseUrl(url, 'postgres'));
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`);
    return true;
  } catch (error) {
    // 42P04 and 23505: another process created it first.
    if (['42P04', '23505'].includes(readCode(error))) return false;
    throw new MigrationError(`The database "${database}" does not exist and could not be created: ${readMessage(error)}.`);
  } finally {
    await client.end();
  }
}

class MissingDatabase extends MigrationError {}

/** Connects, or throws a MigrationError with the reason. */
export async function connectTo(url: string): Promise<pg.Client> {
  const { host, database } = splitParts(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw unreachable(error, host, database);
  }
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return client;
  await client.end();
  throw new MigrationError(`PostgreSQL at ${host} has version ${version}; Meet needs ${OLDEST_SERVER} or newer for uuidv7().`);
}

/** SQL expression that removes the statement timeout of the session. The role has one for requests. */
export const withoutTimeLimit = "set_config('statement_timeout', '0', false)";

/**
 * Connects for work that needs a database session, and removes its statement timeout. Throws an error with the reason, also for a pooler,
 * because a pooler would keep the setting for its next client.
 */
export async function openSession(url: string): Promise<pg.Client> {
  const client = await connectTo(url);
  try {
    await checkSessionConnection(url);
    await client.query(`SELECT ${withoutTimeLimit}`);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

function unreachable(error: unknown, host: string, database: string): MigrationError {
  const code = readCode(error);
  if (code === '3D000') return new MissingDatabase(`There is no database "${database}" at ${host}.`);
  if (code.startsWith('28')) return new MigrationError(`PostgreSQL at ${host} refused the user or password in DATABASE_URL.`);
  return new MigrationError(
    `PostgreSQL at ${host} cannot be reached (${code || readMessage(error)}): is it running, is DATABASE_URL right?`,
  );
}

/** Returns the URL with another database name. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(splitParts(url).parsed);
  other.pathname = `/${database}`;
  return other.href;
}

function splitParts(url: string): { parsed: URL; host: string; database: string } {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new MigrationError('DATABASE_URL must look like postgresql://user:password@host:5432/meet.');
  }
  return { parsed, host: parsed.host || 'the local socket', database: decodeURIComponent(parsed.pathname.slice(1)) };
}

function readCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function readMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
