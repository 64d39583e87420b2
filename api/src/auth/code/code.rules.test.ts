import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { findFullUntil } from '../../platform/rates/sliding-limit.rules.js';
import { deriveCode, parseTypedCode } from './code.rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const ago = (...seconds: number[]) => seconds.map((before) => new Date(NOW.getTime() - before * 1000));
const secondsUntil = (until: Date | undefined) => until && (until.getTime() - NOW.getTime()) / 1000;

describe('a code', () => {
  const key = randomBytes(32);

  it('is the same for the same challenge and key, and differs if either differs', () => {
    const id = randomUUID();
    expect(deriveCode(key, id, 6)).toBe(deriveCode(key, id, 6));
    const others = new Set(Array.from({ length: 100 }, () => deriveCode(key, randomUUID(), 6)));
    expect(others.size).toBeGreaterThan(95);
    expect(new Set(Array.from({ length: 100 }, () => deriveCode(randomBytes(32), id, 6))).size).toBeGreaterThan(95);
  });

  it('has evenly distributed digits in every position', () => {
    const codes = Array.from({ length: 20_000 }, () => deriveCode(key, randomUUID(), 4));
    for (const place of [0, 1, 2, 3]) {
      for (const digit of '0123456789') {
        const times = codes.filter((code) => code[place] === digit).length;
        // Six standard deviations.
        expect(Math.abs(times - 2_000)).toBeLessThan(6 * Math.sqrt(20_000 * 0.1 * 0.9));
      }
    }
  });

  it('is read with spaces, hyphens or full-width digits, and only with four or six digits', () => {
    expect(['1234', ' 12 34\n', '１２３４', '12-34', '123 456'].map(parseTypedCode)).toEqual(['1234', '1234', '1234', '1234', '123456']);
    expect(['', '123', '12345', '12a4', '1234567', '٠١٢٣'].map(parseTypedCode)).toEqual(Array.from({ length: 6 }, () => undefined));
  });
});

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
