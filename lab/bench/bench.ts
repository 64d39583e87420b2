// npm run lab -- bench: measures throughput, latency, CPU and memory of the API and, in the same run, of a bare Node and PostgreSQL server
// that returns the same JSON. Absolute figures depend on the machine and the run; ratios are comparable.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { reportFailure, say } from '../../scripts/terminal.ts';
import { createDistinctTrials } from './api/distinct.ts';
import { createRepeatedTrials } from './api/repeated.ts';
import { checkResponses } from './check-responses.ts';
import { reportOverload } from './endurance/overload.ts';
import { type Options, parseOptions } from './options.ts';
import { createOrderTrials } from './purchase/order-pages.ts';
import { createPurchaseTrials } from './purchase/purchases.ts';
import { judgeReport } from './report/judgements.ts';
import { printVerdict } from './report/print-verdict.ts';
import { findBare, formatHead, formatRow, type Report } from './report/report.ts';
import { type BenchShop, openBenchShop } from './shop.ts';
import { createPersonalTrials } from './storefront/personal-pages.ts';
import { reportPipeline } from './storefront/pipeline.ts';
import { createTrials, measure, TRIAL_COUNT, type Trial } from './trials.ts';
import { PostgresClock } from './usage.ts';

const connectionCounts = [1, 16];

async function measureAll(trials: readonly Trial[], { products, units, seconds }: Options, clock: PostgresClock): Promise<Report> {
  const report: Report = { products, units, rows: [] };
  say(`\n${formatHead()}`);
  for (const trial of trials) {
    for (const connections of connectionCounts) {
      const rows = await measure(trial, { connections, seconds, pickClock: () => clock });
      for (const row of rows) say(formatRow(row, findBare(rows, row)));
      report.rows.push(...rows);
    }
  }
  return report;
}

function printSummary(report: Report, previousReport: Report | undefined): void {
  say(
    `\nMedians of ${TRIAL_COUNT} trials, and the maximum of RSS. The load generator shares ${availableParallelism()} processors with the servers.\npg ms is the CPU time of all PostgreSQL processes, SQL the number of statements that the API sends. Of a page of the storefront, api ms and API are the CPU time and the requests of the API behind it.`,
  );
  say("The bare server uses PostgreSQL's full-text search: its answers to searches have the same structure but different results.\n");
  for (const line of judgeReport(report, previousReport)) printVerdict(line);
}

async function measureShop(shop: BenchShop, options: Options): Promise<void> {
  if (options.only.includes('overload')) await reportOverload(shop, options.seconds);
  if (options.only.every((name) => name === 'overload')) return;
  const pageTrials = await createTrials(shop, options.only);
  const { only } = options;
  const trials: Trial[] = [
    ...[...pageTrials, ...(await createDistinctTrials(shop, only)), ...(await createRepeatedTrials(shop, only))],
    ...(await createPersonalTrials(shop, only)),
    ...[...(await createPurchaseTrials(shop, only)), ...(await createOrderTrials(shop, only))],
  ];
  for (const trial of trials) say(`  ${trial.scenario}: ${await checkResponses(trial)}`);
  if (options.check) return;
  const { pipeline, storefront } = shop;
  const pages = pageTrials.flatMap(({ scenario, servers }) =>
    servers.flatMap(({ server, calls }) => (server === storefront ? calls.map((call) => ({ scenario, call })) : [])),
  );
  if (pipeline && pages.length > 0) await reportPipeline(pipeline, pages, options.seconds);
  const report = await measureAll(trials, options, await PostgresClock.open(shop.databaseUrl));
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  printSummary(report, options.compare);
}

async function bench(): Promise<void> {
  const options = parseOptions(process.argv.slice(2));
  const { products, units, only, profileFolder } = options;
  const needsStorefront = ['storefront', 'personal', 'overload'].some((name) => only.includes(name));
  const needsEmptyServer = only.includes('empty');
  const shop = await openBenchShop({ products, units, needsEmptyServer, needsStorefront, components: options.with, profileFolder });
  try {
    await measureShop(shop, options);
  } finally {
    await shop.shop.stop();
  }
}

bench().catch(reportFailure);
