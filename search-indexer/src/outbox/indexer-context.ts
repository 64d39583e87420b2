import type { Logger } from '@meet/server-kit/logger';
import type pg from 'pg';

/** What the worker and the command that rebuilds an index work with. */
export interface IndexerContext {
  pool: pg.Pool;
  log: Logger;
  /** Aborts when the work has to stop. */
  signal: AbortSignal;
}
