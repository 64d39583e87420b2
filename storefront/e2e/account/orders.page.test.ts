import { within } from '@testing-library/dom';
import { sql } from '../support/database.ts';
import { signInShopper } from '../support/page/shopper.ts';
import type { Visitor } from '../support/page/visitor.ts';
import { refundCopies, restock } from '../support/past-orders.ts';
import { placeOrder } from '../support/placed-order.ts';

const listOrderHeadings = ({ main }: Visitor) => within(main.getByRole('list', { name: 'Заказы' })).getAllByRole('heading', { level: 2 });
const listRepeatButtons = ({ main }: Visitor) => main.queryAllByRole('button', { name: /^Снова/ });

/** Signs in a shopper who has one unpaid order and `refundedCount` refunded orders. */
async function signInWithOrders(refundedCount: number) {
  const { shopper, email } = await signInShopper();
  const order = await placeOrder(shopper, email);
  await refundCopies(order, refundedCount);
  return { shopper, order };
}

async function buyAgain(shopper: Visitor): Promise<void> {
  const [button] = listRepeatButtons(shopper);
  if (!button) throw new Error('no order can be bought again');
  await shopper.press(button);
}

test("a shopper's orders are paged and filtered by state", async () => {
  const { shopper, order } = await signInWithOrders(11);
  await shopper.open('/account/orders');
  expect(listOrderHeadings(shopper)).toHaveLength(10);
  expect(shopper.main.getAllByRole('button', { name: /^Оплатить/ })).toHaveLength(1);
  await shopper.follow(shopper.main.getByRole('link', { name: 'Страница 2' }));
  expect(shopper.path).toBe('/account/orders?page=2');
  expect(listOrderHeadings(shopper)).toHaveLength(2);
  await shopper.follow(shopper.main.getByRole('link', { name: /^В\sпути$/ }));
  expect(shopper.path).toBe('/account/orders?state=underway');
  expect(listOrderHeadings(shopper).map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/^Ожидает оплаты/)]);
  expect(
    within(listOrderHeadings(shopper)[0] ?? shopper.document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe(`/orders/${order}`);
  await shopper.follow(shopper.main.getByRole('link', { name: 'Завершённые' }));
  expect(listOrderHeadings(shopper)[0]?.textContent).toMatch(/^Деньги/);
  expect((await shopper.open('/account/orders?page=9')).status).toBe(404);
});

test('a refunded order can be bought again only while an equal unit is for sale', async () => {
  const { shopper, order } = await signInWithOrders(1);
  await shopper.open('/account/orders?state=completed');
  expect(listRepeatButtons(shopper)).toEqual([]);
  const { unit } = await restock(order);
  await shopper.open('/account/orders?state=completed');
  expect(listRepeatButtons(shopper)).toHaveLength(1);
  // Another shopper buys the unit first.
  await sql('UPDATE product_item SET sold_at = now() WHERE id = $1', [unit]);
  await buyAgain(shopper);
  expect(shopper.main.getByText(/Корзина осталась прежней/).closest('[role=alert]')).not.toBeNull();
  const { slug } = await restock(order);
  await shopper.open('/account/orders?state=completed');
  await buyAgain(shopper);
  expect(shopper.path).toBe('/cart');
  const links = shopper.main.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContainEqual(expect.stringContaining(`/product/${slug}`));
});

test('a new shopper has no orders, neither open nor completed', async () => {
  const { shopper } = await signInShopper();
  await shopper.open('/account/orders');
  expect(shopper.main.getByRole('heading', { name: 'Заказов пока нет' })).toBeDefined();
  await shopper.open('/account/orders?state=completed');
  expect(shopper.main.getByRole('heading', { name: 'Завершённых заказов пока нет' })).toBeDefined();
});

test('an order of another shopper cannot be bought again', async () => {
  const { shopper, order } = await signInWithOrders(1);
  await restock(order);
  const { shopper: otherShopper } = await signInShopper();
  const repeat = (visitor: Visitor) =>
    visitor.request('/account/orders', {
      method: 'POST',
      body: new URLSearchParams({ order }),
      headers: { origin: visitor.origin },
    });
  expect((await repeat(otherShopper)).status).toBe(422);
  expect(await otherShopper.query('{ productCart { lines { productItemId } } }')).toEqual({ productCart: { lines: [] } });
  expect((await repeat(shopper)).status).toBe(303);
});
