import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/time/durations.js';

/** Time after which a failing event is given up and a failing endpoint switched off. */
export const GIVE_UP_AFTER_MS = 3 * DAY_MS;

const pausesMs = [
  ...[10 * SECOND_MS, 30 * SECOND_MS],
  ...[2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS],
  ...[1 * HOUR_MS, 3 * HOUR_MS, 6 * HOUR_MS, 12 * HOUR_MS, 24 * HOUR_MS],
];
/** Pauses vary by up to so much of their length, so that events that failed together do not come back together. */
const SPREAD = 0.1;

interface Failing {
  /** Failed attempts so far. */
  attempts: number;
  since: Date;
  now: Date;
  /** From 0 to 1. */
  chance: number;
}

/** When to try again. Null once the event has failed for three days; the last attempt is at their very end. */
export function nextAttemptAt({ attempts, since, now, chance }: Failing): Date | null {
  const end = since.getTime() + GIVE_UP_AFTER_MS;
  if (now.getTime() >= end) return null;
  const pause = pausesMs[Math.min(attempts, pausesMs.length) - 1] ?? 0;
  return new Date(Math.min(now.getTime() + pause * (1 + SPREAD * chance), end));
}
