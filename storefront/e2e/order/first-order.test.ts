import type { Page } from 'playwright-core';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, untilInPage, waitForAnimations, waitForHydration, whenHydrated } from '../support/browser.ts';
import { readCode } from '../support/inbox.ts';
import {
  chooseCity,
  countOrders,
  fillInCheckout,
  findUnitsForSale,
  getHeadline,
  getPayButton,
  getSandboxButton,
  main,
} from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { createEmail, fromNewAddress, requestCodeByForm, typeCode } from '../support/visitors.ts';

/** Reloads the page, and returns how many purchases it reports. */
async function countReportedPurchases(page: Page): Promise<number> {
  await page.reload();
  await waitForHydration(page);
  await untilInPage(page, () => window.ym !== undefined);
  return page.evaluate(() => (window.dataLayer ?? []).filter((event) => JSON.stringify(event).includes('purchase')).length);
}

inBrowser('the first order', (openPage) => {
  test('the first order is placed and paid by a guest who signs in by email and finds the cart in the checkout', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    const [unit] = await findUnitsForSale(1);
    await page.goto(`/product/${unit?.slug}?size=${unit?.size}`);
    const buyButton = main(page).getByRole('button', { name: /^В\sкорзину$/ });
    await (await whenHydrated(buyButton.first())).click();
    await main(page)
      .getByRole('button', { name: /^В\sкорзине$/ })
      .first()
      .waitFor();
    await page.goto('/checkout');
    await page.waitForURL('**/enter-code?to=%2Fcheckout');
    await waitForHydration(page);
    const email = createEmail();
    await requestCodeByForm(page, email);
    await typeCode(page, await readCode(email));
    await page.waitForURL('**/checkout');
    await getPayButton(page).waitFor();
    await main(page).getByText(email).first().waitFor();
    await fillInCheckout(page);
    await chooseCity(page);
    await getPayButton(page).click();
    await page.waitForURL('**/pay/*');
    await waitForHydration(page);
    expect(await findAxeViolations(page)).toEqual([]);
    await getSandboxButton(page).click();
    await getHeadline(page, 'Спасибо, заказ оплачен').waitFor();
    await waitForHydration(page);
    await waitForAnimations(page);
    expect(await findAxeViolations(page)).toEqual([]);
    expect(await countOrders(email)).toBe(1);
    // Without consent the purchase is not reported. Its cookie remains, so that it can be reported later.
    const orderCookies = await page.context().cookies(`${shop().storefront}/orders/`);
    expect(orderCookies.map(({ name }) => name)).toContain('placed');
    expect(complaints).toEqual([]);
    // With consent the purchase is reported, but only once.
    await page.route('https://mc.yandex.ru/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.context().addCookies([{ name: 'consent', value: 'granted', url: shop().storefront }]);
    expect([await countReportedPurchases(page), await countReportedPurchases(page)]).toEqual([1, 0]);
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: /^Вернуться в\sкаталог$/ }).click();
    expect(await header.getByRole('link', { name: /^Корзина/ }).innerText()).not.toMatch(/\d/);
  });
});
