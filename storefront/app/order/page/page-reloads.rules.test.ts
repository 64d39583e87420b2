import { buildReloadAddress, isReloadLimitReached } from './page-reloads.rules.ts';

const page = new URL('https://meet.example/orders/1?paid=2');

test('without JavaScript the page of an order reloads at most twenty times', () => {
  let url = page;
  let times = 0;
  while (!isReloadLimitReached(url)) {
    url = new URL(buildReloadAddress(url), page);
    times += 1;
  }
  expect(times).toBe(20);
  expect(url.searchParams.get('paid')).toBe('2');
});

test.each(['-1', 'x', '1e99'])('the page of an order is not reloaded if its address has the invalid number of reloads %s', (count) => {
  expect(isReloadLimitReached(new URL(`${page}&asked=${count}`))).toBe(true);
});
