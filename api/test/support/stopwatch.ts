const tickMs = 20;
/**
 * Longest time between two ticks that counts in full. After a longer pause, the machine has stalled or run other programs: then only this
 * time counts, or the CPU time of this thread if that is longer.
 */
const longestBlockMs = 50;

/** Milliseconds that this thread has used the CPU. */
export function readCpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

interface Stopwatch {
  /** Elapsed milliseconds, without stalls of the machine. */
  ms(): number;
  stop(): number;
}

/**
 * Starts a stopwatch that leaves out the time in which the machine did not let this process run, so that a stall does not count as
 * slowness.
 */
export function startStopwatch(): Stopwatch {
  let elapsedMs = 0;
  let [lastMs, lastCpuMs] = [performance.now(), readCpuMs()];
  const ms = (): number => {
    const [nowMs, nowCpuMs] = [performance.now(), readCpuMs()];
    elapsedMs += Math.min(nowMs - lastMs, Math.max(longestBlockMs, nowCpuMs - lastCpuMs));
    [lastMs, lastCpuMs] = [nowMs, nowCpuMs];
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
