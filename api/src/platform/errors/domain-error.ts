import type { ErrorCode } from './error-code.js';

/** An expected refusal: `message` is shown to the shopper as it stands, `details` go to the client's program. */
export class DomainError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}
