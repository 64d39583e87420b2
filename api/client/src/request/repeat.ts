import { ConnectionError, isApiError } from '../error/errors.ts';
import { isQueryText } from '../typed-document.ts';

/** HTTP statuses by which a proxy reports that it could not reach the API. */
const unreachableStatuses: readonly (number | undefined)[] = [502, 503, 504];
const firstPauseMs = 200;

export interface RepeatedRequest {
  text: string;
  variables: unknown;
  /** Whether the caller allows the request to be executed twice. */
  isRepeatable?: boolean | undefined;
}

/** Returns the milliseconds to wait before a failed request is sent again, or undefined if it must not be sent again. */
export type RepeatPolicy = (attempt: number, error: unknown, request: RepeatedRequest) => number | undefined;

/** Whether the variables have an idempotency key. An order with such a key is placed once, however often it is sent. */
function hasIdempotencyKey(variables: unknown): boolean {
  const { dto } = Object(variables) as { dto?: unknown };
  return typeof Object(dto).idempotencyKey === 'string';
}

/** Whether a mutation was executed at least in part: one of the root fields of its response has a value. */
export const hasData = ({ data }: { data: unknown }): boolean => Object.values(Object(data)).some((value) => value !== null);

/** Whether to repeat a request that got no response. A query that timed out is not repeated, because it would take as long again. */
function isWorthRepeating({ reason, status }: ConnectionError, mayRunTwice: boolean): boolean {
  return reason === 'NETWORK' || (reason === 'TIMEOUT' && mayRunTwice) || unreachableStatuses.includes(status);
}

/**
 * Repeats whatever may safely be repeated, at most `repeats` times.
 * - UNAVAILABLE says that nothing was changed, so everything may be repeated, after the time that the API states.
 * - If the outcome is unknown, only an operation that may run twice is repeated: a query, an order with an idempotency key, or a mutation
 *   that the caller declares repeatable.
 */
export const repeatSafely =
  (repeats = 2): RepeatPolicy =>
  (attempt, error, { text, variables, isRepeatable = false }) => {
    if (attempt >= repeats) return undefined;
    const isQuery = isQueryText(text);
    if (isApiError(error, 'UNAVAILABLE')) {
      const { retryAfterMs = 1000 } = error;
      return isQuery || !hasData(error) ? retryAfterMs * (1 + Math.random() / 4) : undefined;
    }
    const mayRunTwice = isRepeatable || hasIdempotencyKey(variables);
    const isUnconfirmed =
      isApiError(error, 'OUTCOME_UNKNOWN') || (error instanceof ConnectionError && isWorthRepeating(error, mayRunTwice));
    return isUnconfirmed && (isQuery || mayRunTwice) ? firstPauseMs * 2 ** attempt * (1 + Math.random()) : undefined;
  };

/**
 * Repeats a query once, after a short random pause, because a person waits for the page. A mutation is only repeated if it is declared
 * repeatable. A request that an overloaded API has refused is not repeated: it would be refused again and add to the load.
 */
export const repeatReads: RepeatPolicy = (attempt, error, { text, isRepeatable }) => {
  if (attempt > 0 || !(isRepeatable || isQueryText(text))) return undefined;
  const isTransient =
    error instanceof ConnectionError
      ? isWorthRepeating(error, false)
      : isApiError(error, 'OUTCOME_UNKNOWN') || (isApiError(error, 'UNAVAILABLE') && error.details.reason !== 'overload');
  return isTransient ? 100 + Math.random() * 300 : undefined;
};

/** Waits for the given time. Rejects with the reason of the signal if the signal is aborted first. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
