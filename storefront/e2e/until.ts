import { setTimeout as pause } from 'node:timers/promises';

/** Less than a test may take: what never becomes so is told by its own words. */
const patienceMs = 50_000;

/** Asks again until it is so. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`was never so: ${isSo}`);
    await pause(20);
  }
}
