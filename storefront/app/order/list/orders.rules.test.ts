import { buildOrdersPath, readOrderListPage } from './orders.rules.ts';

test.each([
  ['', 'all', 1],
  ['state=underway', 'underway', 1],
  ['state=completed&page=3', 'completed', 3],
  ['state=toString', 'all', 1],
] as const)('the query %j of the orders means the filter «%s» and page %i, as does the address built from both', (search, filter, page) => {
  const request = { filter, page };
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
