import { testEnvironment } from '../test-environment.js';
import { openFakePooler } from './fake-pooler.js';
import { openPgBouncer } from './pgbouncer.js';

/** A pooler in transaction mode in front of PostgreSQL. */
export interface Pooler {
  /** URL of the database with the pooler's address. */
  url: string;
  close(): Promise<void>;
}

export interface PoolerOptions {
  /** The treatment of startup parameters that cannot be moved with a client from server to server. */
  startup?: 'refuse' | 'ignore';
  /** Time limit of statements that the pooler sets for its servers; 0 for none. */
  statementTimeoutMs?: number;
  /** Whether named statements follow a client from server to server. */
  namedStatements?: boolean;
}

/** Opens a pooler in front of the database of this URL: our own, or PgBouncer if the environment selects it. */
export function openPooler(target: string, options: PoolerOptions = {}): Promise<Pooler> {
  const complete = { startup: 'refuse', statementTimeoutMs: 10_000, namedStatements: true, ...options } as const;
  return testEnvironment().POOLER_TEST === 'pgbouncer' ? openPgBouncer(target, complete) : openFakePooler(target, complete);
}
