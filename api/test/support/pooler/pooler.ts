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
  /** What the pooler does with startup parameters that it cannot set on the next server of a client. */
  startup?: 'refuse' | 'ignore';
  /** Time limit of statements that the pooler sets for its servers; 0 for none. */
  statementTimeoutMs?: number;
  /** Whether named statements follow a client from server to server. */
  namedStatements?: boolean;
}

/**
 * Opens a pooler in front of the database of this URL: the fake pooler, or PgBouncer if the environment variable POOLER_TEST selects it.
 */
export function openPooler(target: string, options: PoolerOptions = {}): Promise<Pooler> {
  const completeOptions = { startup: 'refuse', statementTimeoutMs: 10_000, namedStatements: true, ...options } as const;
  return testEnvironment().POOLER_TEST === 'pgbouncer' ? openPgBouncer(target, completeOptions) : openFakePooler(target, completeOptions);
}
