import type { ErrorCode } from '../generated/types.ts';
import type { ErrorDetails } from './error-details.ts';

/** An error as the API writes it into an answer. */
export interface ErrorInAnswer {
  message: string;
  path?: readonly (string | number)[];
  extensions?: { code?: string; requestId?: string; details?: object };
}

interface Refused {
  errors: readonly ErrorInAnswer[];
  /** Fields of a partial answer. */
  data?: unknown;
  /** The header `retry-after`, in milliseconds. */
  retryAfterMs?: number | undefined;
}

/** A refusal or a failure that the API answered. Its message is a Russian sentence for the shopper. Narrow it with `isApiError`. */
export class ApiError<Code extends ErrorCode = ErrorCode> extends Error {
  override readonly name = 'ApiError';
  /** The API may add codes: treat one that you do not know like INTERNAL. */
  readonly code: Code;
  readonly details: ErrorDetails[Code];
  /** To report with an INTERNAL error. */
  readonly requestId: string | undefined;
  /** All errors of the answer. `code` and `details` are those of the first. */
  readonly errors: readonly ErrorInAnswer[];
  /** Fields of the answer that are there in spite of the errors. */
  readonly data: unknown;
  /** How long to wait before asking again, if the API says so. */
  readonly retryAfterMs: number | undefined;

  constructor({ errors, data, retryAfterMs }: Refused) {
    const [first] = errors;
    const { code = 'INTERNAL', requestId, details = {} } = first?.extensions ?? {};
    super(first?.message ?? 'The API answered neither data nor errors.');
    this.code = code as Code;
    this.details = details as ErrorDetails[Code];
    this.requestId = requestId;
    this.errors = errors;
    this.data = data;
    this.retryAfterMs = retryAfterMs ?? waitIn(details);
  }
}

function waitIn({ retryAfter, until }: { retryAfter?: unknown; until?: unknown }): number | undefined {
  if (typeof retryAfter === 'number') return retryAfter * 1000;
  const end = typeof until === 'string' ? Date.parse(until) : Number.NaN;
  return Number.isNaN(end) ? undefined : Math.max(0, end - Date.now());
}

/** The errors with these codes. */
export type ApiErrorOf<Code extends ErrorCode> = Code extends ErrorCode ? ApiError<Code> : never;

/** Every error of the API: `code` tells the type of `details`. */
export type AnyApiError = ApiErrorOf<ErrorCode>;

/** Whether something thrown is an error of the API, with one of these codes if there are any. */
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

/** No answer of the API arrived. A request that you abort yourself throws the reason of its signal instead. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';
  /** NETWORK: nothing arrived. TIMEOUT: nothing arrived in time. ANSWER: something else than the API answered, such as a proxy. */
  readonly reason: 'NETWORK' | 'TIMEOUT' | 'ANSWER';
  /** Whether a change may have been made all the same: read the state before you repeat it. Always false for a query. */
  readonly mayHaveHappened: boolean;
  /** HTTP status of an answer that is not the API's. */
  readonly status: number | undefined;

  constructor({ reason, message, mayHaveHappened, status, cause }: Failure) {
    super(message, { cause });
    this.reason = reason;
    this.mayHaveHappened = mayHaveHappened;
    this.status = status;
  }
}
