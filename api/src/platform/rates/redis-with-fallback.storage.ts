import { once } from 'node:events';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Redis } from 'ioredis';
import { CircuitBreaker } from '../circuit-breaker.js';
import type { ComponentHealth } from '../process/health.js';
import type { Logger } from '../process/logger.js';
import { MemoryStorage } from './memory.storage.js';

type CountResult = Awaited<ReturnType<ThrottlerStorage['increment']>>;

// Redis runs this script in one atomic step. Two processes therefore never both count as the last request that a limit allows, and every
// counter expires.
const COUNT_SCRIPT = `
local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { hits, redis.call('PTTL', KEYS[1]) }`;

/** Counters shared by several API processes, one for each window. A window begins with its first request. */
class RedisStorage implements ThrottlerStorage {
  readonly #redis: Redis;

  constructor(url: string) {
    // Requests never wait for Redis. Without an immediate response the fallback in memory counts.
    this.#redis = new Redis(url, {
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 500,
      connectTimeout: 2000,
      retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
    });
    // Callers see the error of every failed command. Without a listener the client would print it too.
    this.#redis.on('error', () => undefined);
  }

  async increment(key: string, windowMs: number, max: number): Promise<CountResult> {
    const response = await this.#redis.eval(COUNT_SCRIPT, 1, `meet:rate:${key}`, windowMs);
    const [hits, remainingMs] = response as [number, number];
    const remainingSeconds = Math.ceil(remainingMs / 1000);
    return {
      totalHits: hits,
      timeToExpire: remainingSeconds,
      isBlocked: hits > max,
      timeToBlockExpire: hits > max ? remainingSeconds : 0,
    };
  }

  /** Resolves when the first attempt to connect has ended, whether it succeeded or not. */
  async connect(): Promise<void> {
    if (this.#redis.status === 'ready') return;
    await Promise.race([once(this.#redis, 'ready'), once(this.#redis, 'close')]).catch(() => undefined);
  }

  /**
   * Checks that Redis accepts writes by incrementing a counter that no limit uses. A ping is not enough: a read-only replica responds to
   * it.
   */
  async probe(): Promise<void> {
    await this.increment('probe', 1000, 1);
  }

  close(): void {
    this.#redis.disconnect();
  }
}

/**
 * Counts in Redis, and in memory while Redis does not respond. During an outage each process counts for itself, so limits are more lenient
 * and no request is refused because of the outage.
 */
export class RedisWithFallbackStorage implements ThrottlerStorage {
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
      probe: () => this.#redis.probe(),
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

  increment(key: string, windowMs: number, max: number): ReturnType<ThrottlerStorage['increment']> {
    return this.#breaker.run(
      () => this.#redis.increment(key, windowMs, max),
      () => this.#memory.increment(key, windowMs, max),
    );
  }

  async readHealth(): Promise<ComponentHealth> {
    await this.#breaker.probe();
    const { failure } = this.#breaker;
    return failure === undefined ? { status: 'up' } : { status: 'degraded', standIn: 'memory', detail: failure };
  }

  close(): void {
    this.#isClosed = true;
    this.#redis.close();
  }

  /** A busy process may read a response too late. Only a failure that a second attempt confirms is worth a warning. */
  async #confirmFailure(): Promise<void> {
    await this.#breaker.probe();
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
