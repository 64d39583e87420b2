import { ConnectionError, isApiError } from '../error/errors.ts';
import { isRead } from '../typed-document.ts';

/** HTTP statuses by which a proxy reports that it could not reach the API. */
const unreached: readonly (number | undefined)[] = [502, 503, 504];
const firstPauseMs = 200;

interface RepeatedRequest {
  text: string;
  variables: unknown;
  /** Whether the caller allows the change to be made twice. */
  isRepeatable?: boolean | undefined;
}

/** Whether the variables have an idempotency key. An order with such a key is placed once, however often it is sent. */
function hasKey(variables: unknown): boolean {
  const { dto } = Object(variables) as { dto?: unknown };
  return typeof Object(dto).idempotencyKey === 'string';
}

/** Whether a mutation was made at least in part: one of the root fields of its answer has a value. */
export const hasData = ({ data }: { data: unknown }): boolean => Object.values(Object(data)).some((value) => value !== null);

/** Whether to repeat a request that got no answer. A query that timed out is not repeated, because it would take as long again. */
function isWorthAnother({ reason, status }: ConnectionError, isKeyed: boolean): boolean {
  return reason === 'NETWORK' || (reason === 'TIMEOUT' && isKeyed) || unreached.includes(status);
}

/**
 * Returns how long to wait before a failed request is sent again, or undefined if it must not be.
 * - UNAVAILABLE says that nothing was changed, so everything may be repeated, after the time that the API asks for.
 * - If the outcome is unknown, only what may happen twice is repeated: a query, an order with a key, or what the caller vouches for.
 */
export function pauseBefore(
  attempt: number,
  error: unknown,
  { text, variables, isRepeatable = false }: RepeatedRequest,
): number | undefined {
  const isQuery = isRead(text);
  if (isApiError(error, 'UNAVAILABLE')) {
    const { retryAfterMs = 1000 } = error;
    return isQuery || !hasData(error) ? retryAfterMs * (1 + Math.random() / 4) : undefined;
  }
  const isKeyed = isRepeatable || hasKey(variables);
  const isUnconfirmed = isApiError(error, 'OUTCOME_UNKNOWN') || (error instanceof ConnectionError && isWorthAnother(error, isKeyed));
  return isUnconfirmed && (isQuery || isKeyed) ? firstPauseMs * 2 ** attempt * (1 + Math.random()) : undefined;
}

/** Waits for the given time, or until the signal is aborted. */
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
