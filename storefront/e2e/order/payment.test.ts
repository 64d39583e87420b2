import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration } from '../support/browser.ts';
import { openFilledCheckout } from '../support/order/filled-checkout.ts';
import { readStoredOrders } from '../support/order/order-record.ts';
import { getHeadline, getPayButton, getSandboxButton, main } from '../support/orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';

/** Goes from the page of an unpaid order to its payment. */
async function payFromOrder(page: Page) {
  await waitForHydration(page);
  await main(page)
    .getByRole('button', { name: /^Оплатить.*₽/ })
    .click();
  await page.waitForURL('**/pay/*');
}

inBrowser('the payment of an order', (openPage) => {
  test('the payment of an order is left by the back button, resumed, declined, repeated, and completed', async () => {
    const { page, email } = await openFilledCheckout(openPage);
    await getPayButton(page).click();
    await page.waitForURL('**/pay/*');
    await page.goBack();
    await page.waitForURL('**/checkout');
    await main(page)
      .getByText(/^Заказ\s№\s\d+ ждёт оплаты до/)
      .waitFor();
    expect(await getPayButton(page).count()).toBe(0);
    await main(page).getByRole('link', { name: 'Оплатить', exact: true }).click();
    await getHeadline(page, /осталось оплатить|не\sзавершена/).waitFor();
    await payFromOrder(page);
    await main(page).getByRole('button', { name: 'Показать отказ банка' }).click();
    await getHeadline(page, /^Оплата не\sпрошла$/).waitFor();
    await payFromOrder(page);
    await getSandboxButton(page).click();
    await getHeadline(page, 'Спасибо, заказ оплачен').waitFor();
    await page.goBack();
    await getHeadline(page, /^Оплачено/).waitFor();
    expect(await getSandboxButton(page).count()).toBe(0);
    await main(page)
      .getByRole('link', { name: /^Вернуться к\sзаказу$/ })
      .click();
    await getHeadline(page, 'Спасибо, заказ оплачен').waitFor();
    const orders = await readStoredOrders(email);
    expect(orders).toMatchObject([{ status: 'PAID_READY_TO_SEND', paid: orders[0]?.total }]);
  });

  test('an unpaid order is cancelled after a confirmation, and its unit returns to the cart', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    const id = await placeOrder(page, await signIn(page));
    await page.goto(`/orders/${id}`);
    await waitForHydration(page);
    await main(page).getByText('Отменить заказ', { exact: true }).click();
    await main(page).getByRole('button', { name: 'Да, отменить заказ' }).click();
    await getHeadline(page, 'Заказ отменён').waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Корзина, 1/ })
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
