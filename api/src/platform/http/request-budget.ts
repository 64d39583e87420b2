import { currentRequest } from './request-context.js';

/** Time that a request may wait for the database, whatever number of statements it sends. */
export const READ_BUDGET_MS = 5_000;
export const WRITE_BUDGET_MS = 10_000;

/**
 * Maximum time of each wait for the database outside a request. It exceeds the statement timeout, so that the server reports a slow
 * statement first.
 */
const JOB_WAIT_MS = 15_000;

/** Bound for opening a connection. */
export const CONNECT_MS = 5_000;

/** Seconds after which a client may repeat a request that the database did not answer. */
export const RETRY_AFTER_SECONDS = 5;

/** The request has spent its budget. */
export class OutOfTime extends Error {
  constructor() {
    super('the database did not answer in time');
    this.name = 'OutOfTime';
  }
}

/** Milliseconds that the current request may still wait for the database. Negative when its budget is spent. */
export function remainingTime(): number {
  const request = currentRequest();
  return request ? request.startedAt + request.budgetMs - performance.now() : JOB_WAIT_MS;
}

/** Waits for work that several requests share, at most until the budget of the current request is spent. */
export async function inTime<Result>(shared: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutOfTime()), Math.max(0, remainingTime()));
  });
  try {
    return await Promise.race([shared, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
