import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';

/** Why a picture was not fetched or stored. */
export interface FetchFailure {
  failure: string;
  httpStatus: number | null;
}

const retryDelaysMs = [10 * SECOND_MS, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, DAY_MS];

/** Failures after which another attempt would fail too. */
const permanentFailures = new Set(['BAD_URL', 'REFUSED_ADDRESS', 'TOO_MANY_REDIRECTS', 'TOO_LARGE', 'TYPE', 'PIXELS', 'BROKEN', 'COSTLY']);
/** HTTP statuses from 400 to 499 after which another attempt may succeed. */
const retryableStatuses = new Set([408, 425, 429]);

const isPermanent = ({ failure, httpStatus }: FetchFailure): boolean =>
  permanentFailures.has(failure) || (httpStatus !== null && httpStatus < 500 && !retryableStatuses.has(httpStatus));

/** Returns the time of the next attempt, or null if there is none. `attempts` counts the failed attempts, this one included. */
export function computeNextFetch(fetchFailure: FetchFailure, { attempts, now }: { attempts: number; now: Date }): Date | null {
  const delayMs = isPermanent(fetchFailure) ? undefined : retryDelaysMs[attempts - 1];
  return delayMs === undefined ? null : new Date(now.getTime() + delayMs);
}
