import { needsRefresh } from './session.server.ts';

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
  expect(needsRefresh(given, now)).toBe(spent);
});
