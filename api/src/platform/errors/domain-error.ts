import { ErrorCode } from './error-code.js';

/** What GraphQL answers with as well, beside whatever else was asked for. */
const statusOf: Partial<Record<ErrorCode, number>> = { [ErrorCode.UNAUTHENTICATED]: 401, [ErrorCode.FORBIDDEN]: 403 };

/** An expected refusal: `message` is shown to the shopper as it stands, `details` go to the client's program. */
export class DomainError extends Error {
  /** Read by the GraphQL server, and by it alone: clients see what formatError makes. */
  readonly extensions: { http?: { status: number } };

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'DomainError';
    const status = statusOf[code];
    this.extensions = status === undefined ? {} : { http: { status } };
  }
}
