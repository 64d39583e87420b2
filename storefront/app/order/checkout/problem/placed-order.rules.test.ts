import { buildOrderPath } from './placed-order.rules.ts';

test.each([
  ['no problem occurred', undefined],
  ['it is unknown whether the order was placed', { kind: 'unknown' }],
] as const)('the form has no link to an order if %s', (_what, problem) => {
  expect(buildOrderPath(problem)).toBeNull();
});

test.each([
  ['its page', '/orders/42', '42'],
  ['the account if the id of the order is unknown', '/account', null],
])('the link to a placed order leads to %s', (_what, address, orderId) => {
  expect(buildOrderPath({ kind: 'placed', orderId })).toBe(address);
});
