import { OverlayStore } from '../platform/overlay.store.ts';
import { SignInStore } from './sign-in.store.ts';

const user = { id: '1', name: '', surname: '', email: null, phone: null, accessLevel: 'CUSTOMER' as const, bonuses: 0, loyaltyLevel: null };

function stores() {
  const overlays = new OverlayStore();
  const done: string[] = [];
  return { signIn: new SignInStore({ get: () => overlays }), overlays, done, act: (what: string) => () => void done.push(what) };
}

test('what a guest may not do asks to sign in, and goes on after it, once', () => {
  const { signIn, overlays, done, act } = stores();
  signIn.know(null);
  signIn.require(act('review'));
  expect({ shown: overlays.shown, done }).toEqual({ shown: 'auth', done: [] });
  signIn.signedIn();
  signIn.signedIn();
  expect({ shown: overlays.shown, done }).toEqual({ shown: null, done: ['review'] });
});

test('who is signed in does it at once', () => {
  const { signIn, overlays, done, act } = stores();
  signIn.know(user);
  signIn.require(act('review'));
  expect({ shown: overlays.shown, done }).toEqual({ shown: null, done: ['review'] });
});

test('who is not known is not asked to sign in: that is for the API to say', () => {
  const { signIn, overlays, done, act } = stores();
  signIn.require(act('review'));
  expect({ shown: overlays.shown, done }).toEqual({ shown: null, done: ['review'] });
});

test('what was declined is not done by a later signing in', () => {
  const { signIn, done, act } = stores();
  signIn.know(null);
  signIn.require(act('review'));
  signIn.forget();
  signIn.signedIn();
  expect(done).toEqual([]);
});
