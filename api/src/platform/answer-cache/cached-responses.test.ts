import { describe, expect, it } from '@jest/globals';
import { CachedResponses, type Limits, type Result } from './cached-responses.js';

const response = (askedAt: number, payload = '{}'): Result => ({
  payload: Buffer.from(payload),
  contentType: '',
  cacheControl: '',
  requestedAt: askedAt,
});

function filled(count: number, limits: Partial<Limits>): CachedResponses {
  const kept = new CachedResponses({ ttlMs: 1_000, mostBytes: 10_000_000, mostResponses: 10_000, ...limits });
  for (let time = 0; time < count; time += 1) kept.keep(`key ${time}`, response(time), time);
  return kept;
}

describe('kept answers', () => {
  it('are dropped when they have expired, however small they are', () => {
    const kept = filled(500, {});
    kept.keep('last', response(1_400), 1_400);
    expect(kept.size).toBe(100);
    expect(kept.get('key 400', 1_400)).toBeUndefined();
    expect(kept.get('key 401', 1_400)).toEqual(response(401));
  });

  it('are limited in number, and the oldest ones go first', () => {
    const kept = filled(500, { mostResponses: 3 });
    expect(kept.size).toBe(3);
    expect([496, 497, 499].map((time) => kept.get(`key ${time}`, 499)?.requestedAt)).toEqual([undefined, 497, 499]);
  });

  it('are limited in memory, which counts both bytes of a letter and what an entry itself takes', () => {
    expect(filled(500, { mostBytes: 100_000 }).size).toBeLessThan(100);
    const kept = filled(0, { mostBytes: 100_000 });
    kept.keep('large', response(0, 'ы'.repeat(30_000)), 0);
    kept.keep('larger', response(0, 'ы'.repeat(40_000)), 0);
    expect([kept.get('large', 0), kept.get('larger', 0)?.payload.length]).toEqual([undefined, 80_000]);
    kept.keep('too large', response(0, 'ы'.repeat(50_000)), 0);
    expect(kept.size).toBe(0);
  });

  it('count an answer that replaces another once', () => {
    const kept = filled(0, { mostBytes: 100_000 });
    for (let time = 0; time < 10; time += 1) kept.keep('same', response(time, 'ы'.repeat(40_000)), time);
    expect([kept.size, kept.get('same', 9)?.requestedAt]).toEqual([1, 9]);
  });
});
