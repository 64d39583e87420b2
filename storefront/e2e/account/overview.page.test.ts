import { within } from '@testing-library/dom';
import { sql } from '../support/database.ts';
import { pay } from '../support/order/visit-checkout.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { placeOrder } from '../support/placed-order.ts';
import { signInManager } from '../support/staff.ts';

test('the overview shows an order to pay and, above the bonuses, orders to collect, orders in transit and goods to review', async () => {
  const moveOrder = await signInManager();
  const { shopper, email } = await signInShopper();
  await shopper.open('/account');
  shopper.main.getByText(/^Сейчас ничего не\sедет/);
  const orderIds = [];
  for (let count = 0; count < 4; count += 1) orderIds.push(await placeOrder(shopper, email));
  const [unpaid = '', ready = '', sent = '', delivered = ''] = orderIds;
  for (const id of [ready, sent, delivered]) await pay(await shopper.open(`/orders/${id}/pay`));
  for (const orderId of [ready, sent, delivered]) await moveOrder({ orderId, status: 'HANDED_OVER_FOR_DELIVERY', trackCode: '1104821307' });
  await moveOrder({ orderId: ready, status: 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT' });
  for (const status of ['TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED']) await moveOrder({ orderId: delivered, status });

  await shopper.open('/account');
  const headings = shopper.main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  expect(headings.slice(0, 4)).toEqual(['Можно забрать', 'Едет к вам', 'Оцените покупки', 'Бонусы']);
  const toPay = within(shopper.main.getByRole('region', { name: /ждёт оплаты$/ }));
  expect(toPay.getByRole('link').getAttribute('href')).toBe(`/orders/${unpaid}`);
  expect(
    toPay
      .getByRole('button', { name: /^Оплатить/ })
      .closest('form')
      ?.getAttribute('action'),
  ).toBe(`/orders/${unpaid}/pay`);
  const readHref = (region: RegExp, name: RegExp) =>
    within(shopper.main.getByRole('region', { name: region }))
      .getByRole('link', { name })
      .getAttribute('href');
  expect(readHref(/^Можно забрать$/, /^Как забрать заказ/)).toBe(`/orders/${ready}`);
  expect(readHref(/^Едет к\sвам$/, /^Где заказ/)).toBe(`/orders/${sent}`);
  const [boughtProduct] = await sql(
    `SELECT slug FROM product JOIN product_item ON product_id = product.id JOIN order_item ON product_item_id = product_item.id
     WHERE order_id = $1`,
    [delivered],
  );
  const toReview = within(shopper.main.getByRole('region', { name: 'Оцените покупки' }));
  expect(toReview.getByRole('link').getAttribute('href')).toBe(`/product/${boughtProduct?.slug}/review`);
});
