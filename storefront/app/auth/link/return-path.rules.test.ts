import { findReturnPath } from './return-path.rules.ts';

const origin = 'https://meet.example';

test.each([
  '/checkout',
  '/account/orders?page=2#last',
  '/product/slope',
  '/search?query=//evil.example',
  '/@evil.example',
])('%s is a valid return path', (path) => {
  expect(findReturnPath(path, origin)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'checkout',
  'https://evil.example/',
  '//evil.example/account',
  '/\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/.\\\\evil.example',
  '/\t/evil.example',
  '/.\t//evil.example',
  '\u0001//evil.example',
  '//user@evil.example',
  '//meet.example@evil.example/',
  '///user:secret@meet.example/account',
  '/\n//evil.example',
  'javascript:alert(1)',
  '/auth',
  '/enter-code?x=1',
])('%j is not a valid return path', (requested) => {
  expect(findReturnPath(requested, origin)).toBe('/account');
});
