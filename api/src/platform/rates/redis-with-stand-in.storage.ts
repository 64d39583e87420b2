import { type ThrottlerStorage, ThrottlerStorageService } from '@nestjs/throttler';
import type { ComponentHealth } from '../health.registry.js';
import type { Logger } from '../logging/logger.js';
import { RedisStorage } from './redis.storage.js';

const PAUSE_MS = 1000;

/**
 * Counts in Redis, and in this process's memory while Redis does not answer: limits are then kept by each process for itself, which is
 * laxer, but nobody is refused because of it. It is tried again beside the requests, never by one of them, so that one that hangs costs its
 * timeout only to those already waiting for it.
 */
export class RedisWithStandInStorage implements ThrottlerStorage {
  readonly #memory = new ThrottlerStorageService();
  readonly #redis: RedisStorage;
  #failure: { tryAt: number } | undefined;
  #trying = false;

  constructor(
    url: string,
    private readonly logger: Logger,
  ) {
    this.#redis = new RedisStorage(url);
  }

  async increment(...counted: Parameters<ThrottlerStorage['increment']>): ReturnType<ThrottlerStorage['increment']> {
    if (!this.#failure) {
      try {
        const [key, windowMs, most] = counted;
        return await this.#redis.increment(key, windowMs, most);
      } catch (error) {
        this.#failed(error);
      }
    }
    void this.#tryAgain();
    return this.#memory.increment(...counted);
  }

  async health(): Promise<ComponentHealth> {
    try {
      await this.#redis.ping();
      this.#answered();
      return { status: 'up' };
    } catch (error) {
      this.#failed(error);
      return { status: 'degraded', standIn: 'memory', detail: reasonOf(error) };
    }
  }

  close(): void {
    this.#redis.close();
    this.#memory.onApplicationShutdown();
  }

  async #tryAgain(): Promise<void> {
    if (this.#trying || !this.#failure || performance.now() < this.#failure.tryAt) return;
    this.#trying = true;
    await this.health();
    this.#trying = false;
  }

  #answered(): void {
    if (this.#failure) this.logger.info('redis answers again');
    this.#failure = undefined;
  }

  #failed(error: unknown): void {
    if (!this.#failure) this.logger.warn({ reason: reasonOf(error) }, 'redis does not answer, requests are counted in memory');
    this.#failure = { tryAt: performance.now() + PAUSE_MS };
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
