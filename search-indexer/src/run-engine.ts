import type { SearchStore } from '@meet/api/search';
import { createEngineCheck } from './engine-check.js';
import type { FillParts } from './outbox/channels.js';
import { defaultBatch, syncBatch } from './outbox/sync.js';
import { sleep, type Wake } from './outbox/wake.js';

const pollMs = 1_000;
/** Pause after a batch, so that changes that follow each other share the statements of one batch. */
const gatherMs = 50;

export interface EngineState {
  /** Reason why the engine cannot be written to; undefined while it can. */
  failure?: string | undefined;
}

export interface EngineRun {
  engine: SearchStore;
  wake: Wake;
  state: EngineState;
}

const computePause = (failures: number): number => Math.min(250 * 2 ** (failures - 1), 5_000);

/** Waits after a batch that has read all rows. What was committed since it read them has called `wake`. */
const waitForChanges = async (rows: number, wake: Wake, signal: AbortSignal): Promise<void> => {
  if (rows > 0) await sleep(gatherMs, signal);
  await wake.wait(pollMs, signal);
};

/**
 * Keeps one engine in sync until the signal aborts. While the engine fails, its rows stay in the outbox and are retried; other engines do
 * not wait for it.
 */
export const runEngine = async (parts: FillParts, { engine, wake, state }: EngineRun): Promise<void> => {
  const { pool, log, signal } = parts;
  const check = createEngineCheck(parts, engine);
  let failures = 0;
  while (!signal.aborted) {
    try {
      await check.runIfDue();
      const rows = await syncBatch({ pool, log, onEnqueued: wake.wake }, { channel: engine.name, index: engine });
      if (rows > 0) check.noteWrite();
      if (failures > 0) log.info({ engine: engine.name }, 'the search engine is available again');
      failures = 0;
      state.failure = undefined;
      if (rows < defaultBatch) await waitForChanges(rows, wake, signal);
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      check.makeDue();
      state.failure = error instanceof Error ? error.message : String(error);
      log.warn({ engine: engine.name, failures, err: error }, 'the search engine could not be updated, keeping its outbox rows');
      await sleep(computePause(failures), signal);
    }
  }
};
