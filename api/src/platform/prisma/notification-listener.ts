import pg from 'pg';
import type { Logger } from '../process/logger.js';
import { deadlines } from './deadlines.js';

/** A connection that breaks silently is noticed after the interval of its beats and this time. */
const BEAT_TIMEOUT_MS = 5_000;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 10_000;
const GOODBYE_MS = 1_000;

interface Parts {
  databaseUrl: string;
  /** Name of the connection in pg_stat_activity. */
  applicationName: string;
  logger: Logger;
  channel: string;
  /** Interval between two beats of the connection. */
  beatMs: number;
  /** Runs a statement on the connection, after which all earlier notifications have arrived. The connection ends if it fails. */
  beat?: (client: pg.Client) => Promise<unknown>;
  onNotification: (payload: string) => void;
  /** Called whenever listening has begun. Earlier notifications are lost. */
  onListening: () => void;
}

const beatAlone = (client: pg.Client): Promise<unknown> => client.query('SELECT 1');

/**
 * Listens to notifications of the database. It has a connection of its own, because a pooled connection does not keep listening. A lost
 * connection is restored, with growing pauses between the attempts.
 */
export class NotificationListener {
  readonly #parts: Parts;
  readonly #stopped = new AbortController();
  #isListening = false;
  #listening: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get isListening(): boolean {
    return this.#isListening;
  }

  /** Does nothing if it has been started. */
  start(): void {
    this.#listening ??= this.#keepListening();
  }

  async stop(): Promise<void> {
    this.#stopped.abort();
    await this.#listening;
  }

  async #keepListening(): Promise<void> {
    const { logger } = this.#parts;
    const { signal } = this.#stopped;
    let failures = 0;
    while (!signal.aborted) {
      const reason = await this.#listen(() => {
        if (failures > 0) logger.info('the database connection for notifications is back');
        failures = 0;
      }).catch((error: unknown) => error);
      this.#isListening = false;
      if (signal.aborted) return;
      if (failures === 0) logger.warn({ err: reason }, 'the database connection for notifications failed, reconnecting');
      // Processes that were cut off together do not come back at the same moment.
      await pause(Math.min(FIRST_WAIT_MS * 2 ** failures, MAX_WAIT_MS) * (0.5 + Math.random() / 2), signal);
      failures += 1;
    }
  }

  /** Returns or throws when the connection has ended. */
  async #listen(begun: () => void): Promise<unknown> {
    const { databaseUrl, applicationName, channel, beatMs, beat = beatAlone, onNotification, onListening } = this.#parts;
    const client = new pg.Client({
      connectionString: databaseUrl,
      application_name: applicationName,
      connectionTimeoutMillis: deadlines.connectMs,
      query_timeout: BEAT_TIMEOUT_MS,
      keepAlive: true,
    });
    const { promise: ended, resolve: end } = Promise.withResolvers<unknown>();
    client.on('error', end).once('end', () => end(new Error('the connection has ended')));
    const { signal } = this.#stopped;
    signal.addEventListener('abort', end);
    let isBeating = false;
    const beatOnce = async () => {
      if (isBeating) return;
      isBeating = true;
      await beat(client).catch(() => client.end().catch(() => undefined));
      isBeating = false;
    };
    let beats: NodeJS.Timeout | undefined;
    try {
      await Promise.race([client.connect(), ended]);
      client.on('notification', ({ payload = '' }) => onNotification(payload));
      await client.query(`LISTEN ${channel}`);
      this.#isListening = true;
      begun();
      onListening();
      beats = setInterval(() => void beatOnce(), beatMs);
      return await ended;
    } finally {
      clearInterval(beats);
      signal.removeEventListener('abort', end);
      await endSoon(client);
    }
  }
}

/** Ends the connection. One that does not end in time is left to its own timeouts. */
async function endSoon(client: pg.Client): Promise<void> {
  const hasEnded = new AbortController();
  const end = () => hasEnded.abort();
  client.end().then(end, end);
  await pause(GOODBYE_MS, hasEnded.signal);
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
