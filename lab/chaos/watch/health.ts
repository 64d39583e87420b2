import { setTimeout as delay } from 'node:timers/promises';

const pauseMs = 250;
const timeoutMs = 3_000;

interface HealthWatchOptions {
  readiness: readonly string[];
  nowMs: () => number;
  signal: AbortSignal;
}

/** Polls every process for its readiness, and records when all of them were `up`. */
export class HealthWatch {
  /** Last reports that were not `up`, for messages. */
  private lastProblems = '';
  private readonly changes: { atMs: number; isUp: boolean }[] = [];

  get isUp(): boolean {
    return this.changes.at(-1)?.isUp ?? false;
  }

  get lastTrouble(): string {
    return this.lastProblems;
  }

  async watch({ readiness, nowMs, signal }: HealthWatchOptions): Promise<void> {
    while (!signal.aborted) {
      const problems = (await Promise.all(readiness.map(readProblems))).filter(Boolean);
      if (problems.length > 0) this.lastProblems = problems.join('; ');
      if (this.isUp !== (problems.length === 0)) this.changes.push({ atMs: nowMs(), isUp: problems.length === 0 });
      await delay(pauseMs);
    }
  }

  /**
   * Returns `fromMs` if all processes were `up` from then until `beforeMs`. Otherwise returns the time in between at which the last of them
   * became `up`, if there is one.
   */
  findUpTime(fromMs: number, beforeMs: number): number | undefined {
    const wasUp = this.changes.findLast(({ atMs }) => atMs <= fromMs)?.isUp;
    const laterChanges = this.changes.filter(({ atMs }) => atMs > fromMs && atMs < beforeMs);
    if (wasUp && laterChanges.length === 0) return fromMs;
    return laterChanges.findLast(({ isUp }) => isUp)?.atMs;
  }
}

async function readProblems(url: string): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const report = (await (await fetch(url, { signal })).json()) as { status?: string };
    return report.status === 'up' ? '' : `${url}: ${JSON.stringify(report)}`;
  } catch (error) {
    return `${url}: ${(error as Error).message}`;
  }
}
