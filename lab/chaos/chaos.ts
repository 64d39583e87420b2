// npm run lab -- chaos: loads the shop while its parts are killed, suspended and cut off, then checks that it kept its promises.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { until } from '../../scripts/process/until.ts';
import { isInstalled } from '../../scripts/shop/components.ts';
import { reportFailure, say, step } from '../../scripts/terminal.ts';
import { checkAcknowledged } from './check/acknowledged.ts';
import { checkDatabase } from './check/database.ts';
import type { Finding } from './check/finding.ts';
import { checkSearchIndex } from './check/search-index.ts';
import { checkSessions } from './check/sessions.ts';
import { Journal } from './load/journal.ts';
import { Ledger } from './load/ledger.ts';
import { load } from './load/load.ts';
import { type Options, parseOptions } from './options.ts';
import { type Fault, planUpdate } from './plan.ts';
import { faultTable, findingsText, loadTable } from './report.ts';
import { openStage, type Stage } from './stage.ts';
import { strike } from './strike.ts';
import { checkTimeline, healthyWithinMs, type Struck, servedWithinMs } from './timeline.ts';
import { HealthWatch } from './watch/health.ts';
import { LogWatch } from './watch/logs.ts';

interface Seen {
  journal: Journal;
  ledger: Ledger;
  health: HealthWatch;
  logs: LogWatch;
  faults: Struck[];
}

/** How long the load continues after the last deadline, to show that no request fails any more. */
const calmMs = 3_000;

const seconds = (ms: number): string => (ms / 1000).toFixed(1);

/** Causes the planned faults at their times. */
async function strikeAll(plan: readonly Fault[], stage: Stage, { journal, faults }: Seen): Promise<void> {
  let mend: (() => void) | undefined;
  // A signal ends the current fault first, because a suspended database cannot be stopped.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => mend?.());
  for (const fault of plan) {
    const { action, part, atMs, holdMs } = fault;
    await delay(Math.max(0, atMs - journal.nowMs));
    const fromMs = journal.nowMs;
    mend = await strike(fault, stage);
    const duration = holdMs > 0 ? ` for ${seconds(holdMs)} s` : '';
    say(`  ${seconds(fromMs).padStart(6)} s  ${action} ${part}${mend ? duration : ': it does not run'}`);
    if (mend) await delay(holdMs);
    mend?.();
    faults.push({ ...fault, fromMs, toMs: journal.nowMs, hit: mend !== undefined });
  }
}

/**
 * Loads the shop for the planned time. The load continues until some seconds after the time by which requests must succeed again. Then it
 * continues until all processes are `up` or their deadline has passed.
 */
async function disturb(
  { seed, seconds: duration }: Options,
  stage: Stage,
  { seen, plan }: { seen: Seen; plan: readonly Fault[] },
): Promise<void> {
  const { journal, ledger, health, faults } = seen;
  const [loading, watching] = [new AbortController(), new AbortController()];
  const watched = health.watch({ readiness: stage.readiness, nowMs: () => journal.nowMs, signal: watching.signal });
  const loaded = load(stage, { seed, journal, ledger, signal: loading.signal });
  // The load's error is thrown where the load is awaited. Until then it must not end the process as an unhandled rejection.
  loaded.catch(() => undefined);
  try {
    await strikeAll(plan, stage, seen);
    const lastMs = faults.at(-1)?.toMs ?? 0;
    await delay(Math.max(duration * 1000, lastMs + servedWithinMs + calmMs) - journal.nowMs);
    const giveUpMs = lastMs + healthyWithinMs + 1_000;
    while (!health.isUp && journal.nowMs < giveUpMs) await delay(250);
    loading.abort();
    await loaded;
  } finally {
    loading.abort();
    watching.abort();
    await Promise.allSettled([loaded, watched]);
  }
}

/** Runs all checks. They run in this order, because the later ones change data. */
async function checkAll(stage: Stage, seen: Seen): Promise<Finding[]> {
  const { journal, ledger, health, logs, faults } = seen;
  const db = new pg.Client({ connectionString: stage.databaseUrl });
  await db.connect();
  try {
    const isIdle = async () => (await db.query('SELECT FROM graphile_worker.jobs WHERE run_at <= now() LIMIT 1')).rowCount === 0;
    // Work that does not complete is reported by the checks.
    await until(isIdle, { what: 'all messages are sent', withinMs: 90_000 }).catch(() => undefined);
    const recovery = ({ toMs }: Struck, beforeMs: number) => health.upFrom(toMs, beforeMs);
    const endMs = journal.nowMs;
    return [
      ...checkTimeline(journal.entries, { faults, recovery, endMs }),
      { claim: 'every process is ready at the end', breaches: health.isUp ? [] : [health.lastTrouble] },
      ...(await checkAcknowledged(db, ledger, stage.mailbox)),
      ...(await checkDatabase(db)),
      await checkSearchIndex(db),
      ...(await checkSessions(stage.origin, ledger)),
      { claim: 'no process logged an unexpected error', breaches: logs.complaints.map(({ part, line }) => `${part}: ${line}`) },
      { claim: 'PostgreSQL reported no damage', breaches: damageIn(join(stage.cluster, 'server.log')) },
    ];
  } finally {
    await db.end();
  }
}

const damageIn = (log: string): string[] =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => /PANIC|corrupt|invalid page|could not read block/.test(line));

function report(seen: Seen, findings: readonly Finding[]): void {
  const { journal, ledger, health, faults } = seen;
  const recovery = ({ toMs }: Struck, beforeMs: number) => health.upFrom(toMs, beforeMs);
  say(`\n${faultTable(journal.entries, { faults, recovery, endMs: journal.nowMs })}\n\n${loadTable(journal.entries)}\n`);
  const acknowledged = [...ledger.acknowledged].map(([what, count]) => `${count} ${what}`).join(', ');
  say(`  acknowledged: ${acknowledged || 'nothing'}\n\n${findingsText(findings)}\n`);
}

async function run(options: Options): Promise<boolean> {
  const components = ['redis', 'meilisearch', 'minio'].filter(isInstalled);
  const again = `npm run lab -- chaos -- --seed ${options.seed} --minutes ${options.seconds / 60}`;
  say(`Chaos with seed ${options.seed}. To repeat it: ${again}`);
  const plan = planUpdate({ ...options, components });
  const logs = new LogWatch();
  const stage = await openStage(components, logs);
  try {
    const seen: Seen = { journal: new Journal(), ledger: new Ledger(), health: new HealthWatch(), logs, faults: [] };
    await disturb(options, stage, { seen, plan });
    const findings = await step('checks', () => checkAll(stage, seen));
    report(seen, findings);
    const isFine = findings.every(({ breaches }) => breaches.length === 0);
    say(
      isFine ? `Seed ${options.seed}: nothing acknowledged was lost, and everything came back.` : `Seed ${options.seed} FAILED. ${again}`,
    );
    return isFine;
  } finally {
    await stage.close();
  }
}

try {
  const isFine = await run(parseOptions(process.argv.slice(2), Math.random()));
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  reportFailure(error);
}
