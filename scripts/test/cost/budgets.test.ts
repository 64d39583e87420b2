import { expect, it } from '@jest/globals';
import { findExcesses, median } from './budgets.ts';

const cost = (cpu: number) => [{ name: 'api', cpu }];

it('accepts a step within 30 % of its budget, and names one beyond with its figures', () => {
  expect(findExcesses(cost(200), { api: 100 }, 2)).toEqual([]);
  expect(findExcesses(cost(259), { api: 100 }, 2)).toEqual([]);
  expect(findExcesses(cost(262), { api: 100 }, 2)).toEqual([
    'api used 262.0 s of CPU, 31 % more than its budget of 200.0 s (100 calibrations of 2.00 s in scripts/test/budgets.json).',
  ]);
});

it('fails the same step when its budget is made smaller', () => {
  expect(findExcesses(cost(200), { api: 70 }, 2)).toHaveLength(1);
});

it('is as strict on a machine half as fast', () => {
  expect(findExcesses(cost(400), { api: 100 }, 4)).toEqual([]);
  expect(findExcesses(cost(524), { api: 100 }, 4)).toHaveLength(1);
});

it('tolerates a few seconds more of a short step', () => {
  expect(findExcesses(cost(3), { api: 0.5 }, 1)).toEqual([]);
  expect(findExcesses(cost(4), { api: 0.5 }, 1)).toHaveLength(1);
});

it('demands a budget for every step', () => {
  expect(findExcesses(cost(1), {}, 1)).toEqual([
    'api has no budget in scripts/test/budgets.json: measure it with .ci/run --renew-budgets.',
  ]);
});

it('calibrates by the middle of the measurements', () => {
  expect(median([1, 9, 1.2])).toBe(1.2);
  expect(median([1, 9, 1.2, 1.4])).toBeCloseTo(1.3);
});
