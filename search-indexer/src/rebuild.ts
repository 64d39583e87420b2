import { isContinued, readPosition, type SearchStore, type SecondIndex } from '@meet/api/search';
import type pg from 'pg';
import { fillChannel, registerChannel } from './outbox/channels.js';
import type { IndexerContext } from './outbox/indexer-context.js';
import { closeRebuild, nameRebuildChannel, rebuildLockSql } from './outbox/rebuild-channel.js';
import { syncBatch } from './outbox/sync.js';
import { inTransaction } from './transaction.js';

export type RebuildableEngine = SearchStore & Required<Pick<SearchStore, 'openSecondIndex'>>;

export const isRebuildable = (engine: SearchStore): engine is RebuildableEngine => engine.openSecondIndex !== undefined;

/**
 * Larger than the usual batch. An engine takes about as long for a few products as for many, and changes in the second index need not be
 * visible early.
 */
const BATCH_SIZE = 2_500;

/** Writes batches until one is not full. Later rows are handed over to the engine after the swap. */
const drainChannel = async (context: IndexerContext, channel: string, secondIndex: SecondIndex): Promise<void> => {
  let rowCount = BATCH_SIZE;
  while (rowCount >= BATCH_SIZE) {
    context.signal.throwIfAborted();
    rowCount = await syncBatch(context, { channel, index: secondIndex, batchSize: BATCH_SIZE });
  }
};

const fillSecondIndex = async (context: IndexerContext, engine: RebuildableEngine): Promise<void> => {
  const channel = nameRebuildChannel(engine.name);
  const positionBefore = await readPosition(context.pool);
  const secondIndex = await engine.openSecondIndex();
  await inTransaction(context.pool, (client) => closeRebuild(client, engine.name, false));
  await registerChannel(context.pool, channel);
  await fillChannel(context, channel);
  await drainChannel(context, channel, secondIndex);
  const positionAfter = await readPosition(context.pool);
  if (!isContinued(positionBefore, positionAfter)) throw new Error('the database has lost transactions while the index was rebuilt');
  await secondIndex.swap();
  // If a failover has begun another history since this position was read, the index will be filled again.
  await engine.positionStore?.save(positionAfter);
  await inTransaction(context.pool, (client) => closeRebuild(client, engine.name, true));
  context.log.info({ engine: engine.name }, 'index rebuilt');
};

/**
 * Fills a second index and swaps it in, while the live index is kept in sync. To the outbox the second index is another engine with its own
 * channel. Therefore the second index misses no change, and code that writes to the outbox needs no special case for a rebuild. An engine
 * has one rebuild at a time: an idle database session holds a lock, which PostgreSQL releases with the session.
 */
export const rebuild = async (context: IndexerContext, engine: RebuildableEngine): Promise<void> => {
  const session: pg.PoolClient = await context.pool.connect();
  try {
    const lock = await session.query<{ held: boolean }>(`SELECT ${rebuildLockSql} AS held`, [nameRebuildChannel(engine.name)]);
    if (!lock.rows[0]?.held) throw new Error(`${engine.name} is being rebuilt by another process`);
    await fillSecondIndex(context, engine);
  } finally {
    session.release(true);
  }
};
