import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@meet/server-kit/logger';
import pg from 'pg';
import { sleep } from './outbox/wake-signal.js';

const lockKey = "hashtextextended('search-indexer', 0)";

export type Role = 'connecting' | 'stand-by' | 'active';

export interface LeadershipOptions {
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
const waitForLock = async (client: pg.Client, { signal, onRole }: LeadershipOptions): Promise<boolean> => {
  while (!signal.aborted) {
    const { rows } = await client.query<{ held: boolean }>(`SELECT pg_try_advisory_lock(${lockKey}) AS held`);
    if (rows[0]?.held) return true;
    onRole('stand-by');
    await sleep(500, signal);
  }
  return false;
};

/** Returns a signal that aborts when the database session has ended and its lock is lost. */
const watchSession = (client: pg.Client, stopSignal: AbortSignal): AbortSignal => {
  const disconnection = new AbortController();
  client.once('end', () => disconnection.abort(new Error('the session that held the lock has ended')));
  const sendHeartbeat = async () => {
    while (!stopSignal.aborted && !disconnection.signal.aborted) {
      await client.query('SELECT 1').catch((error: unknown) => disconnection.abort(error));
      await sleep(1_000, stopSignal);
    }
  };
  void sendHeartbeat();
  return disconnection.signal;
};

const holdSession = async (options: LeadershipOptions): Promise<void> => {
  const client = await connect(options.databaseUrl);
  const heartbeatController = new AbortController();
  try {
    if (!(await waitForLock(client, options))) return;
    // Sent by the triggers of the outbox, and by outbox.ts and rebuild-channel.ts.
    client.on('notification', options.onNotification);
    await client.query('LISTEN search_outbox');
    const disconnection = watchSession(client, heartbeatController.signal);
    options.onRole('active');
    await options.lead(AbortSignal.any([options.signal, disconnection]));
    if (disconnection.aborted) throw disconnection.reason;
  } finally {
    heartbeatController.abort();
    await Promise.race([client.end().catch(() => undefined), delay(1_000, undefined, { ref: false })]);
  }
};

/**
 * Elects one active worker by an advisory lock of its database session. The other workers try to get the lock twice a second. PostgreSQL
 * releases the lock with the session, however the process ended. A broken session is replaced, even after a restart of PostgreSQL.
 */
export const keepLeading = async (options: LeadershipOptions): Promise<void> => {
  while (!options.signal.aborted) {
    try {
      await holdSession(options);
    } catch (error) {
      if (!options.signal.aborted) options.log.warn({ err: error }, 'connection to PostgreSQL lost or refused, trying again');
    }
    if (options.signal.aborted) return;
    options.onRole('connecting');
    await sleep(500, options.signal);
  }
};
