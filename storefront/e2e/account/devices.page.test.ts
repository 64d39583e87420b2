import { makeCodesOlder } from '../support/older-codes.ts';
import { signInShopper } from '../support/page/shopper.ts';
import type { Visitor } from '../support/page/visitor.ts';

/** The page of the account redirects a visitor who is not signed in. */
const isSignedIn = async (visitor: Visitor) => (await visitor.open('/account')).path === '/account';

/** Signs in two devices of a new shopper. */
async function signInTwice() {
  const { shopper: thisDevice, email } = await signInShopper();
  await makeCodesOlder(email, 61);
  const { shopper: otherDevice } = await signInShopper(email, 2);
  return { thisDevice, otherDevice };
}

const signOut = (visitor: Visitor, buttonName: RegExp) => visitor.press(visitor.main.getByRole('button', { name: buttonName }));

test('a shopper signs out the other device in the list of devices', async () => {
  const { thisDevice, otherDevice } = await signInTwice();
  await thisDevice.open('/account/devices');
  expect(thisDevice.main.getByText(/^Это устройство/)).toBeDefined();
  expect(thisDevice.main.getByText(/^Последний раз в\s\d\d:\d\d.* по\sМоскве, вход/)).toBeDefined();
  await signOut(thisDevice, /^Выйти: Chrome, Linux/);
  expect(thisDevice.main.getByRole('status').textContent).toMatch(/^Вы\sвышли на\sтом устройстве/);
  expect(thisDevice.main.queryByText(/^Последний раз/)).toBeNull();
  expect([await isSignedIn(otherDevice), await isSignedIn(thisDevice)]).toEqual([false, true]);
});

test('a shopper signs out all other devices', async () => {
  const { thisDevice, otherDevice } = await signInTwice();
  await thisDevice.open('/account/devices');
  await signOut(thisDevice, /^Выйти на\sостальных/);
  expect(thisDevice.main.getByRole('status').textContent).toMatch(/^Вы\sвышли на\sвсех остальных устройствах/);
  expect([await isSignedIn(otherDevice), await isSignedIn(thisDevice)]).toEqual([false, true]);
});

test('a shopper signs out all devices, the current one included', async () => {
  const { thisDevice, otherDevice } = await signInTwice();
  await thisDevice.open('/account/devices');
  await signOut(thisDevice, /^Выйти на\sвсех устройствах/);
  expect(thisDevice.path).toBe('/');
  expect([await isSignedIn(otherDevice), await isSignedIn(thisDevice)]).toEqual([false, false]);
});
