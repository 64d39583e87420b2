import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../../scripts/terminal.ts';
import type { Finding } from '../../chaos/check/finding.ts';
import { checkNoneLost, countRequests, formatFigures } from '../report.ts';
import type { PhaseRun } from './run.ts';

/**
 * Pause after a restart or a kill. It is longer than the proxy avoids a server that has refused a request: for `fail_timeout`, which the
 * proxy counts in whole seconds, and then until a request has succeeded. During that time the proxy may use the other server only.
 */
export const SETTLE_MS = 5_000;

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Restarts every process gracefully, one at a time. */
export async function restartAll({ stage, load: { journal } }: PhaseRun): Promise<Finding[]> {
  const fromMs = journal.nowMs;
  for (const replica of stage.replicas) {
    const startMs = journal.nowMs;
    await replica.restart();
    const readyMs = journal.nowMs;
    await delay(SETTLE_MS);
    const { lost } = countRequests(journal.entries, startMs, journal.nowMs);
    say(
      `  ${formatSeconds(startMs).padStart(8)}  ${replica.name} serves again after ${formatSeconds(readyMs - startMs)} (stopped after ${formatSeconds(replica.stopMs)}), ${lost.length} lost`,
    );
  }
  const figures = countRequests(journal.entries, fromMs, journal.nowMs);
  say(`  ${formatFigures(figures)}`);
  return [checkNoneLost(`a rolling restart of ${stage.replicas.length} processes lost none of ${figures.requests} requests`, figures)];
}
