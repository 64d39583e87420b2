// npm run lab -- bench: measures throughput, latency, CPU and memory of the API and, in the same run, of a bare Node and PostgreSQL server
// that returns the same JSON. Absolute figures depend on the machine and the run; ratios are comparable.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { reportFailure, say } from '../../scripts/terminal.ts';
import { distinctTrials } from './api/distinct.ts';
import { reportOverload } from './endurance/overload.ts';
import { type Options, parseOptions } from './options.ts';
import { orderTrials } from './purchase/order-pages.ts';
import { purchaseTrials } from './purchase/purchases.ts';
import { judgements } from './report/judgements.ts';
import { findBare, head, type Report, rowLine } from './report/report.ts';
import { sayVerdict } from './report/say-verdict.ts';
import { type BenchShop, openBenchShop } from './shop.ts';
import { reportPipeline } from './storefront/pipeline.ts';
import { createTrials, measure, prove, TRIALS, type Trial } from './trials.ts';
import { PostgresClock } from './usage.ts';

const connectionCounts = [1, 16];

async function measureAll(trials: readonly Trial[], { products, units, seconds }: Options, clock: PostgresClock): Promise<Report> {
  const report: Report = { products, units, rows: [] };
  say(`\n${head()}`);
  for (const trial of trials) {
    for (const connections of connectionCounts) {
      const rows = await measure(trial, { connections, seconds, pickClock: () => clock });
      for (const row of rows) say(rowLine(row, findBare(rows, row)));
      report.rows.push(...rows);
    }
  }
  return report;
}

function printSummary(report: Report, before: Report | undefined): void {
  say(
    `\nMedians of ${TRIALS} trials, and the maximum of RSS. The load generator shares ${availableParallelism()} processors with the servers.\npg ms is the CPU time of all PostgreSQL processes, SQL the number of statements that the API sends.`,
  );
  say("The bare server uses PostgreSQL's full-text search: its answers to searches have the same structure but different results.\n");
  for (const line of judgements(report, before)) sayVerdict(line);
}

async function measureShop(opened: BenchShop, options: Options): Promise<void> {
  if (options.only.includes('overload')) await reportOverload(opened, options.seconds);
  if (options.only.every((name) => name === 'overload')) return;
  const shown = await createTrials(opened, options.only);
  const { only } = options;
  const trials: Trial[] = [
    ...[...shown, ...distinctTrials(opened, only)],
    ...[...(await purchaseTrials(opened, only)), ...(await orderTrials(opened, only))],
  ];
  for (const trial of trials) say(`  ${trial.scenario}: ${await prove(trial)}`);
  if (options.check) return;
  const { pipeline, storefront } = opened;
  const pages = shown.flatMap(({ scenario, servers }) =>
    servers.flatMap(({ server, calls }) => (server === storefront ? calls.map((call) => ({ scenario, call })) : [])),
  );
  if (pipeline) await reportPipeline(pipeline, pages, options.seconds);
  const report = await measureAll(trials, options, await PostgresClock.of(opened.databaseUrl));
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  printSummary(report, options.compare);
}

async function bench(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  const { products, units, only, profile } = options;
  const storefront = only.includes('storefront') || only.includes('overload');
  const empty = only.includes('empty');
  const opened = await openBenchShop({ products, units, empty, storefront, components: options.with, profile });
  try {
    await measureShop(opened, options);
  } finally {
    await opened.shop.stop();
  }
}

bench().catch(reportFailure);
