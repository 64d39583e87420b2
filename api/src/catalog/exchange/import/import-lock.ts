import type pg from 'pg';
import { CommandError } from '../../../platform/process/command.js';

export class AnotherImportError extends CommandError {
  constructor() {
    super('Another import into this database is running: nothing was imported. Try again when it has ended.');
  }
}

const IMPORT_LOCK = 7_338_004;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Concurrent imports would undo each other's lines. The advisory lock belongs to the database session, so it is released when the process
 * dies. A database session that has the lock may take it again.
 */
export async function lockImports(client: pg.Client, waitMs: number): Promise<void> {
  try {
    await client.query(`SET lock_timeout = ${Math.max(1, Math.round(waitMs))}`);
    await client.query('SELECT pg_advisory_lock($1)', [IMPORT_LOCK]);
    await client.query('SET lock_timeout = 0');
  } catch (error) {
    const isLocked = error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
    throw isLocked ? new AnotherImportError() : error;
  }
}
