import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../../load/open-loop.ts';
import { computeFigures, judgeOverload } from './overload-report.ts';

const outcomes = (count: number, own: Partial<Outcome>): Outcome[] =>
  Array.from({ length: count }, (_, at) => ({ isFirstRank: false, status: 200, hasRetryAfter: own.status === 503, ms: at + 1, ...own }));

const full = computeFigures(outcomes(100, {}), 10);

const missesOf = (overload: Outcome[]) =>
  judgeOverload('api', { full, overload: computeFigures(overload, 10) })
    .filter((line) => line.startsWith('MISS'))
    .map((line) => line.slice('MISS  api, '.length).replace(/: .*/, ''));

const good = [...outcomes(100, {}), ...outcomes(20, { isFirstRank: true }), ...outcomes(300, { status: 503, ms: 300 })];

describe('the report of an overload', () => {
  it('has the times and shares of accepted and refused requests', () => {
    const mixed = [...outcomes(60, {}), ...outcomes(20, { isFirstRank: true }), ...outcomes(40, { status: 503 })];
    expect(computeFigures(mixed, 4)).toEqual({
      offeredPerSecond: 30,
      acceptedPerSecond: 20,
      shedPerSecond: 10,
      p50: 20,
      p95: 56,
      signInP95: 19,
      shedP95: 38,
      longestRefusalMs: 40,
      acceptedSignInShare: 1,
      acceptedOtherShare: 0.6,
      refusalsWithoutRetryTime: 0,
      otherResponses: 0,
    });
  });

  it('accepts a server that stays fast and refuses requests soon', () => {
    expect(missesOf(good)).toEqual([]);
  });

  it.each([
    ['p95 of the accepted relative to the capacity', [...good, ...outcomes(100, { ms: 500 })]],
    ['p95 of the refusals, ms', [...good, ...outcomes(100, { status: 503, ms: 2_000 })]],
    ['refusals without retry-after', [...good, ...outcomes(1, { status: 503, hasRetryAfter: false })]],
    ['answers other than 200 and 503', [...good, ...outcomes(1, { status: 502 })]],
    ['accepted sign-ins relative to others', [...good, ...outcomes(80, { isFirstRank: true, status: 503 })]],
  ])('fails for %s', (what, overload) => {
    expect(missesOf(overload)).toContain(what);
  });
});
