import { expect, it } from '@jest/globals';
import { parseOptions } from './options.ts';

it('reads seed and minutes, and chooses a seed itself', () => {
  expect(parseOptions(['--seed', '7', '--minutes', '30'], 0)).toEqual({ seed: 7, seconds: 1_800 });
  expect(parseOptions([], 0.5)).toEqual({ seed: 2 ** 31, seconds: 120 });
});

it.each([
  ['--seed', 'x'],
  ['--seed', '-1'],
  ['--seed', '1.5'],
  ['--minutes', '0'],
  ['--minutes', 'many'],
  ['--hours', '2'],
  ['7'],
])('refuses %s %s with the usage', (...args) => expect(() => parseOptions(args, 0)).toThrow(/npm run lab -- chaos takes --seed/));
