import { adoptRestoredRows } from '@meet/api/search';
import { closeAbandonedRebuilds, type FillParts, unregisterOthers } from './outbox/channels.js';
import { deleteStrayRows } from './outbox/outbox.js';
import { readMsUntilDue, sweep } from './outbox/sweep.js';
import { sleep } from './outbox/wake.js';
import { type EngineRun, runEngine } from './run-engine.js';

const sweepAtLeastEveryMs = 1_000;
const tidyEveryMs = 60_000;

/** Wakes at the next due time, and every second for times that were added meanwhile. */
const keepSweeping = async ({ pool, log, signal }: FillParts, runs: readonly EngineRun[]): Promise<void> => {
  let tidyAt = performance.now() + tidyEveryMs;
  while (!signal.aborted) {
    let pause = sweepAtLeastEveryMs;
    try {
      if (await sweep(pool)) for (const { wake } of runs) wake.wake();
      if (performance.now() >= tidyAt) {
        await closeAbandonedRebuilds(pool);
        await deleteStrayRows(pool);
        tidyAt = performance.now() + tidyEveryMs;
      }
      pause = Math.min(pause, await readMsUntilDue(pool));
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'due products could not be enqueued, trying again');
    }
    await sleep(pause, signal);
  }
};

/** The work of the active worker. Returns soon after the signal aborts, when each engine has finished its batch. */
export const runWorker = async (parts: FillParts, runs: readonly EngineRun[]): Promise<void> => {
  const failed = new AbortController();
  const all = { ...parts, signal: AbortSignal.any([parts.signal, failed.signal]) };
  await unregisterOthers(
    parts.pool,
    runs.map(({ engine }) => engine.name),
  );
  await closeAbandonedRebuilds(parts.pool);
  await adoptRestoredRows(parts.pool);
  const loops = [...runs.map((run) => runEngine(all, run)), keepSweeping(all, runs)];
  try {
    await Promise.all(loops);
  } finally {
    // When one loop fails, the others must not continue without the lock.
    failed.abort();
    await Promise.allSettled(loops);
  }
};
