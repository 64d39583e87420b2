/**
 * Sends requests at moments that do not depend on responses. A buyer's request waits for the next such moment; a moment that no buyer uses
 * goes to a visitor.
 */
export class Pace {
  private readonly waiting: (() => void)[] = [];
  private isOpen = true;

  /** From now on, each request waits until it is released. */
  start(): void {
    this.isOpen = false;
  }

  /** Sends all requests that wait, and lets none wait any more, so that buyers can finish what they have begun. */
  end(): void {
    this.isOpen = true;
    while (this.releaseNext());
  }

  /** Resolves when the request may be sent. */
  wait(): Promise<void> {
    return this.isOpen ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }

  /** Sends the request that has waited longest, if there is one. */
  releaseNext(): boolean {
    const resume = this.waiting.shift();
    resume?.();
    return resume !== undefined;
  }
}
