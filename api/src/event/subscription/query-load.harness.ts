// Sends requests at a steady pace and measures how long each takes. It runs in a thread of its own, so that the test's own work does not
// delay the requests.
// Tests run this file directly with Node's type stripping, so it must not import other modules of the project at runtime.
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

export interface QueryLoadOptions {
  url: string;
  init: RequestInit;
  /** Time between the starts of two requests, even if the first has no response yet. */
  paceMs: number;
}

/** Durations in milliseconds of the requests that were sent since the last report. */
export interface QueryTimes {
  median: number;
  p95: number;
  longest: number;
  count: number;
  /** HTTP statuses of the responses other than 200. */
  failedStatuses: number[];
}

const { url, init, paceMs } = workerData as QueryLoadOptions;
let results: Promise<[ms: number, status: number]>[] = [];

async function send(): Promise<[number, number]> {
  const startedAt = performance.now();
  const response = await fetch(url, init);
  await response.arrayBuffer();
  return [performance.now() - startedAt, response.status];
}

parentPort?.on('message', async () => {
  const sentRequests = results;
  results = [];
  const reportedResults = await Promise.all(sentRequests);
  const sortedDurations = reportedResults.map(([ms]) => ms).sort((one, other) => one - other);
  const findPercentile = (share: number) => sortedDurations[Math.ceil(sortedDurations.length * share) - 1] ?? 0;
  const failedStatuses = reportedResults.map(([, status]) => status).filter((status) => status !== 200);
  parentPort?.postMessage({
    median: findPercentile(0.5),
    p95: findPercentile(0.95),
    longest: findPercentile(1),
    count: reportedResults.length,
    failedStatuses,
  } satisfies QueryTimes);
});

for (;;) {
  results.push(send());
  await setTimeout(paceMs);
}
