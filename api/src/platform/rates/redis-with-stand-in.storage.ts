import type { ThrottlerStorage } from '@nestjs/throttler';
import { CircuitBreaker } from '../circuit-breaker.js';
import type { ComponentHealth } from '../process/health.js';
import type { Logger } from '../process/logger.js';
import { MemoryStorage } from './memory.storage.js';
import { RedisStorage } from './redis.storage.js';

/**
 * Counts in Redis, and in memory while Redis does not respond. During an outage each process counts for itself, so limits are more lenient
 * and no request is refused because of the outage.
 */
export class RedisWithStandInStorage implements ThrottlerStorage {
  readonly #memory = new MemoryStorage();
  readonly #redis: RedisStorage;
  readonly #breaker: CircuitBreaker;
  #hasWarned = false;
  #isClosed = false;

  constructor(
    url: string,
    private readonly logger: Logger,
  ) {
    this.#redis = new RedisStorage(url);
    this.#breaker = new CircuitBreaker({
      trial: () => this.#redis.probe(),
      onChange: (reason) => {
        if (reason === undefined) this.#reportRecovery();
        else void this.#confirmFailure();
      },
    });
  }

  /** Waits for the first connection, so that the first requests are counted in Redis. Resolves if the connection fails. */
  connect(): Promise<void> {
    return this.#redis.connect();
  }

  increment(key: string, windowMs: number, most: number): ReturnType<ThrottlerStorage['increment']> {
    return this.#breaker.ask(
      () => this.#redis.increment(key, windowMs, most),
      () => this.#memory.increment(key, windowMs, most),
    );
  }

  async health(): Promise<ComponentHealth> {
    await this.#breaker.try();
    const { failure } = this.#breaker;
    return failure === undefined ? { status: 'up' } : { status: 'degraded', standIn: 'memory', detail: failure };
  }

  close(): void {
    this.#isClosed = true;
    this.#redis.close();
  }

  /** A busy process may read a response too late. Only a failure that a second attempt confirms is worth a warning. */
  async #confirmFailure(): Promise<void> {
    await this.#breaker.try();
    const reason = this.#breaker.failure;
    if (reason === undefined || this.#isClosed) return;
    this.#hasWarned = true;
    this.logger.warn({ reason }, 'redis does not count, requests are counted in memory');
  }

  #reportRecovery(): void {
    if (this.#hasWarned) this.logger.info('redis counts again');
    this.#hasWarned = false;
  }
}
