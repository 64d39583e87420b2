import type { Pool, PoolClient } from 'pg';
import { computeRemainingTime, OutOfTimeError } from '../http/request-budget.js';
import { deadlines } from './deadlines.js';

type Callback = (...result: unknown[]) => void;

/**
 * Limits every wait for the database by the budget of the current request: opening a connection, queueing for one and waiting for a
 * response. A statement that runs out of time closes its connection, because the connection still owes a response and must not be reused.
 * If a connection arrives after its waiter has given up, it returns to the pool.
 */
export function enforceDeadlines(pool: Pool): void {
  const connect: (callback: Callback) => unknown = pool.connect.bind(pool);
  const connectInTime = (callback: Callback): void => {
    const remainingMs = computeRemainingTime();
    if (remainingMs <= 0) {
      callback(new OutOfTimeError());
      return;
    }
    // An idle connection is handed out in the next tick, so waiting for it needs no timeout.
    const waiter = pool.idleCount > 0 ? callback : rejectAfter(remainingMs, callback);
    // pg-pool reads this option when a caller joins its queue, and removes the caller from the queue after that time. It also reads the
    // option later, when it opens a connection for a queued caller. That happens during another request, whose budget must not count.
    pool.options.connectionTimeoutMillis = Math.ceil(remainingMs);
    connect(waiter);
    pool.options.connectionTimeoutMillis = deadlines.connectMs;
  };
  pool.connect = ((callback?: Callback) => {
    if (callback) return connectInTime(callback);
    return new Promise<unknown>((resolve, reject) => connectInTime((error, client) => (error ? reject(error) : resolve(client))));
  }) as Pool['connect'];
  const responses = new ResponseDeadlines();
  pool.on('connect', (client) => responses.track(client));
}

function rejectAfter(ms: number, callback: Callback): Callback {
  let isWaiting = true;
  const respond: Callback = (...result) => {
    isWaiting = false;
    clearTimeout(timer);
    callback(...result);
  };
  const timer = setTimeout(() => respond(new OutOfTimeError()), ms);
  return (error, client, release) => {
    if (isWaiting) respond(error, client, release);
    else if (client && typeof release === 'function') release();
  };
}

const SWEEP_MS = 100;

/** Closes connections whose statements run out of time. One sweep for all connections costs less than a timer for each statement. */
class ResponseDeadlines {
  readonly #deadlines = new Map<PoolClient, number>();
  #sweepTimer: NodeJS.Timeout | undefined;

  track(client: PoolClient): void {
    const clearDeadline = () => this.#deadlines.delete(client);
    // pg emits `drain` when every statement has its result.
    client.on('drain', clearDeadline).on('end', clearDeadline);
    const query: (...queryArguments: unknown[]) => unknown = client.query.bind(client);
    client.query = ((...queryArguments: unknown[]) => {
      const remainingMs = computeRemainingTime();
      // The client is closed, so that it refuses the statement and does not send it.
      if (remainingMs <= 0) void client.end();
      else this.#startDeadline(client, remainingMs);
      return query(...queryArguments);
    }) as PoolClient['query'];
  }

  #startDeadline(client: PoolClient, remainingMs: number): void {
    this.#deadlines.set(client, performance.now() + remainingMs);
    this.#sweepTimer ??= setInterval(() => this.#sweep(), SWEEP_MS).unref();
  }

  #sweep(): void {
    const now = performance.now();
    for (const [client, deadline] of this.#deadlines) if (deadline <= now) this.#close(client);
    if (this.#deadlines.size > 0) return;
    clearInterval(this.#sweepTimer);
    this.#sweepTimer = undefined;
  }

  #close(client: PoolClient): void {
    this.#deadlines.delete(client);
    void client.end();
  }
}
