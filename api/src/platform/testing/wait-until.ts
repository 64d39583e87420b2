import { setTimeout as delay } from 'node:timers/promises';
import { startWatch } from './stopwatch.js';

/**
 * Waits until a condition holds, and fails with its name on timeout. Time counts only while this process gets its turns, so that whatever
 * arrived during a stall is read first.
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
