// npm run lab -- machines: runs several of each process of the shop behind its proxy, under a mixed load at a given rate, while processes
// are restarted and killed, prices change, and the database fails over. Then it checks that nothing acknowledged was lost.
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../scripts/config.ts';
import { reportFailure, say, step } from '../../scripts/terminal.ts';
import type { Finding } from '../chaos/check/finding.ts';
import { formatFindings } from '../chaos/report.ts';
import { buildRelease } from '../previous-release/checkout.ts';
import { findPreviousRelease } from '../previous-release/find-previous-release.ts';
import { checkAll } from './checks.ts';
import { MixedLoad } from './load/mixed-load.ts';
import { type MachinesOptions, type PhaseName, parseMachinesOptions } from './options.ts';
import { failOver } from './phases/failover.ts';
import { watchFreshness } from './phases/freshness.ts';
import { killAll } from './phases/kills.ts';
import { rollBack } from './phases/rollback.ts';
import { restartAll } from './phases/rolling.ts';
import type { Phase } from './phases/run.ts';
import { chooseProbes } from './probes.ts';
import { type MachinesStage, withStage } from './stage.ts';

/** Time in which the load fills the caches of all processes before the first phase. */
const WARM_UP_MS = 5_000;

const phases: Record<PhaseName, { title: string; run: Phase }> = {
  rolling: { title: 'Rolling restart', run: restartAll },
  kills: { title: 'Kills', run: killAll },
  freshness: { title: 'Freshness', run: watchFreshness },
  rollback: { title: 'Rollback', run: rollBack },
  failover: { title: 'Failover', run: failOver },
};

function describeMachine({ fleet: { apis, storefronts, indexers, replacementNotes } }: MachinesStage): void {
  const [memory, load] = [Math.round(totalmem() / 2 ** 30), loadavg()[0] ?? 0];
  say(`  ${availableParallelism()} processors, ${memory} GB, Node ${process.version}, load average at the start ${load.toFixed(1)}`);
  say(
    `  ${apis.length} APIs, ${storefronts.length} storefronts, ${indexers.length} search-indexers, PostgreSQL with a standby, behind nginx`,
  );
  for (const note of replacementNotes) say(`  ${note}`);
}

async function runPhases(stage: MachinesStage, { rate, seed, phases: chosenPhases }: MachinesOptions): Promise<Finding[]> {
  describeMachine(stage);
  const probes = await chooseProbes(stage.database.serverUrl);
  const reservedIds = Object.values(probes).map(({ id }) => id);
  const load = await step('buyers', () => MixedLoad.open(stage, { rate, seed, reservedIds }));
  const manager = await load.startManager();
  const findings: Finding[] = [];
  load.start();
  try {
    await delay(WARM_UP_MS);
    for (const name of chosenPhases) {
      say(`\n${phases[name].title}`);
      findings.push(...(await phases[name].run({ stage, load, manager, probes })));
    }
  } finally {
    await load.end();
  }
  const { orders, paidCount } = load.acknowledgedOrders;
  say(`\n  ${orders.length} orders were acknowledged, ${paidCount} of them as paid`);
  return [...findings, ...(await step('checks', () => checkAll(stage, load)))];
}

async function run(options: MachinesOptions): Promise<boolean> {
  const repeatCommand = `npm run lab -- machines -- --seed ${options.seed} --rate ${options.rate} --only ${options.phases.join()}`;
  say(`Machines with seed ${options.seed} at ${options.rate} requests a second. To repeat it: ${repeatCommand}`);
  const previous = options.phases.includes('rollback') ? await buildRelease(findPreviousRelease(root, options.previous)) : undefined;
  return withStage(previous, async (stage) => {
    const findings = await runPhases(stage, options);
    const hasPassed = findings.every(({ violations }) => violations.length === 0);
    say(`\n${formatFindings(findings)}\n`);
    say(hasPassed ? 'Every claim holds.' : `FAILED. ${repeatCommand}`);
    return hasPassed;
  });
}

try {
  const hasPassed = await run(parseMachinesOptions(process.argv.slice(2), Math.random()));
  process.exitCode = hasPassed ? 0 : 1;
} catch (error) {
  reportFailure(error);
}
