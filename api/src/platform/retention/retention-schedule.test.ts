import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from '../logging/logger.js';
import type { PrismaService } from '../prisma/prisma.service.js';
import { Clock } from '../time/clock.js';
import { MINUTE_MS, SECOND_MS } from '../time/durations.js';
import { RetentionService, SWEEP_EVERY_MS } from './retention.service.js';

// Runs without the API, whose other timers would interfere.
describe('a process', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('sweeps soon after its start, and then at intervals until it stops, even if sweeps fail', async () => {
    let swept = 0;
    const database: Pick<PrismaService, 'inTransaction'> = {
      inTransaction: async () => {
        swept += 1;
        throw new Error('the database is away');
      },
    };
    const retention = new RetentionService(createLogger({ LOG_LEVEL: 'silent' }), database, new Clock());
    retention.register({ name: 'counted', sweep: async () => ({ count: 0 }) });
    retention.onApplicationBootstrap();
    jest.advanceTimersByTime(15 * SECOND_MS);
    expect(jest.getTimerCount()).toBe(1);
    expect(swept).toBe(0);
    jest.advanceTimersByTime(MINUTE_MS);
    await eventually(() => swept === 1 && jest.getTimerCount() === 1);
    jest.advanceTimersByTime(SWEEP_EVERY_MS);
    await eventually(() => swept === 2 && jest.getTimerCount() === 1);
    await retention.beforeApplicationShutdown();
    expect(jest.getTimerCount()).toBe(0);
  });
});

/** Waits without timers, which are frozen. */
async function eventually(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 30 * SECOND_MS;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('it never came to be');
    await new Promise((resolve) => setImmediate(resolve));
  }
}
