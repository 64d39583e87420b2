import { needsRefresh } from './session.server.ts';

const createToken = (claims: object) => `header.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
const now = new Date('2026-11-20T12:00:00Z');
const seconds = now.getTime() / 1000;

test.each([
  ['a token that expires in a minute is not refreshed yet', createToken({ exp: seconds + 60 }), false],
  ['a token that expires while the page is rendered is refreshed', createToken({ exp: seconds + 3 }), true],
  ['an expired token is refreshed', createToken({ exp: seconds - 1 }), true],
  ['a token without an expiry time is refreshed', createToken({}), true],
  ['a token that cannot be parsed is refreshed', 'nonsense', true],
])('%s', (_title, accessToken, expected) => {
  expect(needsRefresh(accessToken, now)).toBe(expected);
});
