import { expect, it } from '@jest/globals';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { computeNextAttempt } from './webhook-retry.rules.js';

/** Times of the attempts of an event that always fails, in milliseconds since the first attempt. */
function computeAttemptTimes(jitter: number): number[] {
  const firstFailedAt = new Date('2026-11-25T12:00:00Z');
  const times = [0];
  for (;;) {
    const now = new Date(firstFailedAt.getTime() + (times.at(-1) ?? 0));
    const next = computeNextAttempt({ attempts: times.length, firstFailedAt, now, jitter });
    if (!next) return times;
    times.push(next.getTime() - firstFailedAt.getTime());
  }
}

it.each([0, 0.5, 1])('with a jitter of %d, the pauses between attempts grow, but the last one ends after three days', (jitter) => {
  const times = computeAttemptTimes(jitter);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(times.length).toBeGreaterThan(10);
  expect(pauses[0]).toBeLessThanOrEqual(11_000);
  // The last pause is shorter, because it ends with the three days.
  expect(pauses.slice(0, -1)).toEqual(pauses.slice(0, -1).toSorted((one, other) => one - other));
  expect(Math.max(...pauses)).toBeLessThanOrEqual(27 * HOUR_MS);
  expect(times.at(-1)).toBe(3 * DAY_MS);
});
