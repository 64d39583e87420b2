import type { Locator, Page } from 'playwright-core';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, waitForAnimations, waitForHydration, whenHydrated } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { readCode } from '../support/inbox.ts';
import {
  findUnitsForSale,
  getCheckoutField,
  getHeadline,
  getPayButton,
  getSandboxButton,
  main,
  recipient,
  waitForSum,
} from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { createEmail, fromNewAddress, waitForMinFormAge } from '../support/visitors.ts';

/** A unit whose delivery to a pickup point is not free. */
async function findCheapUnit() {
  const [unit] = await findUnitsForSale(1);
  await sql('UPDATE product_item SET price = 500000, old_price = NULL, loyalty_price = NULL WHERE id = $1', [unit?.id]);
  return unit;
}

/**
 * Waits for the element, and presses Tab until the focus is on it. Looks the element up once, because finding it by role takes longer than
 * the press.
 */
async function tabTo(page: Page, element: Locator) {
  await element.first().waitFor({ state: 'attached' });
  const elements = await element.elementHandles();
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((targets) => targets.some((target) => target === document.activeElement), elements)) return;
  }
  throw new Error(`Tab does not reach ${element}`);
}

/** Adds the unit of a product's page to the cart. */
async function addToCartByKeyboard(page: Page) {
  await tabTo(
    page,
    await whenHydrated(
      main(page)
        .getByRole('button', { name: /^В\sкорзину$/ })
        .first(),
    ),
  );
  await page.keyboard.press('Enter');
  await main(page)
    .getByRole('button', { name: /^В\sкорзине$/ })
    .first()
    .waitFor();
}

/** Opens the cart's drawer by the focused button, which has added the unit, and continues to the checkout. */
async function goToCheckout(page: Page) {
  await page.keyboard.press('Enter');
  const link = page.getByRole('dialog', { name: /^Корзина/ }).getByRole('link', { name: 'Оформить заказ' });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
}

/** Signs in by a code, whose field gets the focus by itself. */
async function signInByKeyboard(page: Page, email: string) {
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(email);
  await waitForMinFormAge(page);
  await page.keyboard.press('Enter');
  const cell = page.getByRole('textbox', { name: 'Цифра 1 из 4' });
  await cell.waitFor();
  await until(() => cell.evaluate((input) => input === document.activeElement));
  await page.keyboard.type(await readCode(email), { delay: 30 });
}

/** Fills in the recipient of the order by keyboard, beginning at the top of the page. */
async function typeRecipient(page: Page) {
  for (const name of ['Имя', 'Фамилия', 'Телефон'] as const) {
    await tabTo(page, getCheckoutField(page, name));
    await page.keyboard.type(recipient[name]);
  }
}

const getPoints = (page: Page) => main(page).getByRole('group', { name: 'Пункт выдачи', exact: true }).getByRole('radio');

inBrowser('an order to a pickup point', (openPage) => {
  test('an order to a pickup point is placed by a guest and paid by keyboard alone, and its page shows the pickup point', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    const unit = await findCheapUnit();
    await page.goto(`/product/${unit?.slug}?size=${unit?.size}`);
    await addToCartByKeyboard(page);
    await goToCheckout(page);
    await page.waitForURL('**/enter-code?to=%2Fcheckout');
    await waitForHydration(page);
    const email = createEmail();
    await signInByKeyboard(page, email);
    await page.waitForURL('**/checkout');
    await getPayButton(page).waitFor();
    await waitForHydration(page);
    await typeRecipient(page);
    await tabTo(page, main(page).getByRole('combobox', { name: 'Город' }));
    await page.keyboard.type('Каз');
    await main(page)
      .getByRole('option', { name: /^Казань/ })
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await main(page)
      .getByRole('radio', { name: /^Пункт выдачи (?:Бесплатно|\d)/ })
      .waitFor();
    await tabTo(page, main(page).getByRole('radio', { name: /^Пункт выдачи/ }));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await getCheckoutField(page, 'Улица').waitFor();
    await page.keyboard.press('ArrowUp');
    await main(page)
      .getByText(/^\d+.пункт\S* СДЭК/)
      .filter({ visible: true })
      .waitFor();
    await tabTo(page, main(page).getByRole('searchbox'));
    await page.keyboard.type('ул');
    await page.keyboard.press('Enter');
    await tabTo(page, getPoints(page));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await main(page).getByText('Когда выберете пункт', { exact: true }).waitFor({ state: 'detached' });
    await waitForSum(page);
    await waitForAnimations(page);
    expect(await findAxeViolations(page)).toEqual([]);
    const chosenPoint = await main(page).locator('input[name=point]:checked').inputValue();
    expect(await getPoints(page).nth(1).isChecked()).toBe(true);
    await tabTo(page, getPayButton(page));
    await page.keyboard.press('Enter');
    // The consent is missing, so its checkbox gets the focus.
    const consent = main(page).getByRole('checkbox', { name: /согласие/i });
    await until(() => consent.evaluate((input) => input === document.activeElement));
    await page.keyboard.press('Space');
    await tabTo(page, getPayButton(page));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pay/*');
    await waitForHydration(page);
    await tabTo(page, getSandboxButton(page));
    await page.keyboard.press('Enter');
    await getHeadline(page, 'Спасибо, заказ оплачен').waitFor();
    const [order] = await sql('SELECT pickup_point_code, street FROM shop_order WHERE email = $1', [email]);
    expect(order?.pickup_point_code).toBe(chosenPoint);
    await main(page).getByText(String(order?.street)).first().waitFor();
    // The browser complains only about the status of the response to the form without consent.
    expect(complaints).toEqual([expect.stringContaining('422')]);
  });
});
