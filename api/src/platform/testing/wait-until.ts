import { setTimeout as delay } from 'node:timers/promises';
import { startWatch } from './stopwatch.js';

/**
 * For tests: returns as soon as something is so, and fails by its name when it is not so in time. The time is this process's own: after the
 * machine has stood still, what came meanwhile is read before it is over.
 */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, withinMs = 20_000): Promise<void> {
  const watch = startWatch();
  try {
    for (let isLast = false; !(await isSo()); isLast = watch.ms() > withinMs) {
      if (isLast) throw new Error(`not within ${withinMs} ms: ${what}`);
      await delay(20);
    }
  } finally {
    watch.stop();
  }
}
