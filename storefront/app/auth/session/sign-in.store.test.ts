import { OverlayStore } from '../../platform/overlay.store.ts';
import { SignInStore } from './sign-in.store.ts';

function createSignIn() {
  const overlays = new OverlayStore();
  const done: string[] = [];
  return { signIn: new SignInStore({ get: () => overlays }), overlays, done, createAction: (name: string) => () => void done.push(name) };
}

test("a guest's action opens the sign-in dialog and runs once after the sign-in", () => {
  const { signIn, overlays, done, createAction } = createSignIn();
  signIn.setSignedIn(false);
  signIn.runSignedIn(createAction('review'));
  expect({ overlay: overlays.current, done }).toEqual({ overlay: 'auth', done: [] });
  signIn.handleSignedIn();
  signIn.handleSignedIn();
  expect({ overlay: overlays.current, done }).toEqual({ overlay: null, done: ['review'] });
});

test("a signed-in user's action runs at once", () => {
  const { signIn, overlays, done, createAction } = createSignIn();
  signIn.setSignedIn(true);
  signIn.runSignedIn(createAction('review'));
  expect({ overlay: overlays.current, done }).toEqual({ overlay: null, done: ['review'] });
});

test('an action runs at once while the session is unknown, because the API decides', () => {
  const { signIn, overlays, done, createAction } = createSignIn();
  signIn.runSignedIn(createAction('review'));
  expect({ overlay: overlays.current, done }).toEqual({ overlay: null, done: ['review'] });
});

test('an abandoned action does not run after a later sign-in', () => {
  const { signIn, done, createAction } = createSignIn();
  signIn.setSignedIn(false);
  signIn.runSignedIn(createAction('review'));
  signIn.dropPendingAction();
  signIn.handleSignedIn();
  expect(done).toEqual([]);
});
