import { sql } from '../support/database.ts';
import { replaceByDearer } from '../support/goods.ts';
import { readStoredOrders } from '../support/order/order-record.ts';
import {
  acceptChanges,
  acceptChangesAndPlace,
  getAlert,
  getField,
  getSummary,
  submitCheckout,
  submitWithDelivery,
  visitCheckout,
} from '../support/order/visit-checkout.ts';
import { countOrders } from '../support/orders.ts';
import { fill, type Visitor } from '../support/page/visitor.ts';
import { addBonuses } from '../support/reductions.ts';

const isAtPayment = (shopper: Visitor) => shopper.url.pathname.startsWith('/pay/');

/** Expects that no order was placed and the input is kept, and that accepting the change places the order. */
async function expectAgreed(shopper: Visitor, email: string) {
  expect(shopper.status).toBe(422);
  expect(getField(shopper, 'Дом').value).toBe('26');
  expect(await countOrders(email)).toBe(0);
  await acceptChangesAndPlace(shopper);
  expect([isAtPayment(shopper), await countOrders(email)]).toEqual([true, 1]);
}

test('a changed price and the changed sum are reported before the order is placed', async () => {
  const { shopper, email, units } = await visitCheckout(2);
  await submitWithDelivery(shopper);
  await sql('UPDATE product_item SET price = 123400, old_price = NULL, loyalty_price = NULL WHERE id = $1', [units[0]?.id]);
  await acceptChanges(shopper);
  getAlert(shopper).getByText(/^Заказ стал (?:дороже|дешевле) на/);
  getAlert(shopper).getByText(/Дешевле на/);
  await expectAgreed(shopper, email);
});

test('a sold unit is named before the order is placed, its product is linked, and the other units can be ordered', async () => {
  const { shopper, email, units } = await visitCheckout(2);
  await submitWithDelivery(shopper);
  await sql('UPDATE product_item SET sold_at = now() WHERE id = $1', [units[0]?.id]);
  await acceptChanges(shopper);
  getAlert(shopper).getByText(/купил кто-то другой$/);
  const link = getAlert(shopper).getByRole('link', { name: /^(?:Другие размеры|Похожие вещи)$/ });
  expect(link.getAttribute('href')).toBe(`/product/${units[0]?.slug}`);
  await expectAgreed(shopper, email);
});

test('a checkout whose only unit was sold shows no form and no sum, and links back to the cart', async () => {
  const { shopper, units } = await visitCheckout();
  await submitWithDelivery(shopper);
  await sql('UPDATE product_item SET sold_at = now() WHERE id = $1', [units[0]?.id]);
  await acceptChanges(shopper);
  const cartLink = getAlert(shopper).getByRole('link', { name: /^Вернуться в\sкорзину$/ });
  expect(cartLink.getAttribute('href')).toBe('/cart');
  expect(shopper.main.queryAllByRole('button', { name: /^(?:Оплатить|Заказать|Указать|К\sдоставке|Осталось)/ })).toEqual([]);
  expect(shopper.main.queryByRole('region', { name: 'Ваш заказ' })).toBeNull();
  expect(shopper.main.queryByRole('textbox', { name: 'Имя' })).toBeNull();
});

test('the chosen bonuses remain when a sold unit is replaced by an equal one that costs more', async () => {
  const { shopper, email, units } = await visitCheckout(2);
  await addBonuses(email);
  await shopper.open('/checkout');
  await submitWithDelivery(shopper);
  fill(shopper.main.getByRole('textbox', { name: 'Списать Meet-бонусы' }), '100');
  await submitCheckout(shopper);
  getAlert(shopper).getByText('Посчитали заново');
  await replaceByDearer(units[0]?.id ?? '');
  await acceptChanges(shopper);
  // Without JavaScript, the form stays on the page with the sum of the remaining goods.
  expect(getField(shopper, 'Дом').value).toBe('26');
  getSummary(shopper).getByRole('button', { name: /^Оплатить \d+\sтовар/ });
  await shopper.press(getAlert(shopper).getByRole('button', { name: /^Добавить (?:пару|вещь)/ }));
  getAlert(shopper).getByText('Заменили');
  expect(await countOrders(email)).toBe(0);
  await acceptChangesAndPlace(shopper);
  expect(await readStoredOrders(email)).toMatchObject([{ bonuses: 100 }]);
});

test('a checkout form submitted twice at once places one order', async () => {
  const { shopper, email } = await visitCheckout();
  await submitWithDelivery(shopper);
  const button = getAlert(shopper).getByRole('button', { name: /^Оплатить/ });
  const secondTab = await shopper.copy().open('/checkout');
  await Promise.all([shopper.press(button), secondTab.press(button)]);
  expect([isAtPayment(shopper), secondTab.url.pathname]).toEqual([true, shopper.url.pathname]);
  expect(await countOrders(email)).toBe(1);
});

test('a second checkout page with the same cart cannot place another order', async () => {
  const { shopper, email } = await visitCheckout();
  const otherTab = await shopper.copy().open('/checkout');
  for (const page of [shopper, otherTab]) await submitWithDelivery(page);
  await acceptChangesAndPlace(shopper);
  expect(isAtPayment(shopper)).toBe(true);
  await acceptChanges(otherTab);
  expect([otherTab.status, await countOrders(email)]).toEqual([422, 1]);
  getAlert(otherTab).getByText(/купил кто-то другой$|сейчас в\sчужом заказе$/);
  await otherTab.open('/checkout');
  otherTab.main.getByText(/^Оформлять пока нечего/);
});
