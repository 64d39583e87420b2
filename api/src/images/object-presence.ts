import { CircuitBreaker } from '../platform/circuit-breaker.js';
import type { ObjectStore } from './store/object-store.port.js';

/** A removal by another process takes effect so late at most. */
const FRESH_MS = 1000;
const WITHIN_MS = 1000;
const MOST = 10_000;

interface Check {
  result: Promise<boolean>;
  freshUntil: number;
}

/**
 * Says whether objects are still stored, so that pictures made from a removed one leave the caches of all processes. Every process checks
 * for itself: a message about the removal would not reach one that is cut off, or whose cache is in use again after a pause.
 */
export class ObjectPresence {
  readonly #checks = new Map<string, Check>();
  readonly #breaker: CircuitBreaker;

  constructor(private readonly store: ObjectStore) {
    this.#breaker = new CircuitBreaker({ trial: () => inTime(store.check()) });
  }

  /** Holds also while the store does not answer, because most pictures are never removed. */
  has(key: string): Promise<boolean> {
    const recent = this.#checks.get(key);
    if (recent && performance.now() < recent.freshUntil) return recent.result;
    const result = this.#breaker.ask(
      () => inTime(this.store.has(key)),
      async () => true,
    );
    this.#checks.delete(key);
    this.#checks.set(key, { result, freshUntil: performance.now() + FRESH_MS });
    this.#forgetOldest();
    return result;
  }

  /** The check that was made first stands first. */
  #forgetOldest(): void {
    const now = performance.now();
    for (const [key, { freshUntil }] of this.#checks) {
      if (now < freshUntil && this.#checks.size <= MOST) return;
      this.#checks.delete(key);
    }
  }
}

function inTime<Result>(work: Promise<Result>): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`the object store did not answer within ${WITHIN_MS} ms`)), WITHIN_MS);
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer));
}
