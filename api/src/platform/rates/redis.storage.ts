import { once } from 'node:events';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Redis } from 'ioredis';

type Result = Awaited<ReturnType<ThrottlerStorage['increment']>>;

// Runs on the server in one atomic step. Two processes therefore never both take the last place of a limit, and every counter expires.
const COUNT = `
local hits = redis.call('INCR', KEYS[1])
if hits == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { hits, redis.call('PTTL', KEYS[1]) }`;

/** Counters shared by several API processes, one per window, which begins with its first request. */
export class RedisStorage implements ThrottlerStorage {
  readonly #redis: Redis;

  constructor(url: string) {
    // Requests never wait for Redis. Without an immediate answer the in-memory stand-in counts.
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

  async increment(key: string, windowMs: number, most: number): Promise<Result> {
    const response = await this.#redis.eval(COUNT, 1, `meet:rate:${key}`, windowMs);
    const [hits, remainingMs] = response as [number, number];
    const remainingSeconds = Math.ceil(remainingMs / 1000);
    return {
      totalHits: hits,
      timeToExpire: remainingSeconds,
      isBlocked: hits > most,
      timeToBlockExpire: hits > most ? remainingSeconds : 0,
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
