import { deadlines } from '../prisma/deadlines.js';
import { getRequestContext } from './request-context.js';

/** Thrown when a request has spent the time for which it may wait for the database. */
export class OutOfTimeError extends Error {
  constructor() {
    super('the database did not answer in time');
    this.name = 'OutOfTime';
  }
}

/** Milliseconds that the current request may still wait for the database. Negative when its budget is spent. */
export function computeRemainingTime(): number {
  const context = getRequestContext();
  return context ? context.startedAt + context.budgetMs - performance.now() : deadlines.jobMs;
}

/** Waits for work that several requests share, at most until the budget of the current request is spent. */
export async function waitWithinBudget<Result>(sharedWork: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new OutOfTimeError()), Math.max(0, computeRemainingTime()));
  });
  try {
    return await Promise.race([sharedWork, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
