/**
 * The period for which pages may be saved. A new period begins when the shopper signs in or out, or chooses a city. A page that was
 * requested or displayed in an earlier period must not be saved any more: it may have been rendered for someone else, or for another city.
 */
export class SavingPeriod {
  #number = 0;
  #since = Number.NEGATIVE_INFINITY;

  get current(): number {
    return this.#number;
  }

  /** Begins a new period at a time in milliseconds. */
  begin(now: number) {
    this.#number += 1;
    this.#since = now;
  }

  /** Whether a page that was displayed at a time in milliseconds may still be saved. The message about the page may arrive late. */
  isCurrent(displayedAt: number): boolean {
    return displayedAt >= this.#since;
  }
}
