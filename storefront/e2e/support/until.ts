import { setTimeout as pause } from 'node:timers/promises';

/** Shorter than the timeout of a test, so that a failed wait reports its condition. */
const timeoutMs = 150_000;

const [firstPauseMs, longestPauseMs] = [20, 200];

/** Limits the time of a call that has no time limit of its own, such as one to the browser, so that a failure names the call. */
export async function limitTime<Result>(call: string, result: Promise<Result>): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`${call} has not ended within ${timeoutMs / 1000} s`)), timeoutMs);
  try {
    return await Promise.race([result, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Polls until the condition holds, less often the longer it takes, because each attempt may render a page. */
export async function until(condition: () => boolean | Promise<boolean>) {
  const end = Date.now() + timeoutMs;
  const check = () => limitTime(`condition: ${condition}`, (async () => condition())());
  for (let pauseMs = firstPauseMs; !(await check()); pauseMs = Math.min(pauseMs * 1.5, longestPauseMs)) {
    if (Date.now() > end) throw new Error(`condition never held: ${condition}`);
    await pause(pauseMs);
  }
}
