import { DAY_MS, HOUR_MS } from '../process/durations.js';

/** Maximum number of events within a sliding window. */
export interface Limit {
  max: number;
  withinMs: number;
}

export const createHourlyLimit = (max: number): Limit => ({ max, withinMs: HOUR_MS });
export const createDailyLimit = (max: number): Limit => ({ max, withinMs: DAY_MS });

/**
 * Returns the time at which the limit allows another event, or undefined if it allows one now. Each date in `reservations` is a reserved
 * event, which counts until that date.
 */
export function findNextAllowedTime(
  events: readonly Date[],
  { max, withinMs }: Limit,
  { now, reservations = [] }: { now: Date; reservations?: readonly Date[] },
): Date | undefined {
  if (max < 1) return new Date(now.getTime() + withinMs);
  const endTimes = [...events.map((date) => new Date(date.getTime() + withinMs)), ...reservations].filter((date) => date > now);
  return endTimes.sort((one, other) => other.getTime() - one.getTime())[max - 1];
}
