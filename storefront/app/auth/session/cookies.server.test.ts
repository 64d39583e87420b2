import { applySetCookies, buildCookieHeader, readCookies } from './cookies.server.ts';

test('cookies are parsed and updated by Set-Cookie, and only the named ones are forwarded', () => {
  const cookies = readCookies('access=old; refresh=r=1; consent=granted; broken');
  const next = applySetCookies(cookies, ['access=new; Path=/; HttpOnly', 'refresh=; Max-Age=0; Path=/']);
  expect(buildCookieHeader(next, ['access', 'refresh', 'browser'])).toBe('access=new');
  expect(buildCookieHeader(cookies, ['refresh'])).toBe('refresh=r=1');
  expect(buildCookieHeader(readCookies(null), ['access'])).toBeNull();
});
