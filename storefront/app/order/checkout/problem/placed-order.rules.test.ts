import { buildOrderPath } from './placed-order.rules.ts';

test.each([
  [null, undefined],
  [null, { kind: 'unknown' }],
  ['/orders/42', { kind: 'placed', orderId: '42' }],
  ['/account', { kind: 'placed', orderId: null }],
] as const)('the link to the placed order is %s', (address, problem) => {
  expect(buildOrderPath(problem)).toBe(address);
});
