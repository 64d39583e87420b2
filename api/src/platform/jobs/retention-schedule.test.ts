import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PrismaService } from '../prisma/prisma.service.js';
import { Clock } from '../process/clock.js';
import { MINUTE_MS, SECOND_MS } from '../process/durations.js';
import { createLogger } from '../process/logger.js';
import { RetentionService, SWEEP_EVERY_MS } from './retention.service.js';

describe('the schedule of retention', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('begins 15 to 75 seconds after the start of the process, and repeats until the process stops, even if every run fails', async () => {
    let sweepCount = 0;
    const database: Pick<PrismaService, 'inTransaction'> = {
      inTransaction: async () => {
        sweepCount += 1;
        throw new Error('the database is away');
      },
    };
    const retention = new RetentionService(createLogger({ LOG_LEVEL: 'silent' }), database, new Clock());
    retention.register({ name: 'counted', sweep: async () => ({ count: 0 }) });
    retention.onApplicationBootstrap();
    jest.advanceTimersByTime(15 * SECOND_MS);
    await runScheduled();
    expect(sweepCount).toBe(0);
    jest.advanceTimersByTime(MINUTE_MS);
    await waitFor(() => sweepCount === 1);
    // The next sweep is scheduled some time after this one has ended, so the clock is advanced until it runs.
    await waitFor(() => {
      if (sweepCount < 2) jest.advanceTimersByTime(SWEEP_EVERY_MS);
      return sweepCount === 2;
    });
    await retention.beforeApplicationShutdown();
    jest.advanceTimersByTime(2 * SWEEP_EVERY_MS);
    await runScheduled();
    expect(sweepCount).toBe(2);
  });
});

/** Waits without timers, which are frozen. */
async function waitFor(isMet: () => boolean): Promise<void> {
  const end = Date.now() + 30 * SECOND_MS;
  while (!isMet()) {
    if (Date.now() > end) throw new Error('the condition was never met');
    await nextIteration();
  }
}

const nextIteration = () => new Promise((resolve) => setImmediate(resolve));

/** Runs everything that has been scheduled. */
async function runScheduled(): Promise<void> {
  for (let count = 0; count < 10; count += 1) await nextIteration();
}
