/**
 * Sends requests by the clock. Buyers, whose requests depend on earlier responses, wait for the next moment; moments that no buyer uses go
 * to visitors.
 */
export class Pace {
  private readonly waiting: (() => void)[] = [];
  private isOpen = true;

  /** From now on, requests wait for their moment. */
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
