import { buildReloadAddress, isReloadLimitReached } from './order-page.server.ts';

const page = new URL('https://meet.example/orders/1?paid=2');

test('a page without JavaScript reloads at most twenty times', () => {
  let url = page;
  let times = 0;
  while (!isReloadLimitReached(url)) {
    url = new URL(buildReloadAddress(url), page);
    times += 1;
  }
  expect(times).toBe(20);
  expect(url.searchParams.get('paid')).toBe('2');
});

test.each(['-1', 'x', '1e99'])('an address with the invalid count %s is not reloaded', (count) => {
  expect(isReloadLimitReached(new URL(`${page}&asked=${count}`))).toBe(true);
});
