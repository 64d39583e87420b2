import { Injectable } from '@nestjs/common';

/**
 * Tells requests that may last long that the server is closing, so that they end. Hooks of Nest are called too late for that: the server
 * waits for its requests first.
 */
@Injectable()
export class Closing {
  readonly #controller = new AbortController();

  /** Aborted when the server begins to close. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  begin(): void {
    this.#controller.abort();
  }
}
