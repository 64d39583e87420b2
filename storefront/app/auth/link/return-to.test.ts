/** @jest-environment jsdom */
import { rememberReturn, takeReturn } from './return-to.ts';

afterEach(() => {
  sessionStorage.clear();
});

test('a return path can be read only once', () => {
  rememberReturn('/delivery?a=1');
  expect(takeReturn()).toBe('/delivery?a=1');
  expect(takeReturn()).toBe('/account');
});

test('a sign-in without a return path clears the previous one', () => {
  rememberReturn('/delivery');
  rememberReturn(null);
  expect(takeReturn()).toBe('/account');
});

test('the keyword of the checkout is not cleared, because the checkout links to the sign-in page without a path', () => {
  sessionStorage.setItem('returnTo', '"checkout"');
  rememberReturn(null);
  expect(takeReturn()).toBe('/checkout');
});

test('an address outside the shop is not stored', () => {
  rememberReturn('//evil.example/');
  expect(takeReturn()).toBe('/account');
});
