import { ErrorCode } from './error-code.js';

/** HTTP status that an error of a field gives to the whole GraphQL answer, whatever other fields the answer contains. */
const statusByCode: Partial<Record<ErrorCode, number>> = { [ErrorCode.UNAUTHENTICATED]: 401, [ErrorCode.FORBIDDEN]: 403 };

/**
 * An expected refusal. `message` is shown to the shopper; `details` are for the client's code. A cause is a failure of the shop, which is
 * logged.
 */
export class DomainError extends Error {
  /** Read by the GraphQL server only; clients receive what formatError returns. */
  readonly extensions: { http?: { status: number } };

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'DomainError';
    const status = statusByCode[code];
    this.extensions = status === undefined ? {} : { http: { status } };
  }
}
