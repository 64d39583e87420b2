import { expect, it } from '@jest/globals';
import { parseMachinesOptions } from './options.ts';

it('npm run lab -- machines takes a rate, a seed, phases and the previous release, and sorts the phases', () => {
  expect(parseMachinesOptions(['--rate', '20', '--seed', '7', '--only', 'failover,rolling', '--previous', 'v1'], 0)).toEqual({
    rate: 20,
    seed: 7,
    phases: ['rolling', 'failover'],
    previous: 'v1',
  });
  expect(parseMachinesOptions([], 0.5)).toEqual({
    rate: 60,
    seed: 2 ** 31,
    phases: ['rolling', 'kills', 'freshness', 'rollback', 'failover'],
  });
});

it.each([
  ['--rate', '0'],
  ['--rate', 'fast'],
  ['--seed', '-1'],
  ['--only', 'rolling,earthquake'],
  ['--minutes', '2'],
])('npm run lab -- machines refuses %s %s with its usage', (...args) =>
  expect(() => parseMachinesOptions(args, 0)).toThrow(/npm run lab -- machines takes --rate/));
