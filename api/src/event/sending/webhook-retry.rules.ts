import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';

/** Time after which a failing delivery is given up and a failing endpoint is switched off. */
export const GIVE_UP_AFTER_MS = 3 * DAY_MS;

const retryDelaysMs = [
  ...[10 * SECOND_MS, 30 * SECOND_MS],
  ...[2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  ...[1 * HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS],
];
/** Maximum jitter as a share of the delay, so that deliveries that failed together are not retried together. */
const MAX_JITTER = 0.1;

interface FailedDelivery {
  /** Failed attempts so far. */
  attempts: number;
  /** Time of the first failed attempt of the delivery. */
  firstFailedAt: Date;
  now: Date;
  /** Jitter as a share of the maximum, a random number from 0 to 1. */
  jitter: number;
}

/**
 * Returns the time of the next attempt; null once the delivery has failed for three days. The last attempt is made at the end of the three
 * days.
 */
export function computeNextAttempt({ attempts, firstFailedAt, now, jitter }: FailedDelivery): Date | null {
  const end = firstFailedAt.getTime() + GIVE_UP_AFTER_MS;
  if (now.getTime() >= end) return null;
  const delay = retryDelaysMs[Math.min(attempts, retryDelaysMs.length) - 1] ?? 0;
  return new Date(Math.min(now.getTime() + delay * (1 + MAX_JITTER * jitter), end));
}
