import { describe, expect, it } from '@jest/globals';
import type { Outcome } from '../../load/open-loop.ts';
import { computeFigures, judgeOverload } from './overload-report.ts';

const buildOutcomes = (count: number, changes: Partial<Outcome>): Outcome[] =>
  Array.from({ length: count }, (_, at) => ({
    isPreferred: false,
    status: 200,
    hasRetryAfter: changes.status === 503,
    ms: at + 1,
    ...changes,
  }));

const capacityFigures = computeFigures(buildOutcomes(100, {}), 10);

const listMisses = (overload: Outcome[]) =>
  judgeOverload('api', { full: capacityFigures, overload: computeFigures(overload, 10) })
    .filter((line) => line.startsWith('MISS'))
    .map((line) => line.slice('MISS  api, '.length).replace(/: .*/, ''));

const goodOutcomes = [
  ...buildOutcomes(100, {}),
  ...buildOutcomes(20, { isPreferred: true }),
  ...buildOutcomes(300, { status: 503, ms: 300 }),
];

describe('the report of an overload', () => {
  it('has the times and shares of accepted and refused requests', () => {
    const mixed = [...buildOutcomes(60, {}), ...buildOutcomes(20, { isPreferred: true }), ...buildOutcomes(40, { status: 503 })];
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
    expect(listMisses(goodOutcomes)).toEqual([]);
  });

  it.each([
    ['p95 of the accepted relative to the capacity', [...goodOutcomes, ...buildOutcomes(100, { ms: 500 })]],
    ['p95 of the refusals, ms', [...goodOutcomes, ...buildOutcomes(100, { status: 503, ms: 2_000 })]],
    ['refusals without retry-after', [...goodOutcomes, ...buildOutcomes(1, { status: 503, hasRetryAfter: false })]],
    ['answers other than 200 and 503', [...goodOutcomes, ...buildOutcomes(1, { status: 502 })]],
    ['accepted sign-ins relative to others', [...goodOutcomes, ...buildOutcomes(80, { isPreferred: true, status: 503 })]],
  ])('reports that the target «%s» is missed', (what, overload) => {
    expect(listMisses(overload)).toContain(what);
  });
});
