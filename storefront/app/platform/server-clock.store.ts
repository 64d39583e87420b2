/** A difference below it is the way of the page from the server, and no wrong clock. */
const trustedMs = 5000;

/** When the page came, by the clock that nobody sets back. */
function pageCame(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation instanceof PerformanceNavigationTiming ? navigation.responseStart : 0;
}

/** The server's time beside the browser's, by the moment that stands in the page: a shopper's clock may be wrong. */
export class ServerClock {
  /** When the page was made, by the server; null before it is known. */
  pageTime: number | null = null;
  #lead = 0;

  /** Takes the moment of the page that the tab began with; those of later data say nothing of its loading. */
  setPageTime(moment: number) {
    if (this.pageTime !== null) return;
    this.pageTime = moment;
    const lead = moment - (performance.timeOrigin + pageCame());
    this.#lead = Math.abs(lead) > trustedMs ? lead : 0;
  }

  /** How long the page has been there, ms. */
  get pageAge(): number {
    return performance.now() - pageCame();
  }

  /** A moment of the server as the browser's clock will show it. */
  toOurs(moment: number): number {
    return moment - this.#lead;
  }
}
