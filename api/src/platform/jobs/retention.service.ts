import { type BeforeApplicationShutdown, Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Prisma } from '../prisma/generated/client.js';
import { PrismaService } from '../prisma/prisma.service.js';
import { Clock } from '../process/clock.js';
import { MINUTE_MS, SECOND_MS } from '../process/durations.js';
import { LOGGER, type Logger } from '../process/logger.js';

/** Expired rows are deleted within this interval while any process runs. */
export const SWEEP_EVERY_MS = 10 * MINUTE_MS;
/** Delay of the first sweep: after the first requests, and spread over processes that start together. */
const FIRST_SWEEP_MS = [20 * SECOND_MS, 60 * SECOND_MS] as const;
/** Rows per batch, deleted well within the statement timeout. */
const BATCH_SIZE = 2_000;

type Transaction = Prisma.TransactionClient;

/** Rows that a domain stores for a limited time. */
export interface RetentionPolicy {
  name: string;
  /** Deletes at most `limit` rows that have expired by `now`, and returns how many there were. */
  sweep(transaction: Transaction, now: Date, limit: number): Promise<{ count: number }>;
}

/**
 * Deletes expired rows soon after the start and then every ten minutes, in batches. Each domain registers its tables. The lock of a table
 * lets one process sweep it at a time, because two processes could delete the same rows in different orders and deadlock. Each table has
 * its own transactions, so that a failure does not affect the other tables.
 */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #policies = new Map<string, RetentionPolicy>();
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;
  #currentSweep: Promise<void> = Promise.resolve();

  constructor(
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(PrismaService) private readonly prisma: Pick<PrismaService, 'inTransaction'>,
    private readonly clock: Clock,
  ) {}

  register(policy: RetentionPolicy): void {
    if (this.#policies.has(policy.name)) throw new Error(`The retention of "${policy.name}" is registered twice`);
    this.#policies.set(policy.name, policy);
  }

  onApplicationBootstrap(): void {
    const [soonest, latest] = FIRST_SWEEP_MS;
    this.#sweepAfter(soonest + Math.random() * (latest - soonest));
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#isStopping = true;
    this.pause();
    await this.#currentSweep;
  }

  /** Stops scheduled sweeps. Tests call `clean` instead. */
  pause(): void {
    clearTimeout(this.#timer);
  }

  async clean(): Promise<void> {
    for (const policy of this.#policies.values()) {
      await this.#deleteExpired(policy).catch((err: unknown) =>
        this.logger.error({ err, kept: policy.name }, 'expired rows could not be deleted'),
      );
    }
  }

  #sweepAfter(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#currentSweep = this.clean();
      void this.#currentSweep.then(() => this.#isStopping || this.#sweepAfter(SWEEP_EVERY_MS));
    }, ms).unref();
  }

  async #deleteExpired(policy: RetentionPolicy): Promise<void> {
    let deletedCount: number;
    do {
      deletedCount = await this.prisma.inTransaction(`retention-${policy.name}`, (transaction) => this.#deleteBatch(transaction, policy));
    } while (deletedCount === BATCH_SIZE && !this.#isStopping);
  }

  async #deleteBatch(transaction: Transaction, policy: RetentionPolicy): Promise<number> {
    const [lock] = await transaction.$queryRaw<{ isMine: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${`retention:${policy.name}`}::text, 0)) AS "isMine"`;
    return lock?.isMine ? (await policy.sweep(transaction, this.clock.now(), BATCH_SIZE)).count : 0;
  }
}
