import type { ErrorCode } from '../generated/types.ts';
import type { ErrorDetails } from './error-details.ts';

export interface ErrorInResponse {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; requestId?: string; details?: object };
}

interface ErrorResponse {
  errors: readonly ErrorInResponse[];
  /** Data of a partial response. */
  data?: unknown;
  /** The header `retry-after`, in milliseconds. */
  retryAfterMs?: number | undefined;
}

/** An error that the API returned. Its message is a Russian sentence for the shopper. Narrow it by code with `isApiError`. */
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ApiError';
  /** The API may add codes: treat one that you do not know like INTERNAL. */
  readonly code: Code;
  readonly details: ErrorDetails[Code];
  /** Id of the request, to include in a report of an INTERNAL error. */
  readonly requestId: string | undefined;
  /** All errors of the response. `code` and `details` are those of the first one. */
  readonly errors: readonly ErrorInResponse[];
  /** Data that the response contains despite the errors. */
  readonly data: unknown;
  /** Time to wait before the request is repeated, in milliseconds, if the API states one. */
  readonly retryAfterMs: number | undefined;

  constructor({ errors, data, retryAfterMs }: ErrorResponse) {
    const [firstError] = errors;
    const { code = 'INTERNAL', requestId, details = {} } = firstError?.extensions ?? {};
    super(firstError?.message ?? 'The API answered neither data nor errors.');
    this.code = code as Code;
    this.details = details as ErrorDetails[Code];
    this.requestId = requestId;
    this.errors = errors;
    this.data = data;
    this.retryAfterMs = retryAfterMs ?? readRetryAfterMs(details);
  }
}

function readRetryAfterMs({ retryAfter, until }: { retryAfter?: unknown; until?: unknown }): number | undefined {
  if (typeof retryAfter === 'number') return retryAfter * 1000;
  const end = typeof until === 'string' ? Date.parse(until) : Number.NaN;
  return Number.isNaN(end) ? undefined : Math.max(0, end - Date.now());
}

/** Union of the errors with these codes. */
export type ApiErrorOf<Code extends ErrorCode> = Code extends ErrorCode ? ApiError<Code> : never;

/** Union of all errors of the API, discriminated by `code`. */
export type AnyApiError = ApiErrorOf<ErrorCode>;

/** Whether a thrown value is an error of the API and, if codes are given, has one of them. */
export function isApiError(error: unknown): error is AnyApiError;
export function isApiError<Code extends ErrorCode>(error: unknown, ...codes: [Code, ...Code[]]): error is ApiErrorOf<Code>;
export function isApiError(error: unknown, ...codes: ErrorCode[]): boolean {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code));
}

interface Failure {
  reason: ConnectionError['reason'];
  message: string;
  mayHaveHappened: boolean;
  status?: number | undefined;
  cause?: unknown;
}

/** Thrown if no response of the API arrived. A request that you abort throws the reason of its signal instead. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** NETWORK: no response. TIMEOUT: no response in time. ANSWER: a response that is not from the API, for example from a proxy. */
  readonly reason: 'NETWORK' | 'TIMEOUT' | 'ANSWER';
  /** Whether a mutation may have been executed nevertheless: read the state before you repeat it. Always false for a query. */
  readonly mayHaveHappened: boolean;
  /** HTTP status of a response that is not from the API. */
  readonly status: number | undefined;

  constructor({ reason, message, mayHaveHappened, status, cause }: Failure) {
    super(message, { cause });
    this.reason = reason;
    this.mayHaveHappened = mayHaveHappened;
    this.status = status;
  }
}
