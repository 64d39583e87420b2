// npm run lab -- bench-soak: sends a mixed load over 16 connections to the API, to the API with its response cache and to the storefront.
// At intervals it stops, collects the garbage of each and reads its heap, which must not grow.

import { reportFailure, say } from '../../../scripts/terminal.ts';
import type { Call } from '../../load/checker.ts';
import { runLoad } from '../../load/load.ts';
import { createSearchScenario } from '../api/scenarios.ts';
import { checkResponses } from '../check-responses.ts';
import { measureHeapAfterCollection } from '../inspector.ts';
import { parseSoakOptions } from '../options.ts';
import type { Server } from '../planned-servers.ts';
import { printVerdict } from '../report/print-verdict.ts';
import { openBenchShop } from '../shop.ts';
import { createTrials, type Trial, toCalls } from '../trials.ts';
import { formatSoakReport, type SoakResult } from './soak-report.ts';

const scenarios = ['cards', 'filtered', 'catalog', 'search', 'hits', 'unknown', 'product', 'units', 'offers', 'storefront'];
const LONGEST_INTERVAL_SECONDS = 30;
const FEWEST_INTERVALS = 12;
const NEW_WORD_COUNT = 100;

interface SoakTarget {
  server: Server;
  connections: number;
  /** Returns the requests of an interval. Those to the API include searches that no earlier interval has sent. */
  calls: (interval: number) => Call[];
  result: SoakResult;
}

/** Takes a request of each scenario in turn. */
const interleaveCalls = (lists: readonly (readonly Call[])[]): Call[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at % list.length] ?? []),
  ).flat();

/** Creates a word that no earlier interval has searched for. Such a search adds an entry to every cache that stores results per query. */
const createUnusedWord = (number: number): string => [...String(number)].map((digit) => 'абвгдежзик'[Number(digit)]).join('');

/** Creates requests of searches that no earlier interval has sent. */
const createUnusedSearches = (interval: number): Call[] =>
  toCalls(
    createSearchScenario(
      'new words',
      Array.from({ length: NEW_WORD_COUNT }, (_, at) => createUnusedWord(1_000_000 + interval * NEW_WORD_COUNT + at)),
    ),
  );

function createTarget(trials: readonly Trial<Call>[], server: Server, connections: number): SoakTarget {
  const lists = trials.flatMap(({ servers }) => servers.filter((candidate) => candidate.server === server).map(({ calls }) => calls));
  const isApi = lists.some((list) => list.some(({ path }) => path === '/graphql'));
  return {
    server,
    connections,
    calls: (interval) => interleaveCalls(isApi ? [...lists, createUnusedSearches(interval)] : lists),
    result: { server: server.name, latencies: [], errors: 0, firstError: undefined, samples: [] },
  };
}

async function loadInterval(seconds: number, interval: number, { server, connections, calls, result }: SoakTarget): Promise<void> {
  const onError = (error: Error) => {
    result.errors += 1;
    result.firstError ??= error;
  };
  const { latencies } = await runLoad({ port: server.port, calls: calls(interval), connections, seconds, onError });
  for (const latency of latencies) result.latencies.push(latency);
}

async function takeSample({ server: { inspectorPort }, result }: SoakTarget): Promise<string> {
  if (inspectorPort === undefined) throw new Error(`${result.server} has no inspector`);
  const heapMb = await measureHeapAfterCollection(inspectorPort);
  const requests = result.latencies.length;
  result.samples.push({ requests, heapMb });
  return `${result.server} ${heapMb.toFixed(1)} MB after ${requests} requests`;
}

async function runIntervals(targets: readonly SoakTarget[], minutes: number): Promise<void> {
  const intervalSeconds = Math.min(LONGEST_INTERVAL_SECONDS, (minutes * 60) / FEWEST_INTERVALS);
  const intervalCount = Math.ceil((minutes * 60) / intervalSeconds);
  for (let number = 0; number < intervalCount; number += 1) {
    await Promise.all(targets.map((target) => loadInterval(intervalSeconds, number, target)));
    const heaps = [];
    for (const target of targets) heaps.push(await takeSample(target));
    say(`  ${(((number + 1) * intervalSeconds) / 60).toFixed(1)} min: ${heaps.join('; ')}`);
  }
}

async function soak(): Promise<void> {
  const { minutes, products, units, with: components } = parseSoakOptions(process.argv.slice(2));
  const shop = await openBenchShop({
    products,
    units,
    needsEmptyServer: false,
    needsStorefront: true,
    components,
    profileFolder: undefined,
    hasInspector: true,
  });
  try {
    const trials = await createTrials(shop, scenarios);
    for (const trial of trials) say(`  ${trial.scenario}: ${await checkResponses(trial)}`);
    const { api, cached, storefront } = shop;
    const targets = [
      createTarget(trials, api, 6),
      createTarget(trials, cached, 6),
      ...(storefront ? [createTarget(trials, storefront, 4)] : []),
    ];
    try {
      await runIntervals(targets, minutes);
    } finally {
      say('');
      for (const { result } of targets) for (const line of formatSoakReport(result)) printVerdict(line);
    }
  } finally {
    await shop.shop.stop();
  }
}

soak().catch(reportFailure);
