import { describe, expect, it } from '@jest/globals';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../platform/process/durations.js';
import { computeNextFetch } from './fetch-retry.rules.js';

const now = new Date(0);
const computePause = (attempts: number, failure: string, httpStatus: number | null = null) =>
  computeNextFetch({ failure, httpStatus }, { attempts, now })?.getTime();

describe('the next attempt to fetch a picture', () => {
  it('comes after a pause that grows with each of eight failures, and not after the ninth failure', () => {
    const pauses = Array.from({ length: 9 }, (_, index) => computePause(index + 1, 'TIMEOUT'));
    expect(pauses.slice(0, 2)).toEqual([10 * SECOND_MS, MINUTE_MS]);
    expect(pauses.slice(7)).toEqual([24 * HOUR_MS, undefined]);
    expect(pauses.slice(0, 8)).toEqual(pauses.slice(0, 8).toSorted((one, other) => Number(one) - Number(other)));
  });

  it.each([500, 502, 503, 408, 429])('is made after status %d', (status) => {
    expect(computePause(1, 'STATUS', status)).toBe(10 * SECOND_MS);
  });

  it.each([204, 304, 400, 401, 403, 404, 410])('is not made after status %d', (status) => {
    expect(computePause(1, 'STATUS', status)).toBeUndefined();
  });

  it.each(['REFUSED_ADDRESS', 'TYPE', 'TOO_LARGE', 'PIXELS', 'TOO_MANY_REDIRECTS'])('is not made after the failure %s', (failure) => {
    expect(computePause(1, failure)).toBeUndefined();
  });
});
