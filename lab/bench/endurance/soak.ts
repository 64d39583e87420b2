// npm run lab -- bench-soak: sends a mixed load over 16 connections to the API, to the API with its response cache and to the storefront.
// At intervals it stops, collects the garbage of each and reads its heap, which must not grow.

import { reportFailure, say } from '../../../scripts/terminal.ts';
import type { Call } from '../../load/checker.ts';
import { load } from '../../load/load.ts';
import { searchesFor } from '../api/scenarios.ts';
import { heapAfterCollection } from '../inspector.ts';
import { parseSoakOptions } from '../options.ts';
import type { Server } from '../parts.ts';
import { sayVerdict } from '../report/say-verdict.ts';
import { openBenchShop } from '../shop.ts';
import { createTrials, prove, type Trial, toCalls } from '../trials.ts';
import { type Soaked, soakLines } from './soak-report.ts';

const scenarios = ['cards', 'filtered', 'catalog', 'search', 'hits', 'unknown', 'product', 'units', 'offers', 'storefront'];
const LONGEST_INTERVAL_SECONDS = 30;
const FEWEST_INTERVALS = 12;
const NEW_WORDS = 100;

interface Target {
  server: Server;
  connections: number;
  /** Returns the requests of an interval. */
  calls: (interval: number) => Call[];
  soaked: Soaked;
}

/** Takes a request of each scenario in turn. */
const mixCalls = (lists: readonly (readonly Call[])[]): Call[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at % list.length] ?? []),
  ).flat();

/** A word that no earlier interval has searched for. It increases everything that is cached per query. */
const newWord = (number: number): string => [...String(number)].map((digit) => 'абвгдежзик'[Number(digit)]).join('');

/** Requests of searches that no earlier interval sent. */
const newSearches = (interval: number): Call[] =>
  toCalls(
    searchesFor(
      'new words',
      Array.from({ length: NEW_WORDS }, (_, at) => newWord(1_000_000 + interval * NEW_WORDS + at)),
    ),
  );

function resolveTarget(trials: readonly Trial<Call>[], server: Server, connections: number): Target {
  const lists = trials.flatMap(({ servers }) => servers.filter((one) => one.server === server).map(({ calls }) => calls));
  const isApi = lists.some((list) => list.some(({ path }) => path === '/graphql'));
  return {
    server,
    connections,
    calls: (interval) => mixCalls(isApi ? [...lists, newSearches(interval)] : lists),
    soaked: { server: server.name, latencies: [], errors: 0, firstError: undefined, samples: [] },
  };
}

async function loadFor(seconds: number, interval: number, { server, connections, calls, soaked }: Target): Promise<void> {
  const onError = (error: Error) => {
    soaked.errors += 1;
    soaked.firstError ??= error;
  };
  const { latencies } = await load({ port: server.port, calls: calls(interval), connections, seconds, onError });
  for (const latency of latencies) soaked.latencies.push(latency);
}

async function sample({ server: { inspectorPort }, soaked }: Target): Promise<string> {
  if (inspectorPort === undefined) throw new Error(`${soaked.server} has no inspector`);
  const heapMb = await heapAfterCollection(inspectorPort);
  const requests = soaked.latencies.length;
  soaked.samples.push({ requests, heapMb });
  return `${soaked.server} ${heapMb.toFixed(1)} MB after ${requests} requests`;
}

async function run(targets: readonly Target[], minutes: number): Promise<void> {
  const interval = Math.min(LONGEST_INTERVAL_SECONDS, (minutes * 60) / FEWEST_INTERVALS);
  const count = Math.ceil((minutes * 60) / interval);
  for (let number = 0; number < count; number += 1) {
    await Promise.all(targets.map((target) => loadFor(interval, number, target)));
    const heaps = [];
    for (const target of targets) heaps.push(await sample(target));
    say(`  ${(((number + 1) * interval) / 60).toFixed(1)} min: ${heaps.join('; ')}`);
  }
}

async function soak(): Promise<void> {
  const { minutes, products, units, with: components } = parseSoakOptions(process.argv.slice(2));
  const opened = await openBenchShop({ products, units, empty: false, storefront: true, components, profile: undefined, inspected: true });
  try {
    const trials = await createTrials(opened, scenarios);
    for (const trial of trials) say(`  ${trial.scenario}: ${await prove(trial)}`);
    const { api, cached, storefront } = opened;
    const targets = [
      resolveTarget(trials, api, 6),
      resolveTarget(trials, cached, 6),
      ...(storefront ? [resolveTarget(trials, storefront, 4)] : []),
    ];
    try {
      await run(targets, minutes);
    } finally {
      say('');
      for (const { soaked } of targets) for (const line of soakLines(soaked)) sayVerdict(line);
    }
  } finally {
    await opened.shop.stop();
  }
}

soak().catch(reportFailure);
