import pg from 'pg';
import type { Logger } from '../process/logger.js';
import { deadlines } from './deadlines.js';

/** A connection that breaks silently is noticed after the interval of its heartbeats and this time. */
const HEARTBEAT_TIMEOUT_MS = 5_000;
const MIN_RETRY_DELAY_MS = 250;
const MAX_RETRY_DELAY_MS = 10_000;
const CLOSE_TIMEOUT_MS = 1_000;

interface ListenerOptions {
  databaseUrl: string;
  /** Name of the connection in pg_stat_activity. */
  applicationName: string;
  logger: Logger;
  channel: string;
  heartbeatMs: number;
  /**
   * Runs a statement on the connection, after which all earlier notifications have arrived. If the statement fails, the connection is
   * ended.
   */
  sendHeartbeat?: (client: pg.Client) => Promise<unknown>;
  onNotification: (payload: string) => void;
  /** Called whenever listening has begun. Earlier notifications are lost. */
  onListening: () => void;
}

const pingServer = (client: pg.Client): Promise<unknown> => client.query('SELECT 1');

/**
 * Listens to notifications of the database. It has a connection of its own, because a pooled connection does not keep listening. A lost
 * connection is restored, with growing pauses between the attempts.
 */
export class NotificationListener {
  readonly #options: ListenerOptions;
  readonly #stopController = new AbortController();
  #isListening = false;
  #listenLoop: Promise<void> | undefined;

  constructor(options: ListenerOptions) {
    this.#options = options;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /** Does nothing if the listener has already been started. */
  start(): void {
    this.#listenLoop ??= this.#keepListening();
  }

  async stop(): Promise<void> {
    this.#stopController.abort();
    await this.#listenLoop;
  }

  async #keepListening(): Promise<void> {
    const { logger } = this.#options;
    const { signal } = this.#stopController;
    let failureCount = 0;
    while (!signal.aborted) {
      const reason = await this.#listen(() => {
        if (failureCount > 0) logger.info('the database connection for notifications is back');
        failureCount = 0;
      }).catch((error: unknown) => error);
      this.#isListening = false;
      if (signal.aborted) return;
      if (failureCount === 0) logger.warn({ err: reason }, 'the database connection for notifications failed, reconnecting');
      // The pause is random, so that processes that were cut off together do not reconnect at the same moment.
      await pause(Math.min(MIN_RETRY_DELAY_MS * 2 ** failureCount, MAX_RETRY_DELAY_MS) * (0.5 + Math.random() / 2), signal);
      failureCount += 1;
    }
  }

  /** Returns or throws when the connection has ended. */
  async #listen(onBegin: () => void): Promise<unknown> {
    const { databaseUrl, applicationName, channel, heartbeatMs, sendHeartbeat = pingServer, onNotification, onListening } = this.#options;
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: applicationName,
      connectionTimeoutMillis: deadlines.connectMs,
      query_timeout: HEARTBEAT_TIMEOUT_MS,
      keepAlive: true,
    });
    const { promise: connectionEnd, resolve: end } = Promise.withResolvers<unknown>();
    client.on('error', end).once('end', () => end(new Error('the connection has ended')));
    const { signal } = this.#stopController;
    signal.addEventListener('abort', end);
    let isHeartbeatRunning = false;
    const runHeartbeat = async () => {
      if (isHeartbeatRunning) return;
      isHeartbeatRunning = true;
      await sendHeartbeat(client).catch(() => client.end().catch(() => undefined));
      isHeartbeatRunning = false;
    };
    let heartbeatTimer: NodeJS.Timeout | undefined;
    try {
      await Promise.race([client.connect(), connectionEnd]);
      client.on('notification', ({ payload = '' }) => onNotification(payload));
      await client.query(`LISTEN ${channel}`);
      this.#isListening = true;
      onBegin();
      onListening();
      heartbeatTimer = setInterval(() => void runHeartbeat(), heartbeatMs);
      return await connectionEnd;
    } finally {
      clearInterval(heartbeatTimer);
      signal.removeEventListener('abort', end);
      await closeWithTimeout(client);
    }
  }
}

/** Ends the connection. A connection that does not end in time is left to its own timeouts. */
async function closeWithTimeout(client: pg.Client): Promise<void> {
  const closeController = new AbortController();
  const end = () => closeController.abort();
  client.end().then(end, end);
  await pause(CLOSE_TIMEOUT_MS, closeController.signal);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
