import pg from 'pg';
import { requireDirectConnection } from '../src/platform/prisma/direct-connection.js';

const OLDEST_SERVER = 18;

/** The database cannot be used. The message is one sentence for the user of the command. */
export class DatabaseConnectionError extends Error {}

/** The server has no database with the name in the URL. */
export class MissingDatabaseError extends DatabaseConnectionError {}

/** Connects, or throws a DatabaseConnectionError with the reason. */
export async function connectTo(url: string): Promise<pg.Client> {
  const { host, database } = splitDatabaseUrl(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw toConnectionError(error, host, database);
  }
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) >= OLDEST_SERVER) return client;
  await client.end();
  throw new DatabaseConnectionError(`PostgreSQL at ${host} has version ${version}; Meet needs ${OLDEST_SERVER} or newer for uuidv7().`);
}

/** SQL expression that removes the statement timeout of the database session, which the database role has for requests. */
export const withoutTimeLimit = "set_config('statement_timeout', '0', false)";

/**
 * Connects for work that needs a database session, and removes its statement timeout. Throws an error with the reason, also for a pooler,
 * because a pooler would keep the setting for its next client.
 */
export async function openSession(url: string): Promise<pg.Client> {
  const client = await connectTo(url);
  try {
    await requireDirectConnection(url);
    await client.query(`SELECT ${withoutTimeLimit}`);
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

function toConnectionError(error: unknown, host: string, database: string): DatabaseConnectionError {
  const code = readErrorCode(error);
  if (code === '3D000') return new MissingDatabaseError(`There is no database "${database}" at ${host}.`);
  if (code.startsWith('28')) return new DatabaseConnectionError(`PostgreSQL at ${host} refused the user or password in DATABASE_URL.`);
  return new DatabaseConnectionError(
    `PostgreSQL at ${host} cannot be reached (${code || readErrorMessage(error)}): is it running, is DATABASE_URL right?`,
  );
}

/** Returns the URL with another database name. */
export function databaseUrl(url: string, database: string): string {
  const other = new URL(splitDatabaseUrl(url).parsed);
  other.pathname = `/${database}`;
  return other.href;
}

export function splitDatabaseUrl(url: string): { parsed: URL; host: string; database: string } {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new DatabaseConnectionError('DATABASE_URL must look like postgresql://user:password@host:5432/meet.');
  }
  return { parsed, host: parsed.host || 'the local socket', database: decodeURIComponent(parsed.pathname.slice(1)) };
}

/** Code of an error of PostgreSQL or of the network; empty if it has none. */
export function readErrorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

export function readErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
