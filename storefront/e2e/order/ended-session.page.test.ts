import { endSessions } from '../support/end-sessions.ts';
import { readCode } from '../support/inbox.ts';
import { agreeAndPlace, fillInCheckout, submitCheckout, submitWithDelivery, visitCheckout } from '../support/order/visit-checkout.ts';
import { countOrders } from '../support/orders.ts';
import { fill, type Visitor } from '../support/page/visitor.ts';

const optional = { apartment: '14', comment: 'Позвоните за час, домофон 7, «Ёлки»' };

function getNamed({ document }: Visitor, name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
  if (!found) throw new Error(`the form has no ${name}`);
  return found;
}

/** Fills in all fields, including optional ones, and submits them when the session has ended. */
async function submitTooLate() {
  const { shopper, email } = await visitCheckout();
  fillInCheckout(shopper);
  for (const [name, value] of Object.entries(optional)) fill(getNamed(shopper, name), value);
  await endSessions(shopper, email);
  await submitCheckout(shopper);
  expect(shopper.path).toBe('/enter-code?to=%2Fcheckout');
  return { shopper, email };
}

/** Signs in again with the second code sent to the account. */
async function signInAgain(shopper: Visitor, email: string) {
  fill(shopper.page.getByRole('textbox', { name: 'Email' }), email);
  await shopper.press(shopper.page.getByRole('button', { name: 'Получить код' }));
  fill(shopper.page.getByRole('textbox', { name: 'Цифра 1 из 4' }), await readCode(email, 2));
  await shopper.press(shopper.page.getByRole('button', { name: 'Войти' }));
}

test('if the session ends while the checkout is filled in, the input is restored after signing in again', async () => {
  const { shopper, email } = await submitTooLate();
  await signInAgain(shopper, email);
  expect(shopper.path).toBe('/checkout');
  const all = { name: 'Анна', surname: 'Ветрова', street: 'ул. Щапова', house: '26', ...optional };
  expect(Object.fromEntries(Object.keys(all).map((name) => [name, getNamed(shopper, name).value]))).toEqual(all);
  expect(getNamed(shopper, 'phone').value).toMatch(/900.*123.*45.*67/);
  expect(getNamed(shopper, 'city').value).toMatch(/^казань/i);
  await submitCheckout(shopper);
  await agreeAndPlace(shopper);
  expect(shopper.url.pathname).toMatch(/^\/pay\//);
  expect([await countOrders(email), shopper.cookies.names().includes('checkout-form')]).toEqual([1, false]);
});

test('another shopper in the same browser does not get the input', async () => {
  const { shopper } = await submitTooLate();
  const { shopper: other } = await visitCheckout();
  other.cookies.set('checkout-form', shopper.cookies.get('checkout-form') ?? '');
  await other.open('/checkout');
  expect(other.html).not.toMatch(/Ветрова|Щапова/);
  await submitWithDelivery(other);
});
