import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../../scripts/terminal.ts';
import type { Finding } from '../../chaos/check/finding.ts';
import { countRequests, demandHonest, describeLost, formatFigures } from '../report.ts';
import { SETTLE_MS } from './rolling.ts';
import type { PhaseRun } from './run.ts';

/** Longest time for which requests fail when one of several is killed. The others serve, and the proxy repeats what was refused. */
const NOTICED_WITHIN_MS = 2_000;

const POSTGRES = 'PostgreSQL';

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/**
 * Kills every process and the database, one after the other, and starts each again at once. That nothing acknowledged is lost is checked
 * when the load has ended.
 */
export async function killAll({ stage: { database, fleet, replicas }, load: { journal } }: PhaseRun): Promise<Finding[]> {
  const fromMs = journal.nowMs;
  const slow: string[] = [];
  const alone = [fleet.proxy.name, POSTGRES];
  const victims = [...replicas, { name: POSTGRES, killAndRestart: () => database.killAndRestart() }];
  for (const victim of victims) {
    const begunMs = journal.nowMs;
    await victim.killAndRestart();
    const readyMs = journal.nowMs;
    await delay(SETTLE_MS);
    const { lost } = countRequests(journal.entries, begunMs, journal.nowMs);
    const untilMs = Math.max(begunMs, ...lost.map(({ atMs }) => atMs));
    if (!alone.includes(victim.name) && untilMs - begunMs > NOTICED_WITHIN_MS)
      slow.push(...describeLost(lost).map((line) => `${victim.name}: ${line}`));
    const failed = lost.length === 0 ? 'no request failed' : `${lost.length} requests failed, the last after ${seconds(untilMs - begunMs)}`;
    say(`  ${seconds(begunMs).padStart(8)}  ${victim.name} serves again after ${seconds(readyMs - begunMs)}; ${failed}`);
  }
  const figures = countRequests(journal.entries, fromMs, journal.nowMs);
  say(`  ${formatFigures(figures)}`);
  return [
    demandHonest(`each request that failed when one of ${victims.length} processes was killed failed with an honest status`, figures),
    {
      claim: `none failed later than ${seconds(NOTICED_WITHIN_MS)} after the kill, but of ${alone.join(' and ')}, which are alone`,
      breaches: slow,
    },
  ];
}
