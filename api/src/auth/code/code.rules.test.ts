import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { CODE_TTL_MS, deriveCode, isLiveChallenge, MAX_TRIES_PER_CODE, parseTypedCode } from './code.rules.js';

describe('a one-time code', () => {
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
        // Six standard deviations, which no fair digit exceeds in practice.
        expect(Math.abs(times - 2_000)).toBeLessThan(6 * Math.sqrt(20_000 * 0.1 * 0.9));
      }
    }
  });

  it('is read with spaces, hyphens or full-width digits, and only with four or six digits', () => {
    expect(['1234', ' 12 34\n', '１２３４', '12-34', '123 456'].map(parseTypedCode)).toEqual(['1234', '1234', '1234', '1234', '123456']);
    expect(['', '123', '12345', '12a4', '1234567', '٠١٢٣'].map(parseTypedCode)).toEqual(Array.from({ length: 6 }, () => undefined));
  });

  it('is valid until it is used, expires or has been tried too often', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    const challenge = { usedAt: null, tries: MAX_TRIES_PER_CODE - 1, expiresAt: new Date(now.getTime() + CODE_TTL_MS) };
    expect(isLiveChallenge(challenge, now)).toBe(true);
    expect(isLiveChallenge(challenge, challenge.expiresAt)).toBe(false);
    expect(isLiveChallenge({ ...challenge, tries: MAX_TRIES_PER_CODE }, now)).toBe(false);
    expect(isLiveChallenge({ ...challenge, usedAt: now }, now)).toBe(false);
  });
});
