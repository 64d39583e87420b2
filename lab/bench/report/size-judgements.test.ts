import { expect, it } from '@jest/globals';
import { buildRow } from './row.harness.ts';
import { judgeSizes } from './size-judgements.ts';

const small = { products: 10, units: 20 };
const pairs = ['cards', 'product'].map(
  (scenario) => [buildRow(scenario, 'small'), buildRow(scenario, 'large', { requestsASecond: 79, nodeMs: 1.5 })] as const,
);

it('a shop of more products must have at least 0.8 of the throughput of the small shop', () => {
  expect(judgeSizes(pairs, { small, large: { products: 100, units: 20 } })).toEqual([
    'MISS  cards, requests per second: 0.79, at least 0.8',
    'MISS  product, requests per second: 0.79, at least 0.8',
  ]);
});

it('a query that is not cached may cost at most 0.4 ms of CPU more in a shop of more products', () => {
  const distinct = [[buildRow('distinct-cards', 'small'), buildRow('distinct-cards', 'large', { nodeMs: 1.5 })]] as const;
  expect(judgeSizes(distinct, { small, large: { products: 100, units: 20 } })).toEqual([
    'PASS  distinct-cards, requests per second: 1.00, at least 0.8',
    'MISS  distinct-cards, CPU per request above that of the small shop, ms: 0.50, at most 0.4',
  ]);
});

it('a listing may cost at most 1.2 times as much CPU in a shop of more units', () => {
  expect(judgeSizes(pairs, { small, large: { products: 10, units: 200 } })).toEqual(['MISS  cards, CPU per request: 1.25, at most 1.2']);
});
