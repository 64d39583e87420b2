import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration } from '../support/browser.ts';
import { countOrders, main } from '../support/orders.ts';
import { refundCopies, restock } from '../support/past-orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signInToAccount } from '../support/visitors.ts';

const getOrderLinks = (page: Page) => main(page).getByRole('list', { name: 'Заказы' }).getByRole('heading', { level: 2 }).getByRole('link');

inBrowser('the orders of an account', (openPage) => {
  test("a shopper's orders are paged, filtered by state, and bought again while their units are for sale", async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    const email = await signInToAccount(page);
    await page.getByRole('navigation', { name: 'Аккаунт' }).getByRole('link', { name: 'Заказы' }).click();
    await main(page).getByRole('heading', { name: 'Заказов пока нет' }).waitFor();
    const order = await placeOrder(page, email);
    await refundCopies(order, 1);
    expect(await countOrders(email)).toBe(2);
    const { slug } = await restock(order);
    await page.goto('/account/orders');
    await waitForHydration(page);
    expect(await getOrderLinks(page).count()).toBe(2);
    await main(page).getByRole('link', { name: 'Завершённые' }).click();
    await page.waitForURL('**/account/orders?state=completed');
    // The address changes before the list does.
    await until(async () => (await getOrderLinks(page).count()) === 1);
    await main(page)
      .getByRole('button', { name: /^Снова/ })
      .click();
    await page.waitForURL('**/cart');
    await main(page).locator(`a[href*="/product/${slug}"]`).first().waitFor();
    await page.goto('/account/orders?state=underway');
    await getOrderLinks(page)
      .getByText(/^Ожидает оплаты/)
      .click();
    await page.waitForURL(`**/orders/${order}`);
    expect(complaints).toEqual([]);
  });
});
