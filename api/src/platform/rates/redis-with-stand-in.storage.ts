import { type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';
import { CircuitBreaker } from '../circuit-breaker.js';
import type { ComponentHealth } from '../health/health.registry.js';
import type { Logger } from '../logging/logger.js';
import { RedisStorage } from './redis.storage.js';

/**
 * Counts in Redis, and in memory while Redis does not answer. During an outage each process counts for itself, so limits are more lenient
 * and no request is refused because of the outage.
 */
export class RedisWithStandInStorage implements ThrottlerStorage {
  readonly #memory = new ThrottlerStorageService();
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

  increment(...counted: Parameters<ThrottlerStorage['increment']>): ReturnType<ThrottlerStorage['increment']> {
    const [key, windowMs, most] = counted;
    return this.#breaker.ask(
      () => this.#redis.increment(key, windowMs, most),
      () => this.#memory.increment(...counted),
    );
  }

  async health(): Promise<ComponentHealth> {
    await this.#breaker.try();
    const { failure } = this.#breaker;
    return failure === undefined ? { status: 'up' } : { status: 'degraded', standIn: 'memory', detail: failure };
  }

  close(): void {
    this.#redis.close();
    this.#memory.onApplicationShutdown();
  }
}
