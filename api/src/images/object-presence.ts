import { LRUCache } from 'lru-cache';
import { CircuitBreaker } from '../platform/circuit-breaker.js';
import type { ObjectStore } from './store/object-store.port.js';

/** A removal by another process takes effect so late at most. */
const FRESH_MS = 1000;
const WITHIN_MS = 1000;
const MOST = 10_000;

/**
 * Says whether objects are still stored, so that pictures made from a removed one leave the caches of all processes. Every process checks
 * for itself: a message about the removal would not reach one that is cut off, or whose cache is in use again after a pause.
 */
export class ObjectPresence {
  readonly #checks = new LRUCache<string, Promise<boolean>>({ max: MOST, ttl: FRESH_MS, memoMethod: (key) => this.#check(key) });
  readonly #breaker: CircuitBreaker;

  constructor(private readonly store: ObjectStore) {
    this.#breaker = new CircuitBreaker({ trial: () => inTime(store.check()) });
  }

  /** Holds also while the store does not answer, because most pictures are never removed. */
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
