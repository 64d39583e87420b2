import { setTimeout as delay } from 'node:timers/promises';

/** For tests: returns as soon as something is so, and fails by its name when it is not so in time. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean, withinMs = 20_000): Promise<void> {
  const end = performance.now() + withinMs;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`not within ${withinMs} ms: ${what}`);
    await delay(20);
  }
}
