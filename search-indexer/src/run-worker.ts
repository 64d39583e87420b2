import { adoptRestoredRows } from '@meet/api/search';
import { closeAbandonedRebuilds, type FillContext, unregisterOtherEngines } from './outbox/channels.js';
import { enqueueDueProducts, readMsUntilDue } from './outbox/due-products.js';
import { deleteStrayRows } from './outbox/outbox.js';
import { sleep } from './outbox/wake-signal.js';
import { type EngineRun, runEngine } from './run-engine.js';

const MAX_SWEEP_INTERVAL_MS = 1_000;
const CLEANUP_EVERY_MS = 60_000;

/** Enqueues products as they fall due: at the next due time, and at least every second, because an earlier due time may have been added. */
const keepEnqueuingDueProducts = async ({ pool, log, signal }: FillContext, runs: readonly EngineRun[]): Promise<void> => {
  let cleanUpAt = performance.now() + CLEANUP_EVERY_MS;
  while (!signal.aborted) {
    let pause = MAX_SWEEP_INTERVAL_MS;
    try {
      if (await enqueueDueProducts(pool)) for (const { wakeSignal } of runs) wakeSignal.wake();
      if (performance.now() >= cleanUpAt) {
        await closeAbandonedRebuilds(pool);
        await deleteStrayRows(pool);
        cleanUpAt = performance.now() + CLEANUP_EVERY_MS;
      }
      pause = Math.min(pause, await readMsUntilDue(pool));
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'due products could not be enqueued, trying again');
    }
    await sleep(pause, signal);
  }
};

/** The work of the active worker. Returns soon after the signal aborts, when each engine has finished its batch. */
export const runWorker = async (context: FillContext, runs: readonly EngineRun[]): Promise<void> => {
  const failureController = new AbortController();
  const loopContext = { ...context, signal: AbortSignal.any([context.signal, failureController.signal]) };
  await unregisterOtherEngines(
    context.pool,
    runs.map(({ engine }) => engine.name),
  );
  await closeAbandonedRebuilds(context.pool);
  await adoptRestoredRows(context.pool);
  const loops = [...runs.map((run) => runEngine(loopContext, run)), keepEnqueuingDueProducts(loopContext, runs)];
  try {
    await Promise.all(loops);
  } finally {
    // When one loop fails, the others must not continue without the lock.
    failureController.abort();
    await Promise.allSettled(loops);
  }
};
