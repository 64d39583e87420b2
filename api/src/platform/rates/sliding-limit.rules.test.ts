import { describe, expect, it } from '@jest/globals';
import { findNextAllowedTime } from './sliding-limit.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const listTimesAgo = (...seconds: number[]) => seconds.map((before) => new Date(NOW.getTime() - before * 1000));
const computeSecondsUntil = (until: Date | undefined) => until && (until.getTime() - NOW.getTime()) / 1000;

describe('a limit on events within a sliding window', () => {
  const twoPerMinute = { max: 2, withinMs: 60_000 };

  it('is reached after the maximum number of events, until the oldest event has left the time window', () => {
    expect(findNextAllowedTime([], twoPerMinute, { now: NOW })).toBeUndefined();
    expect(findNextAllowedTime(listTimesAgo(10), twoPerMinute, { now: NOW })).toBeUndefined();
    expect(computeSecondsUntil(findNextAllowedTime(listTimesAgo(10, 20), twoPerMinute, { now: NOW }))).toBe(40);
    expect(findNextAllowedTime(listTimesAgo(10, 60), twoPerMinute, { now: NOW })).toBeUndefined();
  });

  it('allows no event if its maximum is zero', () => {
    expect(computeSecondsUntil(findNextAllowedTime([], { max: 0, withinMs: 60_000 }, { now: NOW }))).toBe(60);
  });

  it('counts a reservation like an event until the reservation ends', () => {
    const listTimesIn = (...seconds: number[]) => listTimesAgo(...seconds.map((after) => 0 - after));
    expect(computeSecondsUntil(findNextAllowedTime(listTimesAgo(10), twoPerMinute, { now: NOW, reservations: listTimesIn(70) }))).toBe(50);
    expect(computeSecondsUntil(findNextAllowedTime(listTimesAgo(10), twoPerMinute, { now: NOW, reservations: listTimesIn(30) }))).toBe(30);
    expect(computeSecondsUntil(findNextAllowedTime([], twoPerMinute, { now: NOW, reservations: listTimesIn(20, 5) }))).toBe(5);
    expect(findNextAllowedTime(listTimesAgo(60), twoPerMinute, { now: NOW, reservations: listTimesIn(20) })).toBeUndefined();
  });
});
