import { buildOrdersPath, readOrderListPage } from './orders.rules.ts';

test.each([
  ['', { filter: 'all', page: 1 }],
  ['state=underway', { filter: 'underway', page: 1 }],
  ['state=completed&page=3', { filter: 'completed', page: 3 }],
  ['state=toString', { filter: 'all', page: 1 }],
] as const)('the query %j of the list of orders is read as %j, and the address built from that has the same meaning', (search, request) => {
  expect(readOrderListPage(new URLSearchParams(search))).toEqual(request);
  const address = new URL(buildOrdersPath(request), 'https://meet.example');
  expect(readOrderListPage(address.searchParams)).toEqual(request);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=all',
  'page=1000',
  'page=',
])('the query %j of the list of orders has no valid page', (search) => {
  expect(readOrderListPage(new URLSearchParams(search))).toBeNull();
});
