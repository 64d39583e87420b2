import { buildOrderPath } from './placed-order.rules.ts';

test.each([
  ['if no problem occurred', undefined],
  ['if it is unknown whether the order was placed', { kind: 'unknown' }],
] as const)('the form links to an order only if an earlier submission is known to have placed it: not %s', (_what, problem) => {
  expect(buildOrderPath(problem)).toBeNull();
});

test.each([
  ['its page', '/orders/42', '42'],
  ['the account if the id of the order is unknown', '/account', null],
])('the link to a placed order leads to %s', (_what, address, orderId) => {
  expect(buildOrderPath({ kind: 'placed', orderId })).toBe(address);
});
