import type { ThrottlerStorage } from '@nestjs/throttler';
import { CircuitBreaker } from '../circuit-breaker.js';
import type { ComponentHealth } from '../health/health.registry.js';
import type { Logger } from '../logging/logger.js';
import { MemoryStorage } from './memory.storage.js';
import { RedisStorage } from './redis.storage.js';

/**
 * Counts in Redis, and in memory while Redis does not answer. During an outage each process counts for itself, so limits are more lenient
 * and no request is refused because of the outage.
 */
export class RedisWithStandInStorage implements ThrottlerStorage {
  readonly #memory = new MemoryStorage();
  readonly #redis: RedisStorage;
  readonly #breaker: CircuitBreaker;

  constructor(url: string, logger: Logger) {
    this.#redis = new RedisStorage(url);
    this.#breaker = new CircuitBreaker({
      trial: () => this.#redis.ping(),
      onChange: (reason) => {
        if (reason === undefined) logger.info('redis answers again');
        else logger.warn({ reason }, 'redis does not answer, requests are counted in memory');
      },
    });
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
    this.#redis.close();
  }
}
