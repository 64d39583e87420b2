import { readPosition, type SearchStore } from '@meet/api/search';
import type { IndexerContext } from './outbox/indexer-context.js';
import { ensureFilled } from './rebuild.js';

const CHECK_EVERY_MS = 5_000;

interface FillCheck {
  /** Checks the engine if it has not been checked for some seconds. */
  runIfDue(): Promise<void>;
  /** Makes the next check due immediately. */
  makeDue(): void;
  /** Records that the index has changed, so that the next check saves the position of the database that the index has reached. */
  markChanged(): void;
}

/**
 * Fills an engine that is new or empty, or that was filled before the database was restored or failed over. Saves the position in the
 * history of the database up to which the engine's index is filled.
 */
export const createFillCheck = (context: IndexerContext, engine: SearchStore): FillCheck => {
  let dueAt = 0;
  let mustSavePosition = false;
  return {
    async runIfDue() {
      if (performance.now() < dueAt) return;
      const currentPosition = await readPosition(context.pool);
      await ensureFilled(context, engine, currentPosition);
      // Saves the position from before the check, because the next check must notice a failover since then.
      if (mustSavePosition) await engine.positionStore?.save(currentPosition);
      mustSavePosition = false;
      dueAt = performance.now() + CHECK_EVERY_MS;
    },
    makeDue() {
      dueAt = 0;
    },
    markChanged() {
      mustSavePosition = true;
    },
  };
};
