export interface CircuitBreakerParts {
  /** Probes the component. Rejects if it does not respond. */
  trial: () => Promise<unknown>;
  /** Called with the reason when the breaker opens, and without one when it closes. */
  onChange?: ((failure: string | undefined) => void) | undefined;
  /** Pause after a failure before the next probe, in milliseconds. */
  pauseMs?: number | undefined;
}

/**
 * Protects requests from a component that has a stand-in. One failure opens the breaker: only requests already under way wait for the
 * timeout, and later ones use the stand-in at once. After the pause the next request triggers a probe in the background.
 */
export class CircuitBreaker {
  #failure: { reason: string; tryAt: number } | undefined;
  #trying = false;

  constructor(private readonly parts: CircuitBreakerParts) {}

  /** Reason why the breaker is open; undefined while it is closed. */
  get failure(): string | undefined {
    return this.#failure?.reason;
  }

  async run<Result>(component: () => Promise<Result>, standIn: () => Promise<Result>): Promise<Result> {
    if (!this.#failure) {
      try {
        return await component();
      } catch (error) {
        this.#open(error);
      }
    }
    this.tryWhenDue();
    return standIn();
  }

  /** Probes the component now. */
  async try(): Promise<void> {
    try {
      await this.parts.trial();
      this.#close();
    } catch (error) {
      this.#open(error);
    }
  }

  tryWhenDue(): void {
    if (!this.#failure || this.#trying || performance.now() < this.#failure.tryAt) return;
    this.#trying = true;
    void this.try().finally(() => {
      this.#trying = false;
    });
  }

  #open(error: unknown): void {
    const wasOpen = this.#failure !== undefined;
    this.#failure = { reason: readReason(error), tryAt: performance.now() + (this.parts.pauseMs ?? 1000) };
    if (!wasOpen) this.parts.onChange?.(this.#failure.reason);
  }

  #close(): void {
    if (!this.#failure) return;
    this.#failure = undefined;
    this.parts.onChange?.(undefined);
  }
}

function readReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
