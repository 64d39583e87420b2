import { type BeforeApplicationShutdown, Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type pg from 'pg';
import { CONFIG, type Config } from '../../config/config.js';
import { historyColumn } from '../../prisma/database-position.js';
import { NotificationListener } from '../../prisma/notification-listener.js';
import { PrismaService } from '../../prisma/prisma.service.js';
import { Clock } from '../../process/clock.js';
import { LOGGER, type Logger } from '../../process/logger.js';
import { UnchangedPeriod } from './unchanged-period.js';

/** Channel of the triggers on all tables from which guests' responses are computed. */
const CHANNEL = 'public_change';
/** Interval at which the process confirms that nothing has changed. */
const HEARTBEAT_MS = 250;
/**
 * A response computed within this time after a change may have been computed from older data, such as search sets, filter names and
 * synonyms.
 */
const SETTLE_MS = 2_000;

const historyQuery = `SELECT ${historyColumn} FROM pg_control_system()`;

/** The next times at which a response changes although no row does, and the products with a reservation that has ended since `$2`. */
const nextTimesQuery = `
  SELECT ARRAY[(SELECT min(publish_at) FROM collection WHERE publish_at > $1), (SELECT min(finish_at) FROM collection WHERE finish_at > $1),
      (SELECT min(published_at) FROM page WHERE published_at > $1),
      (SELECT min(published_at) FROM blog_article WHERE published_at > $1)]::text AS times,
    ARRAY(SELECT product_id::text FROM product_item WHERE reserved_until > $2 AND reserved_until <= $1) AS "availableProducts",
    (${historyQuery}) AS history`;

interface NextTimes {
  times: string;
  availableProducts: string[];
  history: string;
}

/**
 * Watches the data from which guests' responses are computed. It ends the unchanged period at a notification, and when one of the next
 * times has passed. It also ends the period when the connection is new, because notifications were lost, and when the connection leads to
 * another history of the database than the pool does, after a failover. A connection that is slow, cut off or hangs confirms nothing, so
 * nothing is reported as unchanged that may have changed.
 */
@Injectable()
export class ChangeWatch implements OnModuleInit, BeforeApplicationShutdown {
  readonly #listener: NotificationListener;
  /** The times at which responses change next, as the last confirmation has read them. */
  #nextTimes: string | undefined;
  #lastConfirmedAt = new Date(0);
  #isComparing = false;

  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(LOGGER) logger: Logger,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
    private readonly unchangedPeriod: UnchangedPeriod,
  ) {
    this.#listener = new NotificationListener({
      databaseUrl: config.DATABASE_SESSION_URL,
      applicationName: 'meet-public-changes',
      logger,
      channel: CHANNEL,
      heartbeatMs: HEARTBEAT_MS,
      sendHeartbeat: (client) => this.#confirm(client),
      onNotification: (payload) => this.#restartChanged(payload),
      onListening: () => this.#restart(),
    });
  }

  onModuleInit(): void {
    if (this.config.ANSWER_CACHE_MS > 0) this.#listener.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#listener.stop();
  }

  /**
   * Extends the unchanged period to the start of this statement: PostgreSQL sends the notifications of all earlier changes before the
   * result of the statement.
   */
  async #confirm(client: pg.Client): Promise<void> {
    const startedAt = performance.now();
    const now = this.clock.now();
    // During a gap longer than SETTLE_MS, a row may have set a time at which responses change, and that time may have passed unnoticed. If
    // the clock was set back, the same times pass again.
    const isInterrupted = startedAt - this.unchangedPeriod.until > SETTLE_MS || now < this.#lastConfirmedAt;
    const { rows } = await client.query<NextTimes>({
      name: 'next-public-times',
      text: nextTimesQuery,
      values: [now, isInterrupted ? now : this.#lastConfirmedAt],
    });
    const [{ times, availableProducts, history } = { times: '', availableProducts: [], history: '' }] = rows;
    if (isInterrupted || times !== this.#nextTimes) this.#restart();
    for (const id of availableProducts) this.unchangedPeriod.restartProduct(id);
    this.#nextTimes = times;
    this.#lastConfirmedAt = now;
    this.unchangedPeriod.until = startedAt;
    void this.#compareHistory(history);
  }

  /**
   * Compares the database's history over the listening connection with that over the pool. The confirmation does not wait for it: a busy
   * pool must not turn the cache off when it is needed most.
   */
  async #compareHistory(watchedHistory: string | undefined): Promise<void> {
    if (this.#isComparing) return;
    this.#isComparing = true;
    try {
      const { rows } = await this.prisma.pool.query<{ history: string }>({ name: 'database-history', text: historyQuery });
      if (rows[0]?.history !== watchedHistory) this.#restart();
    } catch {
      // The error is ignored: requests that need the pool fail too, and the next confirmation compares again.
    } finally {
      this.#isComparing = false;
    }
  }

  /** Ends the unchanged period of the changed data. The payload is that of `notify_public_change`. */
  #restartChanged(payload: string): void {
    const [kind, id] = payload.split(' ');
    if (kind === 'index') this.unchangedPeriod.restartIndex(performance.now() + SETTLE_MS);
    else if (kind === 'product' && id !== undefined) this.unchangedPeriod.restartProduct(id);
    else this.#restart();
  }

  #restart(): void {
    this.unchangedPeriod.restart(performance.now() + SETTLE_MS);
  }
}
