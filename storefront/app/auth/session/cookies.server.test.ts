import { cookieHeader, isSpent, readCookies, withSetCookies } from './cookies.server.ts';

test('reads cookies, applies Set-Cookie, and forwards only the named cookies', () => {
  const cookies = readCookies('access=old; refresh=r=1; consent=granted; broken');
  const next = withSetCookies(cookies, ['access=new; Path=/; HttpOnly', 'refresh=; Max-Age=0; Path=/']);
  expect(cookieHeader(next, ['access', 'refresh', 'browser'])).toBe('access=new');
  expect(cookieHeader(cookies, ['refresh'])).toBe('refresh=r=1');
  expect(cookieHeader(readCookies(null), ['access'])).toBeNull();
});

const token = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.mark`;
const now = new Date('2026-11-20T12:00:00Z');
const seconds = now.getTime() / 1000;

test.each([
  ['expires in a minute', token({ exp: seconds + 60 }), false],
  ['expires while the page is rendered', token({ exp: seconds + 3 }), true],
  ['has expired', token({ exp: seconds - 1 }), true],
  ['has no time of expiry', token({}), true],
  ['cannot be parsed', 'nonsense', true],
])('whether a token that %s must be refreshed', (_what, given, spent) => {
  expect(isSpent(given, now)).toBe(spent);
});
