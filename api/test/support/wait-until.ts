import { setTimeout as delay } from 'node:timers/promises';
import { startStopwatch } from './stopwatch.js';

/**
 * Waits until a condition holds, and fails with the name of the condition after a timeout. Time in which this process does not run is not
 * counted, so that data which arrived while the machine stalled is processed first.
 */
export async function until(condition: string, holds: () => Promise<boolean> | boolean, withinMs = 30_000): Promise<void> {
  const watch = startStopwatch();
  try {
    for (let isLast = false; !(await holds()); isLast = watch.ms() > withinMs) {
      if (isLast) throw new Error(`not within ${withinMs} ms: ${condition}`);
      await delay(20);
    }
  } finally {
    watch.stop();
  }
}
