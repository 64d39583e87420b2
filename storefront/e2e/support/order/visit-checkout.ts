import { within } from '@testing-library/dom';
import { findUnitsForSale, putIntoCart, recipient } from '../orders.ts';
import { signInShopper } from '../page/shopper.ts';
import { check, fill, type Queries, type Visitor } from '../page/visitor.ts';

/** Opens the checkout of a new account with units in its cart. */
export async function visitCheckout(count = 1) {
  const { shopper, email } = await signInShopper();
  const units = await findUnitsForSale(count);
  await putIntoCart(
    shopper,
    units.map(({ id }) => id),
  );
  await shopper.open('/checkout');
  return { shopper, email, units };
}

const comboboxes = ['Город', 'Улица'];

/** Returns a text field or a combobox of the checkout. */
export const getField = ({ main }: Visitor, name: string): HTMLInputElement =>
  main.getByRole(comboboxes.includes(name) ? 'combobox' : 'textbox', { name });

/** Fills in the fields that the checkout requires, for delivery by courier. */
export function fillInCheckout(shopper: Visitor, city = 'казань') {
  for (const [name, value] of Object.entries({ ...recipient, Город: city })) fill(getField(shopper, name), value);
  check(shopper.main.getByRole('radio', { name: /^Курьер/ }));
  check(shopper.main.getByRole('checkbox', { name: /согласие/i }));
}

export const getSummary = ({ main }: Visitor): Queries => within(main.getByRole('region', { name: 'Ваш заказ' }));

/** Returns the alert that says why no order was placed. */
export const getAlert = ({ main }: Visitor): Queries => within(main.getByRole('alert'));

const payButtonName = /^Оплатить/;
const getPayButton = (queries: Queries) => queries.getByRole('button', { name: payButtonName });

/** Submits the checkout by the button below the sum. */
export const submitCheckout = (shopper: Visitor) => shopper.press(getPayButton(getSummary(shopper)));

/** Accepts the changes that an alert reports: by the button in the alert, or by that below the sum if the alert has none. */
export const acceptChanges = (shopper: Visitor) =>
  shopper.press(getAlert(shopper).queryByRole('button', { name: payButtonName }) ?? getPayButton(getSummary(shopper)));

/** Accepts the changes that an alert reports, and fails if no order is placed. */
export async function acceptChangesAndPlace(shopper: Visitor) {
  await acceptChanges(shopper);
  if (shopper.url.pathname === '/checkout')
    throw new Error(`nothing was placed (${shopper.status}): ${shopper.main.queryByRole('alert')?.textContent}`);
}

/** Fills in the checkout and submits it. This places no order yet: without JavaScript, the delivery price is displayed first. */
export async function submitWithDelivery(shopper: Visitor, city?: string) {
  fillInCheckout(shopper, city);
  await submitCheckout(shopper);
  getAlert(shopper).getByText('Посчитали доставку');
}

export const getHeadline = ({ main }: Visitor, name: RegExp | string) => main.getByRole('heading', { level: 1, name });

/** Pays on the page of the payment sandbox. */
export async function pay(shopper: Visitor) {
  await shopper.press(getPayButton(within(shopper.main.getByRole('form', { name: 'Учебная оплата' }))));
}
