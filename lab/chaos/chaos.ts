// npm run lab -- chaos: loads the shop while its parts are killed, suspended and cut off, then checks that no acknowledged change was lost.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { until } from '../../scripts/process/until.ts';
import { isInstalled } from '../../scripts/shop/components.ts';
import { reportFailure, say, step } from '../../scripts/terminal.ts';
import { causeFault } from './cause-fault.ts';
import { checkAcknowledged } from './check/acknowledged.ts';
import { checkDatabase } from './check/database.ts';
import type { Finding } from './check/finding.ts';
import { checkSearchIndex } from './check/search-index.ts';
import { checkSessions } from './check/sessions.ts';
import { Journal } from './load/journal.ts';
import { Ledger } from './load/ledger.ts';
import { load } from './load/load.ts';
import { type Options, parseOptions } from './options.ts';
import { drawPlan, type Fault } from './plan.ts';
import { formatFaultTable, formatFindings, formatLoadTable } from './report.ts';
import { openStage, type Stage } from './stage.ts';
import { type CausedFault, checkTimeline, healthyWithinMs, servedWithinMs } from './timeline.ts';
import { HealthWatch } from './watch/health.ts';
import { LogWatch } from './watch/logs.ts';

interface RunRecord {
  journal: Journal;
  ledger: Ledger;
  health: HealthWatch;
  logs: LogWatch;
  faults: CausedFault[];
}

/** How long the load continues after the last deadline, to show that no request fails any more. */
const faultFreeMs = 3_000;

const formatSeconds = (ms: number): string => (ms / 1000).toFixed(1);

/** Causes the planned faults at their times, and records when each began and ended, and whether it hit its victim. */
async function causeFaults(plan: readonly Fault[], stage: Stage, { journal, faults }: RunRecord): Promise<void> {
  let endFault: (() => void) | undefined;
  // A signal ends the current fault first, because a suspended database cannot be stopped.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => endFault?.());
  for (const fault of plan) {
    const { action, part, atMs, durationMs } = fault;
    await delay(Math.max(0, atMs - journal.nowMs));
    const fromMs = journal.nowMs;
    endFault = await causeFault(fault, stage);
    const duration = durationMs > 0 ? ` for ${formatSeconds(durationMs)} s` : '';
    say(`  ${formatSeconds(fromMs).padStart(6)} s  ${action} ${part}${endFault ? duration : ': it does not run'}`);
    if (endFault) await delay(durationMs);
    endFault?.();
    faults.push({ ...fault, fromMs, toMs: journal.nowMs, hasHit: endFault !== undefined });
  }
}

/**
 * Loads the shop for the planned time, but at least until `faultFreeMs` after the time by which requests must succeed again. Then the load
 * continues until all processes are `up` or their deadline has passed.
 */
async function runLoadWithFaults(
  { seed, seconds: duration }: Options,
  stage: Stage,
  { runRecord, plan }: { runRecord: RunRecord; plan: readonly Fault[] },
): Promise<void> {
  const { journal, ledger, health, faults } = runRecord;
  const [loadController, watchController] = [new AbortController(), new AbortController()];
  const watchPromise = health.watch({ readiness: stage.readiness, nowMs: () => journal.nowMs, signal: watchController.signal });
  const loadFinished = load(stage, { seed, journal, ledger, signal: loadController.signal });
  // The load's error is thrown where the load is awaited. Until then it must not end the process as an unhandled rejection.
  loadFinished.catch(() => undefined);
  try {
    await causeFaults(plan, stage, runRecord);
    const lastMs = faults.at(-1)?.toMs ?? 0;
    await delay(Math.max(duration * 1000, lastMs + servedWithinMs + faultFreeMs) - journal.nowMs);
    const maxExtraMs = lastMs + healthyWithinMs + 1_000;
    while (!health.isUp && journal.nowMs < maxExtraMs) await delay(250);
    loadController.abort();
    await loadFinished;
  } finally {
    loadController.abort();
    watchController.abort();
    await Promise.allSettled([loadFinished, watchPromise]);
  }
}

/** Runs all checks in this order, because the later ones change data. */
async function checkAll(stage: Stage, runRecord: RunRecord): Promise<Finding[]> {
  const { journal, ledger, health, logs, faults } = runRecord;
  const db = new pg.Client({ connectionString: stage.databaseUrl });
  await db.connect();
  try {
    const isIdle = async () => (await db.query('SELECT FROM graphile_worker.jobs WHERE run_at <= now() LIMIT 1')).rowCount === 0;
    // Work that does not complete is reported by the checks.
    await until(isIdle, { what: 'all messages are sent', withinMs: 90_000 }).catch(() => undefined);
    const findRecovery = ({ toMs }: CausedFault, beforeMs: number) => health.findUpTime(toMs, beforeMs);
    const endMs = journal.nowMs;
    return [
      ...checkTimeline(journal.entries, { faults, findRecovery, endMs }),
      { claim: 'every process is ready at the end', violations: health.isUp ? [] : [health.lastTrouble] },
      ...(await checkAcknowledged(db, ledger, stage.mailbox)),
      ...(await checkDatabase(db)),
      await checkSearchIndex(db),
      ...(await checkSessions(stage.origin, ledger)),
      { claim: 'no process logged an unexpected error', violations: logs.unexpectedLines.map(({ part, line }) => `${part}: ${line}`) },
      { claim: 'PostgreSQL reported no damage', violations: listDamageLines(join(stage.cluster, 'server.log')) },
    ];
  } finally {
    await db.end();
  }
}

const listDamageLines = (log: string): string[] =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /PANIC|corrupt|invalid page|could not read block/.test(line));

function report(runRecord: RunRecord, findings: readonly Finding[]): void {
  const { journal, ledger, health, faults } = runRecord;
  const findRecovery = ({ toMs }: CausedFault, beforeMs: number) => health.findUpTime(toMs, beforeMs);
  say(`\n${formatFaultTable(journal.entries, { faults, findRecovery, endMs: journal.nowMs })}\n\n${formatLoadTable(journal.entries)}\n`);
  const acknowledgedCounts = [...ledger.acknowledged].map(([what, count]) => `${count} ${what}`).join(', ');
  say(`  acknowledged: ${acknowledgedCounts || 'nothing'}\n\n${formatFindings(findings)}\n`);
}

async function run(options: Options): Promise<boolean> {
  const components = ['redis', 'meilisearch', 'minio'].filter(isInstalled);
  const repeatCommand = `npm run lab -- chaos -- --seed ${options.seed} --minutes ${options.seconds / 60}`;
  say(`Chaos with seed ${options.seed}. To repeat it: ${repeatCommand}`);
  const plan = drawPlan({ ...options, components });
  const logs = new LogWatch();
  const stage = await openStage(components, logs);
  try {
    const runRecord: RunRecord = { journal: new Journal(), ledger: new Ledger(), health: new HealthWatch(), logs, faults: [] };
    await runLoadWithFaults(options, stage, { runRecord, plan });
    const findings = await step('checks', () => checkAll(stage, runRecord));
    report(runRecord, findings);
    const hasPassed = findings.every(({ violations }) => violations.length === 0);
    say(
      hasPassed
        ? `Seed ${options.seed}: nothing acknowledged was lost, and everything came back.`
        : `Seed ${options.seed} FAILED. ${repeatCommand}`,
    );
    return hasPassed;
  } finally {
    await stage.close();
  }
}

try {
  const hasPassed = await run(parseOptions(process.argv.slice(2), Math.random()));
  process.exitCode = hasPassed ? 0 : 1;
} catch (error) {
  reportFailure(error);
}
