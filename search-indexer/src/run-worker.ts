import { adoptRestoredRows } from '@meet/api/search';
import { keepEngineInSync, type SyncedEngine } from './keep-engine-in-sync.js';
import { unregisterOtherEngines } from './outbox/channels.js';
import type { IndexerContext } from './outbox/indexer-context.js';
import { deleteStrayRows } from './outbox/outbox.js';
import { closeAbandonedRebuilds } from './outbox/rebuild-channel.js';
import { enqueueTimedChanges, readMsUntilTimedChange } from './outbox/timed-changes.js';
import { sleep } from './outbox/wake-signal.js';

const MAX_SWEEP_INTERVAL_MS = 1_000;
const CLEANUP_EVERY_MS = 60_000;

/**
 * Enqueues the products that time alone has changed: when the next such change is due, and at least every second, because a change with an
 * earlier time may have been added. Cleans up the outbox every minute.
 */
const keepSweeping = async ({ pool, log, signal }: IndexerContext, engines: readonly SyncedEngine[]): Promise<void> => {
  let cleanUpAt = performance.now() + CLEANUP_EVERY_MS;
  while (!signal.aborted) {
    let pause = MAX_SWEEP_INTERVAL_MS;
    try {
      if (await enqueueTimedChanges(pool)) for (const { wakeSignal } of engines) wakeSignal.wake();
      if (performance.now() >= cleanUpAt) {
        await closeAbandonedRebuilds(pool);
        await deleteStrayRows(pool);
        cleanUpAt = performance.now() + CLEANUP_EVERY_MS;
      }
      pause = Math.min(pause, await readMsUntilTimedChange(pool));
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'changes by time could not be enqueued, trying again');
    }
    await sleep(pause, signal);
  }
};

/** The work of the active worker. Returns soon after the signal aborts, when each engine has finished its batch. */
export const runWorker = async (context: IndexerContext, engines: readonly SyncedEngine[]): Promise<void> => {
  const failureController = new AbortController();
  const loopContext = { ...context, signal: AbortSignal.any([context.signal, failureController.signal]) };
  await unregisterOtherEngines(
    context.pool,
    engines.map(({ engine }) => engine.name),
  );
  await closeAbandonedRebuilds(context.pool);
  await adoptRestoredRows(context.pool);
  const loops = [...engines.map((engine) => keepEngineInSync(loopContext, engine)), keepSweeping(loopContext, engines)];
  try {
    await Promise.all(loops);
  } finally {
    // When one loop fails, the others must not continue without the lock.
    failureController.abort();
    await Promise.allSettled(loops);
  }
};
