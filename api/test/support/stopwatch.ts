const tickMs = 20;
/**
 * Longest time between two ticks that counts in full. After a longer pause, the machine has stalled or run other programs: then only this
 * time counts, or the CPU time of this thread if that is longer.
 */
const longestBlockMs = 50;

/** CPU milliseconds of this thread. */
export function readCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface Watch {
  /** Elapsed milliseconds. */
  ms(): number;
  stop(): number;
}

/**
 * Starts a stopwatch that leaves out the time in which the machine did not let this process run, so that a stall does not count as
 * slowness.
 */
export function startWatch(): Watch {
  let elapsedMs = 0;
  let [at, cpuMs] = [performance.now(), readCpuMs()];
  const ms = (): number => {
    const [now, workedNow] = [performance.now(), readCpuMs()];
    elapsedMs += Math.min(now - at, Math.max(longestBlockMs, workedNow - cpuMs));
    [at, cpuMs] = [now, workedNow];
    return elapsedMs;
  };
  const ticker = setInterval(ms, tickMs);
  ticker.unref();
  return {
    ms,
    stop: () => {
      clearInterval(ticker);
      return ms();
    },
  };
}
