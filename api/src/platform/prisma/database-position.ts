import type { Pool } from 'pg';

/**
 * The position in the database's history that external data, such as a search index, has reached. Transaction ids of different histories
 * cannot be compared.
 */
export interface DatabasePosition {
  /** Cluster, database and timeline. A failover begins a new timeline, in which the last transactions of the old one may be missing. */
  history: string;
  /** All transaction ids below this one have already been assigned. */
  nextTransaction: string;
}

/**
 * Column `history` of a statement that reads from pg_control_system(). The timeline is taken from the current WAL position, because the
 * control file lags behind a promotion.
 */
export const historyColumn = `
  system_identifier || '/' || (SELECT oid FROM pg_database WHERE datname = current_database()) || '/' ||
  CASE WHEN pg_is_in_recovery() THEN 'standby' ELSE left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS history`;

const positionQuery = `SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS "nextTransaction", ${historyColumn} FROM pg_control_system()`;

export const readPosition = async (pool: Pick<Pool, 'query'>): Promise<DatabasePosition> => {
  const { rows } = await pool.query<DatabasePosition>({ name: 'database-position', text: positionQuery });
  if (!rows[0]) throw new Error('the database does not say where it is');
  return rows[0];
};

/** Whether the database contains everything that it contained at an earlier position. */
export const isContinued = (earlier: DatabasePosition, current: DatabasePosition): boolean =>
  earlier.history === current.history && BigInt(earlier.nextTransaction) <= BigInt(current.nextTransaction);
