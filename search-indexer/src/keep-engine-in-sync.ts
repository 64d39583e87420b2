import type { SearchStore } from '@meet/api/search';
import { createFillCheck } from './fill-check.js';
import type { IndexerContext } from './outbox/indexer-context.js';
import { DEFAULT_BATCH_SIZE, syncBatch } from './outbox/sync.js';
import { sleep, type WakeSignal } from './outbox/wake-signal.js';

const POLL_MS = 1_000;
/** Pause after a batch, so that changes that follow each other share the statements of one batch. */
const BATCH_PAUSE_MS = 50;

export interface EngineState {
  /** Reason why the engine cannot be written to; undefined while it can. */
  failure?: string | undefined;
}

/** An engine that the worker keeps in sync, with the signal that wakes its loop and the failure that is reported about it. */
export interface SyncedEngine {
  engine: SearchStore;
  wakeSignal: WakeSignal;
  state: EngineState;
}

const computePause = (failureCount: number): number => Math.min(250 * 2 ** (failureCount - 1), 5_000);

/** Waits after a batch that has read all rows. A change that was committed after that read has called `wake`. */
const waitForChanges = async (rowCount: number, wakeSignal: WakeSignal, signal: AbortSignal): Promise<void> => {
  if (rowCount > 0) await sleep(BATCH_PAUSE_MS, signal);
  await wakeSignal.wait(POLL_MS, signal);
};

/**
 * Keeps one engine in sync until the signal aborts. While the engine fails, its rows stay in the outbox and are retried; other engines do
 * not wait for it.
 */
export const keepEngineInSync = async (context: IndexerContext, { engine, wakeSignal, state }: SyncedEngine): Promise<void> => {
  const { pool, log, signal } = context;
  const fillCheck = createFillCheck(context, engine);
  let failureCount = 0;
  while (!signal.aborted) {
    try {
      await fillCheck.runIfDue();
      const rowCount = await syncBatch({ pool, log, onEnqueued: wakeSignal.wake }, { channel: engine.name, index: engine });
      if (rowCount > 0) fillCheck.markChanged();
      if (failureCount > 0) log.info({ engine: engine.name }, 'the search engine is available again');
      failureCount = 0;
      state.failure = undefined;
      if (rowCount < DEFAULT_BATCH_SIZE) await waitForChanges(rowCount, wakeSignal, signal);
    } catch (error) {
      if (signal.aborted) return;
      failureCount += 1;
      fillCheck.makeDue();
      state.failure = error instanceof Error ? error.message : String(error);
      log.warn(
        { engine: engine.name, failures: failureCount, err: error },
        'the search engine could not be updated, keeping its outbox rows',
      );
      await sleep(computePause(failureCount), signal);
    }
  }
};
