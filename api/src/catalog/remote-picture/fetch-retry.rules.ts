import { parseTarget } from '../../platform/http/outgoing-target.rules.js';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** Whether a picture may be fetched from this URL: by https, or by http from this machine, as in a trial shop. */
export function isPictureSource(text: string): boolean {
  const target = parseTarget(text);
  return target !== null && (target.isSecure || LOOPBACK.test(target.host));
}

/** Normalises a URL, so that two spellings of the URL of a picture are recognised as one picture. */
export const normalizeSource = (text: string): string => parseTarget(text)?.url.href ?? text;

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
