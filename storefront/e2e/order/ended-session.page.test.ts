import { endSessions } from '../support/end-sessions.ts';
import { readCode } from '../support/inbox.ts';
import {
  acceptChangesAndPlace,
  fillInCheckout,
  submitCheckout,
  submitWithDelivery,
  visitCheckout,
} from '../support/order/visit-checkout.ts';
import { countOrders } from '../support/orders.ts';
import { fill, type Visitor } from '../support/page/visitor.ts';

const optionalFields = { apartment: '14', comment: 'Позвоните за час, домофон 7, «Ёлки»' };

function getFieldNamed({ document }: Visitor, name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
  if (!field) throw new Error(`the form has no ${name}`);
  return field;
}

/** Fills in all fields of the checkout, including optional ones, ends the session, and submits the form. */
async function submitAfterSessionEnd() {
  const { shopper, email } = await visitCheckout();
  fillInCheckout(shopper);
  for (const [name, value] of Object.entries(optionalFields)) fill(getFieldNamed(shopper, name), value);
  await endSessions(shopper, email);
  await submitCheckout(shopper);
  expect(shopper.path).toBe('/enter-code?to=%2Fcheckout');
  return { shopper, email };
}

/** Signs in again. The first sign-in has used the first code sent to the account. */
async function signInAgain(shopper: Visitor, email: string) {
  fill(shopper.page.getByRole('textbox', { name: 'Email' }), email);
  await shopper.press(shopper.page.getByRole('button', { name: 'Получить код' }));
  fill(shopper.page.getByRole('textbox', { name: 'Цифра 1 из 4' }), await readCode(email, 2));
  await shopper.press(shopper.page.getByRole('button', { name: 'Войти' }));
}

test('if the session ends while the checkout is filled in, the input is restored after signing in again', async () => {
  const { shopper, email } = await submitAfterSessionEnd();
  await signInAgain(shopper, email);
  expect(shopper.path).toBe('/checkout');
  const allValues = { name: 'Анна', surname: 'Ветрова', street: 'ул. Щапова', house: '26', ...optionalFields };
  expect(Object.fromEntries(Object.keys(allValues).map((name) => [name, getFieldNamed(shopper, name).value]))).toEqual(allValues);
  expect(getFieldNamed(shopper, 'phone').value).toMatch(/900.*123.*45.*67/);
  expect(getFieldNamed(shopper, 'city').value).toMatch(/^казань/i);
  await submitCheckout(shopper);
  await acceptChangesAndPlace(shopper);
  expect(shopper.url.pathname).toMatch(/^\/pay\//);
  expect([await countOrders(email), shopper.cookies.names().includes('checkout-form')]).toEqual([1, false]);
});

test('the checkout input of an ended session is not restored for another shopper in the same browser', async () => {
  const { shopper } = await submitAfterSessionEnd();
  const { shopper: otherShopper } = await visitCheckout();
  otherShopper.cookies.set('checkout-form', shopper.cookies.get('checkout-form') ?? '');
  await otherShopper.open('/checkout');
  expect(otherShopper.html).not.toMatch(/Ветрова|Щапова/);
  await submitWithDelivery(otherShopper);
});
