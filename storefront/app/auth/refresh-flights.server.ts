const keptMs = 10_000;

/**
 * Spends a refresh token once, whoever waits for it in this process. What could go wrong: a browser asks for a page and for the data of
 * another at once, or opens several tabs, all with the same spent pair, and each would spend the refresh token (they share the first
 * one's answer); a request that had left the browser before the new cookies came, arrives after the answer (so it is kept for a moment); the
 * exchange fails (then nothing is kept, and the next request tries). One answer is only ever given to who holds the token it was given for.
 */
export class RefreshFlights<Answer> {
  readonly #flights = new Map<string, Promise<Answer>>();

  take(token: string, exchange: () => Promise<Answer>): Promise<Answer> {
    const running = this.#flights.get(token);
    if (running) return running;
    const flight = exchange();
    this.#flights.set(token, flight);
    flight.then(
      () => setTimeout(() => this.#flights.delete(token), keptMs).unref(),
      () => this.#flights.delete(token),
    );
    return flight;
  }
}
