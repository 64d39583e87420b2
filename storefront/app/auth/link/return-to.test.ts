/** @jest-environment jsdom */
import { rememberReturn, takeReturn } from './return-to.ts';

afterEach(() => {
  sessionStorage.clear();
});

test('a return path is taken once', () => {
  rememberReturn('/delivery?a=1');
  expect(takeReturn()).toBe('/delivery?a=1');
  expect(takeReturn()).toBe('/account');
});

test('a sign-in without a return path clears the last one', () => {
  rememberReturn('/delivery');
  rememberReturn(null);
  expect(takeReturn()).toBe('/account');
});

test('the keyword of the checkout stays, because the checkout links to the sign-in page without a path', () => {
  sessionStorage.setItem('returnTo', '"checkout"');
  rememberReturn(null);
  expect(takeReturn()).toBe('/checkout');
});

test('a page outside the shop is not returned to', () => {
  rememberReturn('//evil.example/');
  expect(takeReturn()).toBe('/account');
});
