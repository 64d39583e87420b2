import { type DatabasePosition, isContinued, isInSync, readPosition, type SearchStore } from '@meet/api/search';
import { fillChannel, markOutOfSync, registerChannel } from './outbox/channels.js';
import type { IndexerContext } from './outbox/indexer-context.js';
import { isRebuildable, rebuild } from './rebuild.js';

/** Whether a database at this position still has everything that the index has been filled from. */
const followsHistory = async ({ positionStore }: SearchStore, currentPosition: DatabasePosition): Promise<boolean> => {
  if (positionStore === undefined) return true;
  const savedPosition = await positionStore.read();
  return savedPosition !== undefined && isContinued(savedPosition, currentPosition);
};

/**
 * Fills an engine that is new or has come back empty, or that follows a history of the database which has ended, before changes are written
 * to it. After a failover or a restore its index may contain documents that the database has lost. The engine then counts as not in sync,
 * and is not read, until it has been filled again.
 */
const ensureFilled = async (context: IndexerContext, engine: SearchStore, currentPosition: DatabasePosition): Promise<void> => {
  const { pool, log } = context;
  const wasInSync = await isInSync(pool, engine.name);
  const followsDatabase = wasInSync && (await followsHistory(engine, currentPosition));
  if (wasInSync && !followsDatabase) {
    log.warn({ engine: engine.name }, 'the index does not follow the history of this database, filling it again');
    await markOutOfSync(pool, engine.name);
  }
  if (!wasInSync) await registerChannel(pool, engine.name);
  if (followsDatabase && (await engine.isFilled())) return;
  if (isRebuildable(engine)) await rebuild(context, engine);
  else await fillChannel(context, engine.name);
};

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
