import { stat } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { ProcessHealth } from './health.js';

/** Blocks the event loop, as a busy machine does. */
const blockEventLoop = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function openHealth(): ProcessHealth {
  const health = new ProcessHealth('api');
  health.serve();
  return health;
}

it('a process is ready from the moment connections are accepted until it drains', async () => {
  const health = new ProcessHealth('api');
  health.register('database', () => Promise.resolve({ status: 'up' }));
  const reports = [await health.report()];
  health.serve();
  reports.push(await health.report());
  health.drain();
  health.serve();
  reports.push(await health.report());
  const database = { status: 'up' };
  expect(reports).toEqual([
    { status: 'down', components: { database, api: { status: 'down', detail: 'starting' } } },
    { status: 'up', components: { database } },
    { status: 'down', components: { database, api: { status: 'down', detail: 'draining' } } },
  ]);
});

it('a health check accepts a response that arrived while its own process was blocked', async () => {
  const health = openHealth();
  health.register('disk', async () => {
    await stat(import.meta.filename);
    return { status: 'up' };
  });
  const report = health.report();
  blockEventLoop(2_500);
  expect(await report).toEqual({ status: 'up', components: { disk: { status: 'up' } } });
});

it('a health report names a component that does not respond in time', async () => {
  const health = openHealth();
  health.register('database', () => new Promise(() => {}));
  expect(await health.report()).toMatchObject({ status: 'down', components: { database: { detail: 'no answer within 2000 ms' } } });
});

it('a health report does not check a component while a component that it requires hangs', async () => {
  const health = openHealth();
  const check = jest.fn(() => Promise.resolve({ status: 'up' } as const));
  health.register('figures', check, { status: 'degraded' }, 'database');
  health.register('database', () => new Promise(() => {}));
  expect(await health.report()).toMatchObject({ components: { figures: { status: 'degraded', detail: 'no answer within 2000 ms' } } });
  expect(check).not.toHaveBeenCalled();
});

it('a process is degraded, but not down, while a component with a fallback hangs', async () => {
  const health = openHealth();
  health.register('object store', () => new Promise(() => {}), { status: 'degraded', standIn: 'cached pictures' });
  expect(await health.report()).toEqual({
    status: 'degraded',
    components: { 'object store': { status: 'degraded', standIn: 'cached pictures', detail: 'no answer within 2000 ms' } },
  });
});

it('a health report checks a component again after a check that never ended', async () => {
  jest.useFakeTimers();
  try {
    const health = openHealth();
    let checks = 0;
    health.register('object store', () => {
      checks += 1;
      return checks === 1 ? new Promise(() => {}) : Promise.resolve({ status: 'up' });
    });
    const first = health.report();
    await jest.advanceTimersByTimeAsync(14_000);
    expect((await first).status).toBe('down');
    const second = health.report();
    await jest.advanceTimersByTimeAsync(2_500);
    expect([(await second).status, checks]).toEqual(['down', 1]);
    expect((await health.report()).status).toBe('up');
  } finally {
    jest.useRealTimers();
  }
});
