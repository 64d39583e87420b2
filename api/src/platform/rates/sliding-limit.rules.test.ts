import { describe, expect, it } from '@jest/globals';
import { findFullUntil } from './sliding-limit.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (...seconds: number[]) => seconds.map((before) => new Date(NOW.getTime() - before * 1000));
const secondsUntil = (until: Date | undefined) => until && (until.getTime() - NOW.getTime()) / 1000;

describe('a limit', () => {
  const two = { max: 2, withinMs: 60_000 };

  it('is reached after the maximum number of events, until the oldest one has left the time window', () => {
    expect(findFullUntil([], two, { now: NOW })).toBeUndefined();
    expect(findFullUntil(ago(10), two, { now: NOW })).toBeUndefined();
    expect(secondsUntil(findFullUntil(ago(10, 20), two, { now: NOW }))).toBe(40);
    expect(findFullUntil(ago(10, 60), two, { now: NOW })).toBeUndefined();
  });

  it('of zero allows nothing', () => {
    expect(secondsUntil(findFullUntil([], { max: 0, withinMs: 60_000 }, { now: NOW }))).toBe(60);
  });

  it('counts reservations until they end', () => {
    const endingIn = (...seconds: number[]) => ago(...seconds.map((after) => 0 - after));
    expect(secondsUntil(findFullUntil(ago(10), two, { now: NOW, reservations: endingIn(70) }))).toBe(50);
    expect(secondsUntil(findFullUntil(ago(10), two, { now: NOW, reservations: endingIn(30) }))).toBe(30);
    expect(secondsUntil(findFullUntil([], two, { now: NOW, reservations: endingIn(20, 5) }))).toBe(5);
    expect(findFullUntil(ago(60), two, { now: NOW, reservations: endingIn(20) })).toBeUndefined();
  });
});
