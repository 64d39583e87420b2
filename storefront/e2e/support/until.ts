import { setTimeout as pause } from 'node:timers/promises';

/** Shorter than the timeout of a test, so that a failed wait reports its condition. */
const timeoutMs = 150_000;

const [firstPauseMs, longestPauseMs] = [20, 200];

/** Polls until the condition holds, less often the longer it takes, because each attempt may render a page. */
export async function until(condition: () => boolean | Promise<boolean>) {
  const end = Date.now() + timeoutMs;
  for (let pauseMs = firstPauseMs; !(await condition()); pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    if (Date.now() > end) throw new Error(`condition never held: ${condition}`);
    await pause(pauseMs);
  }
}
