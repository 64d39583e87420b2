import { setTimeout as delay } from 'node:timers/promises';
import { startWatch } from './stopwatch.js';

/**
 * Waits until a condition holds, and fails with its name on timeout. Only time in which this process runs counts, so that data that arrived
 * during a stall is processed first.
 */
export async function until(condition: string, holds: () => Promise<boolean> | boolean, withinMs = 30_000): Promise<void> {
  const watch = startWatch();
  try {
    for (let isLast = false; !(await holds()); isLast = watch.ms() > withinMs) {
      if (isLast) throw new Error(`not within ${withinMs} ms: ${condition}`);
      await delay(20);
    }
  } finally {
    watch.stop();
  }
}
