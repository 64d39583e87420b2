import type { Page } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { headline, main } from '../support/orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';
import { watchSockets } from '../support/sockets.ts';
import { operator } from '../support/staff.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

/** Less than the page waits before it asks by itself. */
const soon = { timeout: 12_000 };

async function pay(page: Page, id: string) {
  await page.goto(`/orders/${id}/pay`);
  await main(page).getByRole('button', { name: 'Оплатить', exact: true }).click();
  await headline(page, 'Спасибо, заказ оплачен').waitFor();
}

inBrowser('an open page of an order', (openPage) => {
  test('shows its owner what an operator does, as it happens, and leaves a stranger to ask', async () => {
    const { page: owner, complaints } = await openPage(shop().storefront, fromElsewhere());
    const orderId = await placeOrder(owner, await signIn(owner));
    await pay(owner, orderId);
    const move = await operator(openPage);
    const { page: stranger } = await openPage(shop().storefront, fromElsewhere());
    const [{ sockets, followed }, { sockets: others }] = [watchSockets(owner), watchSockets(stranger)];
    await owner.goto(`/orders/${orderId}`);
    await stranger.goto(`/orders/${orderId}`);
    await followed();
    await alive(stranger);

    await move({ orderId, status: 'HANDED_OVER_FOR_DELIVERY', trackCode: 'MEET-1' });
    await owner
      .getByRole('status')
      .getByText('Новый статус заказа: Передан в\u00a0доставку')
      .waitFor({ ...soon, state: 'attached' });
    await move({ orderId, status: 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER' });
    await move({ orderId, status: 'DELIVERED' });
    await headline(owner, 'Доставлен').waitFor(soon);
    // Nothing more will happen, so nothing is followed any more.
    await until(async () => sockets.every((socket) => socket.isClosed()));
    expect(sockets).toHaveLength(1);
    expect(others).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
