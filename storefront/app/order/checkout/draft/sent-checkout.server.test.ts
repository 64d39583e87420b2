import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { cannedValues } from '../checkout.canned.ts';
import { createSentCheckoutCookie, readSentCheckout } from './sent-checkout.server.ts';

const shop = { publicUrl: 'https://meet.example' };
const draft = {
  accountId: 'anna',
  key: 'key-1',
  ids: ['a'],
  values: { ...cannedValues, comment: 'Ёлки-палки, домофон не\u00a0работает. '.repeat(15) },
};

const createRequest = (cookie: string) => new Request('https://meet.example/checkout', { headers: { cookie } });
const createCookie = (json: unknown) => `checkout-form=${deflateRawSync(JSON.stringify(json)).toString('base64url')}`;

test('a form with a long comment is restored from a secure cookie of the checkout, for its own account only', () => {
  const cookie = createSentCheckoutCookie(draft, shop);
  expect(cookie).toMatch(/; Path=\/checkout; Max-Age=\d+; SameSite=Lax; Secure$/);
  const [sent = ''] = (cookie ?? '').split(';');
  expect(readSentCheckout(createRequest(`city=kazan; ${sent}`), 'anna')).toEqual(draft);
  expect(readSentCheckout(createRequest(sent), 'boris')).toBeNull();
});

test('a form too large for a cookie is not stored', () => {
  expect(
    createSentCheckoutCookie({ ...draft, values: { ...draft.values, comment: randomBytes(3000).toString('base64') } }, shop),
  ).toBeNull();
});

test.each([
  ['an empty cookie header', ''],
  ['a cookie whose JSON is no draft', createCookie({ accountId: 'anna' })],
  ['a cookie without compressed text', 'checkout-form=aaaa'],
  ['a cookie larger than any form', createCookie({ ...draft, key: 'k'.repeat(100_000) })],
])('no form is restored from %s', (_what, cookie) => {
  expect(readSentCheckout(createRequest(cookie), 'anna')).toBeNull();
});
