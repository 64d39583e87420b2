import { setTimeout as pause } from 'node:timers/promises';

/** Shorter than the timeout of a test, so that a failed wait reports its condition. */
const timeoutMs = 150_000;

/** Polls until the condition holds. */
export async function until(isSo: () => boolean | Promise<boolean>) {
  const end = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`condition never held: ${isSo}`);
    await pause(20);
  }
}
