import { expect, it } from '@jest/globals';
import { parseOptions } from './options.ts';

it('npm run lab -- chaos takes a seed and minutes, and by default a random seed and two minutes', () => {
  expect(parseOptions(['--seed', '7', '--minutes', '30'], 0)).toEqual({ seed: 7, seconds: 1_800 });
  expect(parseOptions([], 0.5)).toEqual({ seed: 2 ** 31, seconds: 120 });
});

it.each([
  '--seed x',
  '--seed -1',
  '--seed 1.5',
  '--minutes 0',
  '--minutes many',
  '--hours 2',
  '7',
])('npm run lab -- chaos refuses %s with its usage', (args) =>
  expect(() => parseOptions(args.split(' '), 0)).toThrow(/npm run lab -- chaos takes --seed/));
