import { LRUCache } from 'lru-cache';
import { CircuitBreaker } from '../../platform/circuit-breaker.js';
import type { ObjectStore } from './object-store.port.js';

/** Maximum time until a removal by another process takes effect. */
const PRESENCE_CACHE_MS = 1000;
const STORE_TIMEOUT_MS = 1000;
const MAX_CACHED_KEYS = 10_000;

/**
 * Checks whether objects are still stored, so that no process serves cached pictures of a removed object. Every process checks for itself,
 * because a message about the removal would not reach a process that is disconnected, or whose cache is used again after a pause.
 */
export class ObjectPresence {
  readonly #checks = new LRUCache<string, Promise<boolean>>({
    max: MAX_CACHED_KEYS,
    ttl: PRESENCE_CACHE_MS,
    memoMethod: (key) => this.#check(key),
  });
  readonly #breaker: CircuitBreaker;

  constructor(private readonly store: ObjectStore) {
    this.#breaker = new CircuitBreaker({ probe: () => limitTime(store.check()) });
  }

  /** Also true while the store does not respond, because most pictures are never removed. */
  has(key: string): Promise<boolean> {
    return this.#checks.memo(key);
  }

  #check(key: string): Promise<boolean> {
    return this.#breaker.run(
      () => limitTime(this.store.has(key)),
      async () => true,
    );
  }
}

function limitTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`the object store did not answer within ${STORE_TIMEOUT_MS} ms`)), STORE_TIMEOUT_MS);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
