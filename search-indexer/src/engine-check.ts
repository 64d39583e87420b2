import { readPosition, type SearchStore } from '@meet/api/search';
import type { FillParts } from './outbox/channels.js';
import { ensureFilled } from './rebuild.js';

const checkEveryMs = 5_000;

interface EngineCheck {
  /** Checks the engine if it has not been checked for some seconds. */
  runIfDue(): Promise<void>;
  /** The next check is due at once. */
  makeDue(): void;
  /** Records that the index has changed, so that the next check saves its position. */
  noteWrite(): void;
}

/** Makes sure that an engine is filled from this history of the database, and saves the position that its index has reached. */
export const createEngineCheck = (parts: FillParts, engine: SearchStore): EngineCheck => {
  let dueAt = 0;
  let isPositionOld = false;
  return {
    async runIfDue() {
      if (performance.now() < dueAt) return;
      const now = await readPosition(parts.pool);
      await ensureFilled(parts, engine, now);
      // Not a later position: a failover since then must be noticed by the next check.
      if (isPositionOld) await engine.position?.save(now);
      isPositionOld = false;
      dueAt = performance.now() + checkEveryMs;
    },
    makeDue() {
      dueAt = 0;
    },
    noteWrite() {
      isPositionOld = true;
    },
  };
};
