import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@meet/server-kit/logger';
import pg from 'pg';
import { sleep } from './outbox/wake.js';

const lockKey = "hashtextextended('search-indexer', 0)";

export type Role = 'connecting' | 'stand-by' | 'active';

export interface LeadershipParts {
  databaseUrl: string;
  log: Logger;
  /** Ends leadership, or the wait for it. */
  signal: AbortSignal;
  onNotification: () => void;
  onRole: (role: Role) => void;
  /** Runs while the lock is held, and returns soon after its signal aborts. */
  lead: (signal: AbortSignal) => Promise<void>;
}

const connect = async (databaseUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'search-indexer',
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
    keepAlive: true,
  });
  // The heartbeat notices a lost connection; without a listener the error would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Polls for the lock, because a waiting statement would hold a snapshot for as long as another worker lives. */
const waitForLock = async (client: pg.Client, { signal, onRole }: LeadershipParts): Promise<boolean> => {
  while (!signal.aborted) {
    const { rows } = await client.query<{ held: boolean }>(`SELECT pg_try_advisory_lock(${lockKey}) AS held`);
    if (rows[0]?.held) return true;
    onRole('stand-by');
    await sleep(500, signal);
  }
  return false;
};

/** Returns a signal that aborts when the session has ended and its lock is lost. */
const watchSession = (client: pg.Client, leadershipSignal: AbortSignal): AbortSignal => {
  const disconnected = new AbortController();
  client.once('end', () => disconnected.abort(new Error('the session that held the lock has ended')));
  const sendHeartbeat = async () => {
    while (!leadershipSignal.aborted && !disconnected.signal.aborted) {
      await client.query('SELECT 1').catch((error: unknown) => disconnected.abort(error));
      await sleep(1_000, leadershipSignal);
    }
  };
  void sendHeartbeat();
  return disconnected.signal;
};

const holdSession = async (parts: LeadershipParts): Promise<void> => {
  const client = await connect(parts.databaseUrl);
  const endedController = new AbortController();
  try {
    if (!(await waitForLock(client, parts))) return;
    client.on('notification', parts.onNotification);
    await client.query('LISTEN search_outbox');
    const disconnected = watchSession(client, endedController.signal);
    parts.onRole('active');
    await parts.lead(AbortSignal.any([parts.signal, disconnected]));
    if (disconnected.aborted) throw disconnected.reason;
  } finally {
    endedController.abort();
    await Promise.race([client.end().catch(() => undefined), delay(1_000, undefined, { ref: false })]);
  }
};

/**
 * Elects one active worker by an advisory lock of its database session. The other workers try to get the lock twice a second. PostgreSQL
 * releases the lock with the session, however the process ended. A broken session is replaced, also across restarts of PostgreSQL.
 */
export const keepLeading = async (parts: LeadershipParts): Promise<void> => {
  while (!parts.signal.aborted) {
    try {
      await holdSession(parts);
    } catch (error) {
      if (!parts.signal.aborted) parts.log.warn({ err: error }, 'connection to PostgreSQL lost or refused, trying again');
    }
    if (parts.signal.aborted) return;
    parts.onRole('connecting');
    await sleep(500, parts.signal);
  }
};
