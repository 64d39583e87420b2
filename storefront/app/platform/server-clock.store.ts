/** A smaller difference between the clocks of server and browser is network latency and not a wrong clock. */
const maxLatencyMs = 5000;

/** Returns when the page's response started, by the monotonic clock. */
function readResponseStart(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
}

/** Converts server times to the browser's clock, which may be wrong. The offset comes from the time that the server wrote into the page. */
export class ServerClock {
  /** Server time at which the page was rendered; null until it is set. */
  pageTime: number | null = null;
  #offset = 0;

  /** Only the first call counts, because the offset is measured from the start of the page's response. */
  setPageTime(moment: number) {
    if (this.pageTime !== null) return;
    this.pageTime = moment;
    const offset = moment - (performance.timeOrigin + readResponseStart());
    this.#offset = Math.abs(offset) > maxLatencyMs ? offset : 0;
  }

  /** Milliseconds since the page's response started. */
  get pageAge(): number {
    return performance.now() - readResponseStart();
  }

  toClientTime(moment: number): number {
    return moment - this.#offset;
  }
}
