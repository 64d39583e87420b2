import type { Page } from 'playwright-core';
import { alive, inBrowser, type OpenPage } from '../support/browser.ts';
import { makeCodesOlder } from '../support/older-codes.ts';
import { factsOfOrders } from '../support/order/order-facts.ts';
import { readyToPlace } from '../support/order/ready-to-place.ts';
import { headline, main, payButton } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

/** Places an order by the form, and stops at its payment. */
async function atPayment(openPage: OpenPage) {
  const { page, email } = await readyToPlace(openPage, 1);
  await payButton(page).click();
  await page.waitForURL('**/pay/*');
  const [order] = await factsOfOrders(email);
  return { page, email, link: `/orders/${order?.id}` };
}

const pay = (page: Page) => main(page).getByRole('button', { name: 'Оплатить', exact: true });
const payFor = (page: Page) => main(page).getByRole('button', { name: /^Оплатить.*₽/ });

/** Presses the button of the order's page, and pays. */
async function payFromOrder(page: Page) {
  await headline(page, /осталось оплатить|не\sзавершена/).waitFor();
  await payFor(page).click();
  await page.waitForURL('**/pay/*');
  await pay(page).click();
  await headline(page, 'Спасибо, заказ оплачен').waitFor();
}

async function expectOnePaid(email: string) {
  const orders = await factsOfOrders(email);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ status: 'PAID_READY_TO_SEND', paid: orders[0]?.total });
}

inBrowser('a shopper who has left the payment', (openPage) => {
  test('finds the unpaid order by the back button, and pays it', async () => {
    const { page, email } = await atPayment(openPage);
    await page.goBack();
    await page.waitForURL('**/checkout');
    await main(page)
      .getByText(/^Заказ\s№\s\d+ ждёт оплаты до/)
      .waitFor();
    expect(await payButton(page).count()).toBe(0);
    await main(page).getByRole('link', { name: 'Оплатить', exact: true }).click();
    await payFromOrder(page);
    // The page before is that of the payment, which is over.
    await page.goBack();
    await headline(page, /^Уже оплачено/).waitFor();
    expect(await pay(page).count()).toBe(0);
    await main(page)
      .getByRole('link', { name: /^Вернуться к\sзаказу$/ })
      .click();
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
    await expectOnePaid(email);
  });

  test('closes the tab, opens the link of the message, and pays', async () => {
    const { page, email, link } = await atPayment(openPage);
    const again = await page.context().newPage();
    await page.close();
    await again.goto(link);
    await headline(again, /осталось оплатить|не\sзавершена/).waitFor();
    await again.goto(`${link}/pay`);
    await again.waitForURL('**/pay/*');
    await pay(again).click();
    await headline(again, 'Спасибо, заказ оплачен').waitFor();
    await expectOnePaid(email);
  });

  test('goes on at another device, and the first one tells the truth then', async () => {
    const { page: first, email, link } = await atPayment(openPage);
    await makeCodesOlder(email, 70);
    const { page: device } = await openPage(shop().storefront, fromElsewhere());
    await signIn(device, email, 2);
    await device.goto('/checkout');
    await main(device)
      .getByText(/^Заказ\s№\s\d+ ждёт оплаты до/)
      .waitFor();
    await device.goto('/account/orders');
    await main(device).locator(`a[href='${link}']`).first().click();
    await device.waitForURL(`**${link}`);
    await payFromOrder(device);
    // The page of the payment was opened before, and its button is pressed only now.
    await pay(first).click();
    await headline(first, 'Спасибо, заказ оплачен').waitFor();
    await expectOnePaid(email);
  });

  test('is led on by the link of the message in a browser where nobody has signed in', async () => {
    const { email, link } = await atPayment(openPage);
    const { page: stranger } = await openPage(shop().storefront, fromElsewhere());
    await stranger.goto(`${link}/pay`);
    await stranger.waitForURL('**/pay/*');
    await pay(stranger).click();
    await headline(stranger, /Заказ оплачен/).waitFor();
    await alive(stranger);
    expect(await main(stranger).innerText()).not.toContain('Ветрова');
    await expectOnePaid(email);
  });
});
