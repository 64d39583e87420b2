import { OverlayStore } from '../../platform/overlay.store.ts';
import { SignInStore } from './sign-in.store.ts';

function stores() {
  const overlays = new OverlayStore();
  const done: string[] = [];
  return { signIn: new SignInStore({ get: () => overlays }), overlays, done, act: (what: string) => () => void done.push(what) };
}

test("a guest's action opens the sign-in dialog and runs once after the sign-in", () => {
  const { signIn, overlays, done, act } = stores();
  signIn.setSignedIn(false);
  signIn.runSignedIn(act('review'));
  expect({ shown: overlays.current, done }).toEqual({ shown: 'auth', done: [] });
  signIn.handleSignedIn();
  signIn.handleSignedIn();
  expect({ shown: overlays.current, done }).toEqual({ shown: null, done: ['review'] });
});

test("a signed-in user's action runs at once", () => {
  const { signIn, overlays, done, act } = stores();
  signIn.setSignedIn(true);
  signIn.runSignedIn(act('review'));
  expect({ shown: overlays.current, done }).toEqual({ shown: null, done: ['review'] });
});

test('an action runs at once while the session is unknown, because the API decides', () => {
  const { signIn, overlays, done, act } = stores();
  signIn.runSignedIn(act('review'));
  expect({ shown: overlays.current, done }).toEqual({ shown: null, done: ['review'] });
});

test('an abandoned action does not run after a later sign-in', () => {
  const { signIn, done, act } = stores();
  signIn.setSignedIn(false);
  signIn.runSignedIn(act('review'));
  signIn.dropPendingAction();
  signIn.handleSignedIn();
  expect(done).toEqual([]);
});
