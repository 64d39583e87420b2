import { AsyncResource } from 'node:async_hooks';
import { waitWithinBudget } from '../../platform/http/request-budget.js';

/** An async context that belongs to no request, because it is created while the module loads. */
const moduleContext = new AsyncResource('SharedRead');

/**
 * Returns a function that shares one read between all callers for `ms` after the read began. A read that fails is dropped at once, so the
 * next caller reads again. The read runs outside the async context of the caller that started it, because other callers wait for it too.
 * Each caller waits no longer than its own request may.
 */
export const shareReads = <Value>(ms: number, read: () => Promise<Value>): (() => Promise<Value>) => {
  let cachedRead: { promise: Promise<Value>; expiresAt: number } | undefined;
  return () => {
    if (cachedRead !== undefined && performance.now() < cachedRead.expiresAt) return waitWithinBudget(cachedRead.promise);
    const newRead = { promise: moduleContext.runInAsyncScope(read), expiresAt: performance.now() + ms };
    cachedRead = newRead;
    newRead.promise.catch(() => {
      // A newer read may have replaced the failed one.
      if (cachedRead === newRead) cachedRead = undefined;
    });
    return waitWithinBudget(newRead.promise);
  };
};
