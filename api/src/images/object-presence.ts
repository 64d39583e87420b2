import { LRUCache } from 'lru-cache';
import { CircuitBreaker } from '../platform/circuit-breaker.js';
import type { ObjectStore } from './store/object-store.port.js';

/** Maximum time until a removal by another process takes effect. */
const FRESH_MS = 1000;
const WITHIN_MS = 1000;
const MOST = 10_000;

/**
 * Checks whether objects are still stored, so that no process serves cached pictures of a removed one. Every process checks for itself,
 * because a message about the removal would not reach one that is disconnected, or whose cache is used again after a pause.
 */
export class ObjectPresence {
  readonly #checks = new LRUCache<string, Promise<boolean>>({ max: MOST, ttl: FRESH_MS, memoMethod: (key) => this.#check(key) });
  readonly #breaker: CircuitBreaker;

  constructor(private readonly store: ObjectStore) {
    this.#breaker = new CircuitBreaker({ trial: () => inTime(store.check()) });
  }

  /** Also true while the store does not respond, because most pictures are never removed. */
  has(key: string): Promise<boolean> {
    return this.#checks.memo(key);
  }

  #check(key: string): Promise<boolean> {
    return this.#breaker.ask(
      () => inTime(this.store.has(key)),
      async () => true,
    );
  }
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`the object store did not answer within ${WITHIN_MS} ms`)), WITHIN_MS);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
