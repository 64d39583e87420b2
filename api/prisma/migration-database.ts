import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import {
  connectTo,
  databaseUrl,
  MissingDatabaseError,
  openSession,
  readErrorCode,
  readErrorMessage,
  splitDatabaseUrl,
} from './database-session.js';

/** An expected failure, described in one sentence for the user of the command. */
export class MigrationError extends Error {}

const MIGRATION_LOCK = 7_338_001;
const LOCK_POLL_MS = 500;

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
  const { database } = splitDatabaseUrl(url);
  try {
    const client = await connectTo(url);
    await client.end();
    return false;
  } catch (error) {
    if (!(error instanceof MissingDatabaseError)) throw error;
  }
  const client = await connectTo(databaseUrl(url, 'postgres'));
  try {
    await client.query(`CREATE DATABASE ${pg.escapeIdentifier(database)}`);
    return true;
  } catch (error) {
    // 42P04 and 23505: another process created the database first.
    if (['42P04', '23505'].includes(readErrorCode(error))) return false;
    throw new MigrationError(`The database "${database}" does not exist and could not be created: ${readErrorMessage(error)}.`);
  } finally {
    await client.end();
  }
}
