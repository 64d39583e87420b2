const ttlMs = 10_000;

/**
 * Shares one refresh among all requests of this process with the same refresh token.
 * - A browser may send several requests with the same expired tokens, for a page and its data or from several tabs. Each would spend the
 * refresh token, so they share the first response.
 * - A request sent before the browser got the new cookies may arrive after the response. So the response is kept for a moment.
 * - A failed refresh is not kept, and the next request tries again.
 * A response is only given to requests with the token that it was made for.
 */
export class RefreshFlights<Result> {
  readonly #flights = new Map<string, Promise<Result>>();

  take(token: string, exchange: () => Promise<Result>): Promise<Result> {
    const running = this.#flights.get(token);
    if (running) return running;
    const flight = exchange();
    this.#flights.set(token, flight);
    flight.then(
      () => setTimeout(() => this.#flights.delete(token), ttlMs).unref(),
      () => this.#flights.delete(token),
    );
    return flight;
  }
}
