import { makeCodesOlder } from '../support/older-codes.ts';
import { signInShopper } from '../support/page/shopper.ts';
import type { Visitor } from '../support/page/visitor.ts';

/** Whether the visitor is still signed in. */
const isSignedIn = async (visitor: Visitor) => (await visitor.open('/account')).path === '/account';

/** Signs in two devices of a new shopper. */
async function signInTwice() {
  const { shopper: here, email } = await signInShopper();
  await makeCodesOlder(email, 61);
  const { shopper: there } = await signInShopper(email, 2);
  return { here, there };
}

const signOut = (visitor: Visitor, where: RegExp) => visitor.press(visitor.main.getByRole('button', { name: where }));

test('another device is listed and signed out', async () => {
  const { here, there } = await signInTwice();
  await here.open('/account/devices');
  expect(here.main.getByText(/^Это устройство/)).toBeDefined();
  expect(here.main.getByText(/^Последний раз в\s\d\d:\d\d.* по\sМоскве, вход/)).toBeDefined();
  await signOut(here, /^Выйти: Chrome, Linux/);
  expect(here.main.getByRole('status').textContent).toMatch(/^Вы\sвышли на\sтом устройстве/);
  expect(here.main.queryByText(/^Последний раз/)).toBeNull();
  expect([await isSignedIn(there), await isSignedIn(here)]).toEqual([false, true]);
});

test('all other devices are signed out', async () => {
  const { here, there } = await signInTwice();
  await here.open('/account/devices');
  await signOut(here, /^Выйти на\sостальных/);
  expect(here.main.getByRole('status').textContent).toMatch(/^Вы\sвышли на\sвсех остальных устройствах/);
  expect([await isSignedIn(there), await isSignedIn(here)]).toEqual([false, true]);
});

test('all devices are signed out, the current one included', async () => {
  const { here, there } = await signInTwice();
  await here.open('/account/devices');
  await signOut(here, /^Выйти на\sвсех устройствах/);
  expect(here.path).toBe('/');
  expect([await isSignedIn(there), await isSignedIn(here)]).toEqual([false, false]);
});
