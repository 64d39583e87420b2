const tickMs = 20;
/** A turn that takes longer, though this thread has not worked for so long, was not its own: the machine stood still or served others. */
const longestTurnMs = 50;

/** Milliseconds for which this thread has worked. */
export function workedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface Watch {
  /** Milliseconds so far. */
  ms(): number;
  stop(): number;
}

/**
 * For tests: a watch that goes while this process has its turns, whether it works or waits. What it shows is what a shopper would wait on a
 * machine that does nothing else, so that a moment in which the machine stands still is not taken for slowness.
 */
export function startWatch(): Watch {
  let passed = 0;
  let [at, worked] = [performance.now(), workedMs()];
  const ms = (): number => {
    const [now, workedNow] = [performance.now(), workedMs()];
    passed += Math.min(now - at, Math.max(longestTurnMs, workedNow - worked));
    [at, worked] = [now, workedNow];
    return passed;
  };
  const ticks = setInterval(ms, tickMs);
  ticks.unref();
  return {
    ms,
    stop: () => {
      clearInterval(ticks);
      return ms();
    },
  };
}
