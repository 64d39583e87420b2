import { expect, it } from '@jest/globals';
import { parseOrdersOptions } from './options.ts';

it('npm run lab -- chaos-orders takes a seed, orders and kills, and by default a random seed, 100 orders and 20 kills', () => {
  expect(parseOrdersOptions(['--seed', '7', '--orders', '10', '--kills', '0'], 0)).toEqual({ seed: 7, orders: 10, kills: 0 });
  expect(parseOrdersOptions([], 0.5)).toEqual({ seed: 2 ** 31, orders: 100, kills: 20 });
});

it.each([
  '--seed x',
  '--orders 0',
  '--orders many',
  '--kills -1',
  '--minutes 2',
  '7',
])('npm run lab -- chaos-orders refuses %s with its usage', (args) =>
  expect(() => parseOrdersOptions(args.split(' '), 0)).toThrow(/npm run lab -- chaos-orders takes --seed/));
