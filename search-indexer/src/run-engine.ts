import { isInSync, type SearchStore } from '@meet/api/search';
import { type FillParts, fill, register } from './outbox/channels.js';
import { syncBatch } from './outbox/sync.js';
import { sleep, type Wake } from './outbox/wake.js';
import { isRebuildable, rebuild } from './rebuild.js';

const pollMs = 1_000;
const checkEveryMs = 5_000;

export interface EngineState {
  /** Reason why the engine cannot be written to; undefined while it can. */
  failure?: string | undefined;
}

export interface EngineRun {
  engine: SearchStore;
  wake: Wake;
  state: EngineState;
}

/** Fills an engine that is new or has come back empty, before changes are written to it. */
const ensureFilled = async (parts: FillParts, engine: SearchStore): Promise<void> => {
  const isSynchronized = await isInSync(parts.pool, engine.name);
  if (!isSynchronized) await register(parts.pool, engine.name);
  if (isSynchronized && (await engine.isFilled())) return;
  if (isRebuildable(engine)) await rebuild(parts, engine);
  else await fill(parts, engine.name);
};

const pauseAfter = (failures: number): number => Math.min(250 * 2 ** (failures - 1), 5_000);

/**
 * Keeps one engine in sync until the signal aborts. While the engine fails, its rows stay in the outbox and are retried; other engines do
 * not wait for it.
 */
export const runEngine = async (parts: FillParts, { engine, wake, state }: EngineRun): Promise<void> => {
  const { pool, log, signal } = parts;
  let failures = 0;
  let checkAt = 0;
  while (!signal.aborted) {
    try {
      if (performance.now() >= checkAt) {
        await ensureFilled(parts, engine);
        checkAt = performance.now() + checkEveryMs;
      }
      const rows = await syncBatch({ pool, log }, { channel: engine.name, index: engine });
      if (failures > 0) log.info({ engine: engine.name }, 'the search engine is available again');
      failures = 0;
      state.failure = undefined;
      if (rows === 0) await wake.wait(pollMs, signal);
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      checkAt = 0;
      state.failure = error instanceof Error ? error.message : String(error);
      log.warn({ engine: engine.name, failures, err: error }, 'the search engine could not be updated, keeping its outbox rows');
      await sleep(pauseAfter(failures), signal);
    }
  }
};
