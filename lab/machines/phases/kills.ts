import { setTimeout as delay } from 'node:timers/promises';
import { say } from '../../../scripts/terminal.ts';
import type { Finding } from '../../chaos/check/finding.ts';
import { checkFailuresHonest, countRequests, describeLost, formatFigures, groupLostByMoment } from '../report.ts';
import { POOLER } from '../servers/pooler.ts';
import { SETTLE_MS } from './rolling.ts';
import type { PhaseRun } from './run.ts';

/**
 * Longest time for which requests may fail when one of several processes is killed. The other processes serve, and the proxy repeats
 * refused requests.
 */
const MAX_FAILURE_MS = 2_000;

const POSTGRES = 'PostgreSQL';

const formatSeconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/**
 * Kills every process and the database, one after the other, and starts each again at once. Whether acknowledged changes were lost is
 * checked when the load has ended.
 */
export async function killAll({ stage: { database, fleet, replicas }, load: { journal } }: PhaseRun): Promise<Finding[]> {
  const fromMs = journal.nowMs;
  const singleProcesses = [fleet.proxy.name, POOLER, POSTGRES];
  const victims = [...replicas, { name: POSTGRES, killAndRestart: () => database.killAndRestart() }];
  const kills: { name: string; begunMs: number }[] = [];
  for (const victim of victims) {
    const begunMs = journal.nowMs;
    await victim.killAndRestart();
    const readyMs = journal.nowMs;
    say(`  ${formatSeconds(begunMs).padStart(8)}  ${victim.name} serves again after ${formatSeconds(readyMs - begunMs)}`);
    await delay(SETTLE_MS);
    kills.push({ name: victim.name, begunMs });
  }
  // Requests may last for seconds before they fail, so they are counted when most have ended.
  await delay(SETTLE_MS);
  const figures = countRequests(journal.entries, fromMs, journal.nowMs);
  const losses = groupLostByMoment(
    figures.lost,
    kills.map(({ begunMs }) => begunMs),
  );
  const slowRestarts: string[] = [];
  for (const [at, { name, begunMs }] of kills.entries()) {
    const lostEntries = losses[at] ?? [];
    if (lostEntries.length === 0) continue;
    const lastMs = Math.max(0, ...lostEntries.map(({ atMs }) => atMs - begunMs));
    say(`  ${lostEntries.length} requests failed when ${name} was killed, the last of them sent after ${formatSeconds(lastMs)}`);
    if (!singleProcesses.includes(name) && lastMs > MAX_FAILURE_MS)
      slowRestarts.push(...describeLost(lostEntries).map((line) => `${name}: ${line}`));
  }
  say(`  ${formatFigures(figures)}`);
  return [
    checkFailuresHonest(
      `each request that failed when one of ${victims.length} processes was killed failed with an honest status`,
      figures,
    ),
    {
      claim: `none failed later than ${formatSeconds(MAX_FAILURE_MS)} after the kill, but of ${singleProcesses.join(' and ')}, which are alone`,
      violations: slowRestarts,
    },
  ];
}
