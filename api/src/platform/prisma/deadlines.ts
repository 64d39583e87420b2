interface Deadlines {
  /** Time that a request may wait for the database, whatever number of statements it sends. */
  readMs: number;
  writeMs: number;
  /** Maximum time for opening a connection. */
  connectMs: number;
  /**
   * Statement timeout that a direct connection sets for itself. For a pooled connection, the pooler or the server sets one, as
   * `requireDirectConnection` demands.
   */
  statementMs: number;
  /**
   * Maximum time of each wait for the database outside a request. It exceeds the statement timeout, so that the server reports a slow
   * statement first.
   */
  jobMs: number;
}

const productionDeadlines: Deadlines = { readMs: 5_000, writeMs: 10_000, connectMs: 5_000, statementMs: 10_000, jobMs: 15_000 };

/** Deadlines of this process for its database. They are the same in every installation. */
export const deadlines: Deadlines = { ...productionDeadlines };

/** Multiplies the original deadlines. Tests widen them, because on a busy machine even a healthy database misses them. */
export function scaleDeadlines(factor: number): void {
  for (const [name, ms] of Object.entries(productionDeadlines)) deadlines[name as keyof Deadlines] = ms * factor;
}
