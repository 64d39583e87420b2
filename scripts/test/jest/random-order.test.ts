import { expect, it } from '@jest/globals';
import RandomOrder from './random-order.mjs';

const tests = Array.from({ length: 40 }, (_, at) => ({ path: `/shop/${String(at).padStart(2, '0')}.test.ts` }));

const listOrder = (seed: number, testFiles = tests): string[] =>
  new RandomOrder({ globalConfig: { seed } }).sort(testFiles).map(({ path }) => path);

it('RandomOrder runs all files, in an order that depends on the seed only', () => {
  expect(listOrder(1)).toEqual(listOrder(1, tests.toReversed()));
  expect(listOrder(1)).not.toEqual(listOrder(2));
  expect(listOrder(1).toSorted()).toEqual(tests.map(({ path }) => path));
});

it('RandomOrder can put a file at any position', () => {
  const positions = Array.from({ length: 400 }, (_, seed) => listOrder(seed).indexOf('/shop/00.test.ts'));
  expect(new Set(positions).size).toBe(tests.length);
});
