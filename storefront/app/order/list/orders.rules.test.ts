import { buildOrdersPath, readOrdersRequest } from './orders.rules.ts';

test.each([
  ['', { filter: 'all', page: 1 }],
  ['state=underway', { filter: 'underway', page: 1 }],
  ['state=completed&page=3', { filter: 'completed', page: 3 }],
  ['state=toString', { filter: 'all', page: 1 }],
] as const)('the query %j of the list of orders is read as %j, and the address built from that has the same meaning', (search, request) => {
  expect(readOrdersRequest(new URLSearchParams(search))).toEqual(request);
  const address = new URL(buildOrdersPath(request), 'https://meet.example');
  expect(readOrdersRequest(address.searchParams)).toEqual(request);
});

test.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=all',
  'page=1000',
  'page=',
])('the query %j of the list of orders has no valid page', (search) => {
  expect(readOrdersRequest(new URLSearchParams(search))).toBeNull();
});
