import { isPersonalPath } from './page-paths.ts';

test.each([
  '/account',
  '/account.data',
  '/account.data?_routes=account',
  '/account/orders',
  '/account/promo',
  '/account/orders.data?state=underway',
  '/account/bonus',
  '/auth?to=/cart',
  '/enter-code',
  '/cart',
  '/favorites',
  '/favorites.data?page=2',
  '/checkout',
  '/checkout.data',
  '/notices/token',
  '/orders/7',
  '/orders/7/pay',
  '/pay/7',
  '/product/slope/review',
  '/product/slope/review.data',
])('the path %s is personal', (path) => {
  expect(isPersonalPath(path)).toBe(true);
});

test.each([
  '/',
  '/catalog?query=account',
  '/carts',
  '/product/review',
  '/product/slope/reviews',
  '/accounts',
  '/authors.data',
  '/blog/orders',
  '/account.database',
])('the path %s is not personal', (path) => {
  expect(isPersonalPath(path)).toBe(false);
});
