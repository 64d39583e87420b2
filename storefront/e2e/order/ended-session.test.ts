import type { Page } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { endSessions } from '../support/end-sessions.ts';
import { codeTo } from '../support/inbox.ts';
import { readyToPlace } from '../support/order/ready-to-place.ts';
import { fillInCheckout, headline, main, ordersOf, payButton, putIntoCart, unitsForSale } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { askForCode, fromElsewhere, newEmail, signIn, signInWithoutScript, typeCode } from '../support/visitors.ts';

const field = (page: Page, name: string) => main(page).locator(`[name=${name}]`);

const optional = { apartment: '14', comment: 'Позвоните за час, домофон 7, «Ёлки»' };

/** Types what `fillInCheckout` does not. */
async function typeTheRest(page: Page) {
  for (const [name, value] of Object.entries(optional)) await field(page, name).fill(value);
}

async function expectAllTyped(page: Page) {
  const all = { name: 'Анна', surname: 'Ветрова', street: 'ул. Щапова', house: '26', ...optional };
  for (const [name, value] of Object.entries(all)) await until(async () => (await field(page, name).inputValue()) === value);
  expect(await field(page, 'phone').inputValue()).toMatch(/900.*123.*45.*67/);
  expect(await field(page, 'city').inputValue()).toMatch(/^казань/i);
}

inBrowser('a session that ends while the checkout is filled in', (openPage) => {
  test('leads through the sign-in back to what was typed', async () => {
    const { page, email } = await readyToPlace(openPage, 1);
    await typeTheRest(page);
    await endSessions(page, email);
    await payButton(page).click();
    await page.waitForURL('**/enter-code?to=%2Fcheckout');
    await alive(page);
    await askForCode(page, email);
    await typeCode(page, await codeTo(email, 2));
    await page.waitForURL('**/checkout');
    await expectAllTyped(page);
    await payButton(page).click();
    await page.waitForURL('**/pay/*');
    await main(page).getByRole('button', { name: 'Оплатить', exact: true }).click();
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
    expect(await ordersOf(email)).toBe(1);
  });

  test('does the same without JavaScript, and another shopper gets nothing of it', async () => {
    const options = fromElsewhere();
    const signed = await openPage(shop().storefront, options);
    const email = await signIn(signed.page);
    const [unit] = await unitsForSale(1);
    await putIntoCart(signed.page, [unit?.id ?? '']);
    const { page } = await openPage(shop().storefront, { ...options, javaScriptEnabled: false });
    await page.context().addCookies(await signed.page.context().cookies());
    await page.goto('/checkout');
    await fillInCheckout(page);
    await main(page).getByRole('combobox', { name: 'Город' }).fill('казань');
    await typeTheRest(page);
    await endSessions(signed.page, email);
    await payButton(page).click();
    await page.waitForURL('**/enter-code?to=%2Fcheckout');
    const kept = await page.context().cookies(`${shop().storefront}/checkout`);
    await signInWithoutScript(page, email, 2);
    await page.waitForURL('**/checkout');
    await expectAllTyped(page);
    await payButton(page).click();
    await main(page).getByRole('alert').getByText('Посчитали доставку').waitFor();
    await main(page)
      .getByRole('alert')
      .getByRole('button', { name: /^Оплатить/ })
      .click();
    await page.waitForURL('**/pay/*');
    expect(await ordersOf(email)).toBe(1);
    expect((await page.context().cookies(`${shop().storefront}/checkout`)).map(({ name }) => name)).not.toContain('checkout-form');

    const other = await openPage(shop().storefront, { ...fromElsewhere(), javaScriptEnabled: false });
    await other.page.context().addCookies(kept.filter(({ name }) => name === 'checkout-form'));
    const [another] = await unitsForSale(1);
    const signedOther = await openPage(shop().storefront, fromElsewhere());
    await signIn(signedOther.page, newEmail());
    await putIntoCart(signedOther.page, [another?.id ?? '']);
    await other.page.context().addCookies(await signedOther.page.context().cookies());
    await other.page.goto('/checkout');
    expect(await other.page.content()).not.toMatch(/Ветрова|Щапова/);
  });
});
