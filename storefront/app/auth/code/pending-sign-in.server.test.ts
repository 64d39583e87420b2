import type { Visit } from '../../platform/visit.server.ts';
import { formatPendingSignInDeletion, type PendingSignIn, readPendingSignIn, serializePendingSignIn } from './pending-sign-in.server.ts';

const pendingSignIn: PendingSignIn = { method: 'email', recipient: 'анна@example.ru', codeLength: 6 };

const serialize = (publicUrl: string) => serializePendingSignIn(pendingSignIn, { publicUrl } as Visit);

const createRequest = (cookie: string) => new Request('https://meet.example/auth', { headers: { cookie } });

test('a pending sign-in can be read from its own cookie', () => {
  const [cookie = ''] = serialize('https://meet.example').split(';');
  expect(readPendingSignIn(createRequest(cookie))).toEqual(pendingSignIn);
});

test.each([
  'code-for=%7B',
  'code-for=null',
  'code-for=%7B%22recipient%22%3A1%7D',
  'consent=granted',
])('there is no pending sign-in in the cookie «%s»', (cookie) => {
  expect(readPendingSignIn(createRequest(cookie))).toBeNull();
});

test('scripts cannot read the cookie, and a shop with https never sends it without encryption', () => {
  const attributes = (cookie: string) => cookie.split('; ').slice(1);
  const common = ['Max-Age=600', 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  expect(attributes(serialize('https://meet.example'))).toEqual([...common, 'Secure']);
  expect(attributes(serialize('http://127.0.0.1:3000'))).toEqual(common);
  expect(attributes(formatPendingSignInDeletion())).toEqual(['Max-Age=0', 'Path=/', 'HttpOnly', 'SameSite=Lax']);
});
