import { readStoredOrders } from '../support/order/order-record.ts';
import {
  acceptChanges,
  acceptChangesAndPlace,
  fillInCheckout,
  getAlert,
  getField,
  getSummary,
  submitCheckout,
  submitWithDelivery,
  visitCheckout,
} from '../support/order/visit-checkout.ts';
import { countOrders } from '../support/orders.ts';
import { fill, type Visitor } from '../support/page/visitor.ts';
import { addBonuses, createPromoCode } from '../support/reductions.ts';

const getCodeField = ({ main }: Visitor) => main.getByRole<HTMLInputElement>('textbox', { name: 'Промокод' });
const getBonusesField = ({ main }: Visitor) => main.getByRole<HTMLInputElement>('textbox', { name: 'Списать Meet-бонусы' });
const press = (shopper: Visitor, name: string) => shopper.press(shopper.main.getByRole('button', { name }));

/** Opens the checkout of an account that has bonuses. */
async function visitWithBonuses() {
  const { shopper, email } = await visitCheckout();
  await addBonuses(email);
  await shopper.open('/checkout');
  return { shopper, email };
}

test('the form applies a promo code and bonuses, explains an invalid code and number of bonuses, and keeps the address', async () => {
  const { shopper, email } = await visitWithBonuses();
  const promo = await createPromoCode();
  fillInCheckout(shopper);
  fill(getCodeField(shopper), 'НЕТТАКОГО');
  await press(shopper, 'Применить');
  shopper.main.getByText(/^Промокод не\sнайден$/);
  fill(getCodeField(shopper), promo);
  await press(shopper, 'Применить');
  shopper.main.getByText(/^Скидка \d/);
  fill(getBonusesField(shopper), 'сто');
  await press(shopper, 'Пересчитать');
  shopper.main.getByText(/^Напишите целое число/);
  expect(getBonusesField(shopper).value).toBe('сто');
  fill(getBonusesField(shopper), '1 00');
  // The typed number of bonuses was not applied, so the button applies it instead of placing the order.
  await submitCheckout(shopper);
  getAlert(shopper).getByText('Посчитали заново');
  getSummary(shopper).getByText(/^−100/, { selector: 'dd *, dd' });
  getSummary(shopper).getByText(/^Скидка \d/);
  expect(getField(shopper, 'Улица').value).toBe('ул. Щапова');
  await press(shopper, 'Убрать');
  shopper.main.getByRole('button', { name: 'Применить' });
  expect(await countOrders(email)).toBe(0);
});

test('a promo code that was typed but not applied is applied before the order is placed', async () => {
  const { shopper, email } = await visitCheckout();
  const promo = await createPromoCode();
  await submitWithDelivery(shopper);
  fill(getCodeField(shopper), promo);
  await acceptChanges(shopper);
  getAlert(shopper).getByText('Посчитали заново');
  getSummary(shopper).getByText(/^Скидка \d/);
  expect(await countOrders(email)).toBe(0);
  await acceptChangesAndPlace(shopper);
  expect(await readStoredOrders(email)).toMatchObject([{ code: promo }]);
});

test('bonuses that the confirmed sum does not include are reported as a changed total before the order is placed', async () => {
  const { shopper, email } = await visitWithBonuses();
  await submitWithDelivery(shopper);
  // Fills in what the page's script sends if the order is placed while the new sum is still being computed.
  const chosenBonuses = shopper.document.querySelector<HTMLInputElement>('#checkout [name=bonuses]');
  if (!chosenBonuses) throw new Error('the form has no bonuses');
  for (const field of [chosenBonuses, getBonusesField(shopper)]) fill(field, '100');
  await acceptChanges(shopper);
  getAlert(shopper).getByText(/^Заказ стал (?:дороже|дешевле) на/);
  expect(await countOrders(email)).toBe(0);
  await acceptChangesAndPlace(shopper);
  expect(await readStoredOrders(email)).toMatchObject([{ bonuses: 100 }]);
});
