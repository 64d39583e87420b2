export interface CircuitBreakerParts {
  /** Asks the component for something small; throws while it does not answer. */
  trial: () => Promise<unknown>;
  /** Told when it opens, with the reason, and when it closes, without one; for the log. */
  onChange?: ((failure: string | undefined) => void) | undefined;
  /** How long the component is left alone after a failure before it is tried again. */
  pauseMs?: number | undefined;
}

/**
 * Stands between requests and a component that somebody can stand in for. One failure opens it: only the requests already on their way wait
 * for the component's timeout, every later one goes to the stand-in at once. The component is tried again beside the requests, never by one
 * of them, at the first request or question after the pause.
 */
export class CircuitBreaker {
  #failure: { reason: string; tryAt: number } | undefined;
  #trying = false;

  constructor(private readonly parts: CircuitBreakerParts) {}

  /** Why the component is not asked; undefined while it is. */
  get failure(): string | undefined {
    return this.#failure?.reason;
  }

  async ask<Answer>(component: () => Promise<Answer>, standIn: () => Promise<Answer>): Promise<Answer> {
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

  /** Tries the component now. */
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
    this.#failure = { reason: reasonOf(error), tryAt: performance.now() + (this.parts.pauseMs ?? 1000) };
    if (!wasOpen) this.parts.onChange?.(this.#failure.reason);
  }

  #close(): void {
    if (!this.#failure) return;
    this.#failure = undefined;
    this.parts.onChange?.(undefined);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}
