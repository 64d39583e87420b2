import { expect, it } from '@jest/globals';
import RandomOrder from './random-order.mjs';

const tests = Array.from({ length: 40 }, (_, at) => ({ path: `/shop/${String(at).padStart(2, '0')}.test.ts` }));

const order = (seed: number, found = tests): string[] => new RandomOrder({ globalConfig: { seed } }).sort(found).map(({ path }) => path);

it('all files run, in an order that depends on the seed only', () => {
  expect(order(1)).toEqual(order(1, tests.toReversed()));
  expect(order(1)).not.toEqual(order(2));
  expect(order(1).toSorted()).toEqual(tests.map(({ path }) => path));
});

it('each file can be first or last', () => {
  const positions = Array.from({ length: 400 }, (_, seed) => order(seed).indexOf('/shop/00.test.ts'));
  expect(new Set(positions).size).toBe(tests.length);
});
