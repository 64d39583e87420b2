interface Limit {
  max: number;
  withinMs: number;
}

/** Allowed restarts within a period: of all processes together, and of the embedded PostgreSQL alone. One more stops the shop. */
export const restartLimits = {
  processes: { max: 5, withinMs: 60_000 },
  postgres: { max: 5, withinMs: 5 * 60_000 },
} as const satisfies Record<string, Limit>;

/** Limits the restarts within a period of time, so that a process that always dies is not restarted for ever. */
export class RestartLimit {
  private readonly limit: Limit;
  private restartTimes: number[] = [];

  constructor(limit: Limit) {
    this.limit = limit;
  }

  /** Counts a restart. Returns false when there were too many. */
  admitRestart(): boolean {
    const now = performance.now();
    this.restartTimes = [...this.restartTimes.filter((restartedAt) => now - restartedAt < this.limit.withinMs), now];
    return this.restartTimes.length <= this.limit.max;
  }
}
