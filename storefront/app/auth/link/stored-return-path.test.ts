/** @jest-environment jsdom */
import { saveReturnPath, takeReturnPath } from './stored-return-path.ts';

afterEach(() => {
  sessionStorage.clear();
});

test('a return path can be read only once', () => {
  saveReturnPath('/delivery?a=1');
  expect(takeReturnPath()).toBe('/delivery?a=1');
  expect(takeReturnPath()).toBe('/account');
});

test('a sign-in without a return path clears the previous one', () => {
  saveReturnPath('/delivery');
  saveReturnPath(null);
  expect(takeReturnPath()).toBe('/account');
});

test('an address outside the shop is not stored as a return path', () => {
  saveReturnPath('//evil.example/');
  expect(takeReturnPath()).toBe('/account');
});
