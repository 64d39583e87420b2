export interface CircuitBreakerOptions {
  /** Probes the component. Rejects if it does not respond. */
  probe: () => Promise<unknown>;
  /** Called with the reason when the breaker opens, and with undefined when it closes. */
  onChange?: ((failure: string | undefined) => void) | undefined;
  /** Pause after a failure before the next probe, in milliseconds. */
  pauseMs?: number | undefined;
}

/**
 * Protects requests from a component that has a fallback. One failure opens the breaker: only requests already under way wait for the
 * timeout, and later ones use the fallback at once. After the pause the next request triggers a probe in the background.
 */
export class CircuitBreaker {
  #failure: { reason: string; probeAt: number } | undefined;
  #isProbing = false;

  constructor(private readonly options: CircuitBreakerOptions) {}

  /** Reason why the breaker is open; undefined while it is closed. */
  get failure(): string | undefined {
    return this.#failure?.reason;
  }

  async run<Result>(callComponent: () => Promise<Result>, callFallback: () => Promise<Result>): Promise<Result> {
    if (!this.#failure) {
      try {
        return await callComponent();
      } catch (error) {
        this.#open(error);
      }
    }
    this.probeWhenDue();
    return callFallback();
  }

  /** Probes the component now, and closes or opens the breaker by the result. */
  async probe(): Promise<void> {
    try {
      await this.options.probe();
      this.#close();
    } catch (error) {
      this.#open(error);
    }
  }

  probeWhenDue(): void {
    if (!this.#failure || this.#isProbing || performance.now() < this.#failure.probeAt) return;
    this.#isProbing = true;
    void this.probe().finally(() => {
      this.#isProbing = false;
    });
  }

  #open(error: unknown): void {
    const wasOpen = this.#failure !== undefined;
    this.#failure = { reason: readReason(error), probeAt: performance.now() + (this.options.pauseMs ?? 1000) };
    if (!wasOpen) this.options.onChange?.(this.#failure.reason);
  }

  #close(): void {
    if (!this.#failure) return;
    this.#failure = undefined;
    this.options.onChange?.(undefined);
  }
}

function readReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
