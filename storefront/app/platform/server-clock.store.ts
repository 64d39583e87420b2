/** Smaller differences are network latency and not a wrong clock. */
const maxLatencyMs = 5000;

/** When the response started, by the monotonic clock. */
function responseStart(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
}

/** Converts server times to the browser's clock, which may be wrong. The offset comes from the time that the server wrote into the page. */
export class ServerClock {
  /** When the server rendered the page; null before it is known. */
  pageTime: number | null = null;
  #lead = 0;

  /** Only the first call counts, because the offset is measured from the start of the page's response. */
  setPageTime(moment: number) {
    if (this.pageTime !== null) return;
    this.pageTime = moment;
    const lead = moment - (performance.timeOrigin + responseStart());
    this.#lead = Math.abs(lead) > maxLatencyMs ? lead : 0;
  }

  /** Age of the page in milliseconds. */
  get pageAge(): number {
    return performance.now() - responseStart();
  }

  /** Converts a server time to the browser's clock. */
  toOurs(moment: number): number {
    return moment - this.#lead;
  }
}
