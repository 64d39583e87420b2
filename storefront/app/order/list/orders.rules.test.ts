import { buildOrdersPath, readOrderListPage } from './orders.rules.ts';

test.each([
  ['', 'all', 1],
  ['state=underway', 'underway', 1],
  ['state=completed&page=3', 'completed', 3],
  ['state=toString', 'all', 1],
] as const)('the query %j of the order list and the path built from it mean the filter «%s» and page %i', (search, filter, page) => {
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
])('readOrderListPage returns null for the query %j, because its page number is invalid', (search) => {
  expect(readOrderListPage(new URLSearchParams(search))).toBeNull();
});
