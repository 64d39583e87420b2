import { type DatabasePosition, isContinued, isInSync, readPosition, type SearchStore } from '@meet/api/search';
import { type FillParts, fill, register, takeOutOfSync } from './outbox/channels.js';
import { isRebuildable, rebuild } from './rebuild.js';

const checkEveryMs = 5_000;

/** Whether everything in the index is also in a database at this position. */
const follows = async ({ position }: SearchStore, now: DatabasePosition): Promise<boolean> => {
  if (position === undefined) return true;
  const savedPosition = await position.read();
  return savedPosition !== undefined && isContinued(savedPosition, now);
};

/**
 * Fills an engine that is new or has come back empty, or that follows a history of the database which has ended, before changes are written
 * to it. After a failover or a restore its index may contain documents that the database has lost. It then counts as not in sync, and is
 * not read, until it has been filled again.
 */
const ensureFilled = async (parts: FillParts, engine: SearchStore, now: DatabasePosition): Promise<void> => {
  const { pool, log } = parts;
  const isKnown = await isInSync(pool, engine.name);
  const followsDatabase = isKnown && (await follows(engine, now));
  if (isKnown && !followsDatabase) {
    log.warn({ engine: engine.name }, 'the index does not follow the history of this database, filling it again');
    await takeOutOfSync(pool, engine.name);
  }
  if (!isKnown) await register(pool, engine.name);
  if (followsDatabase && (await engine.isFilled())) return;
  if (isRebuildable(engine)) await rebuild(parts, engine);
  else await fill(parts, engine.name);
};

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
