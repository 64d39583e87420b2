import { expect, it } from '@jest/globals';
import { calibrate, findExcesses } from './budgets.ts';

const cost = (cpu: number, calibration: number) => [{ name: 'api', cpu, calibration }];

it('a step is accepted up to 30 % above its budget, and a more expensive step is reported with its figures', () => {
  expect(findExcesses(cost(200, 2), { api: 100 })).toEqual([]);
  expect(findExcesses(cost(259, 2), { api: 100 })).toEqual([]);
  expect(findExcesses(cost(262, 2), { api: 100 })).toEqual([
    'api used 262.0 s of CPU, 31 % more than its budget of 200.0 s (100 calibrations of 2.00 s in scripts/test/budgets.json).',
  ]);
});

it('a step that costs 100 times the calibration exceeds a budget of 70 times', () => {
  expect(findExcesses(cost(200, 2), { api: 70 })).toHaveLength(1);
});

it('the budget of a step grows with the calibration, which takes longer on a slower machine', () => {
  expect(findExcesses(cost(400, 4), { api: 100 })).toEqual([]);
  expect(findExcesses(cost(524, 4), { api: 100 })).toHaveLength(1);
});

it('a step with a small budget may exceed it by three times the calibration', () => {
  expect(findExcesses(cost(3, 1), { api: 0.5 })).toEqual([]);
  expect(findExcesses(cost(4, 1), { api: 0.5 })).toHaveLength(1);
});

it('a step without a budget is reported', () => {
  expect(findExcesses(cost(1, 1), {})).toEqual([
    'api has no budget in scripts/test/budgets.json: measure it with .ci/run --renew-budgets.',
  ]);
});

const measurements = [1, 1.2, 2, 2.2, 9, 1.1].map((cpu, at) => ({ at: at * 10, cpu }));

it('the calibration of a step is the median of the measurements during it and of those directly before and after it', () => {
  expect(calibrate(measurements, 2, 18)).toBe(1.2);
  expect(calibrate(measurements, 10, 28)).toBe(2);
  expect(calibrate(measurements, 31, 35)).toBeCloseTo(5.6);
  expect(calibrate(measurements, 50, 70)).toBe(1.1);
});

it('the calibration of the whole run is the median of all measurements', () => {
  expect(calibrate(measurements)).toBeCloseTo(1.6);
});
