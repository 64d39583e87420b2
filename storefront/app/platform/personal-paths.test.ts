import { isPersonalPath } from './personal-paths.ts';

test.each([
  '/account',
  '/account.data',
  '/account.data?_routes=account',
  '/auth?to=/cart',
  '/enter-code',
  '/checkout',
  '/orders/7',
])('%s is personal', (path) => {
  expect(isPersonalPath(path)).toBe(true);
});

test.each([
  '/',
  '/catalog?query=account',
  '/cart',
  '/accounts',
  '/authors.data',
  '/blog/orders',
  '/account.database',
])('%s is not', (path) => {
  expect(isPersonalPath(path)).toBe(false);
});
