import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { readCpuMs, startStopwatch } from './stopwatch.js';
import { until } from './wait-until.js';

/** Blocks the thread, as a stalled machine does. */
const blockThread = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function burnCpu(ms: number): void {
  for (const startMs = readCpuMs(); readCpuMs() - startMs < ms; );
}

describe('the stopwatch', () => {
  it('counts the time during which this process waits and works', async () => {
    const startMs = performance.now();
    const watch = startStopwatch();
    while (watch.ms() < 150) await delay(10);
    expect(performance.now() - startMs).toBeGreaterThanOrEqual(150);
    const beforeMs = watch.ms();
    burnCpu(200);
    expect(watch.stop() - beforeMs).toBeGreaterThanOrEqual(200);
  });

  it('does not count the time during which the machine stalls', async () => {
    const watch = startStopwatch();
    blockThread(1_000);
    await delay(1);
    expect(watch.stop()).toBeLessThan(500);
  });
});

describe('until()', () => {
  it('notices data that arrived while the machine stalled', async () => {
    let hasArrived = false;
    setTimeout(() => {
      blockThread(500);
      setImmediate(() => setImmediate(() => (hasArrived = true)));
    }, 10);
    await until('the data arrived', () => hasArrived, 400);
  });
});
