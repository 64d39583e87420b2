import type { Page } from 'playwright-core';
import { inBrowser, untilInPage, waitForHydration } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { endSessions } from '../support/end-sessions.ts';
import { findUnitWithSimilarProduct } from '../support/goods.ts';
import { readCode } from '../support/inbox.ts';
import { openFilledCheckout } from '../support/order/filled-checkout.ts';
import { chooseCity, countOrders, getCheckoutField, getPayButton, main, waitForSum } from '../support/orders.ts';
import { until } from '../support/until.ts';
import { requestCodeByForm, typeCode } from '../support/visitors.ts';

const getAlert = (page: Page) => main(page).getByRole('alert');

/** Drops the response to the next form that places an order. Returns a function that says whether a response was dropped. */
async function dropNextResponse(page: Page): Promise<() => boolean> {
  let isDropped = false;
  await page.route('**/checkout.data*', async (route) => {
    if (isDropped || route.request().method() !== 'POST') return route.continue();
    isDropped = true;
    await route.fetch();
    return route.abort();
  });
  return () => isDropped;
}

/** Presses the button to pay unless it is disabled. After a reconnection, the page may have submitted the form again by itself. */
const payAgain = (page: Page) =>
  getPayButton(page).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });

/** Waits for the script that explains what went wrong. It loads once the shopper begins to use the page. */
const waitForExplanations = (page: Page) =>
  untilInPage(page, () => performance.getEntriesByType('resource').some(({ name }) => name.includes('CheckoutProblem')));

const field = (page: Page, name: string) => main(page).locator(`[name=${name}]`);

const optionalFields = { apartment: '14', comment: 'Позвоните за час, домофон 7, «Ёлки»' };

/** Fills in the fields that `fillInCheckout` leaves empty. */
async function fillInOptionalFields(page: Page) {
  await main(page).getByRole('form', { name: 'Оформление заказа' }).getByText('Добавить', { exact: true }).click();
  for (const [name, value] of Object.entries(optionalFields)) await field(page, name).fill(value);
}

async function expectAllTyped(page: Page) {
  const allValues = { name: 'Анна', surname: 'Ветрова', street: 'ул. Щапова', house: '26', ...optionalFields };
  for (const [name, value] of Object.entries(allValues)) await until(async () => (await field(page, name).inputValue()) === value);
  expect(await field(page, 'phone').inputValue()).toMatch(/900.*123.*45.*67/);
  expect(await field(page, 'city').inputValue()).toMatch(/^казань/i);
}

inBrowser('a checkout that changes or is interrupted', (openPage) => {
  test('reports a new price, follows a new city, replaces the sold unit, places one order for a double click, and is then empty in another tab', async () => {
    const unit = await findUnitWithSimilarProduct();
    const { page, email } = await openFilledCheckout(openPage, unit);
    await sql('UPDATE product_item SET price = 123400, old_price = NULL, loyalty_price = NULL WHERE id = $1', [unit.id]);
    // The sum for another city contains the new price, which the shopper has not accepted yet.
    await chooseCity(page, 'самара', /^Самара/);
    await getCheckoutField(page, 'Улица').fill('ул. Куйбышева');
    await getCheckoutField(page, 'Дом').fill('26');
    await getPayButton(page).click();
    await getAlert(page)
      .getByText(/^Заказ стал (?:дороже|дешевле) на/)
      .waitFor();
    await untilInPage(page, () => document.activeElement?.querySelector(':scope > [role=alert]') !== null);
    await getAlert(page)
      .getByText(/Дешевле на/)
      .waitFor();
    expect(await countOrders(email)).toBe(0);
    expect(await getCheckoutField(page, 'Дом').inputValue()).toBe('26');
    await chooseCity(page, 'казан', /^Казань/);
    const city = main(page).getByRole('combobox', { name: 'Город' });
    await until(async () => (await city.inputValue()) === 'Казань, Республика Татарстан');
    expect(await getCheckoutField(page, 'Имя').inputValue()).toBe('Анна');
    await getCheckoutField(page, 'Улица').fill('ул. Баумана');
    await getCheckoutField(page, 'Дом').fill('27');
    await waitForSum(page);
    await sql('UPDATE product_item SET sold_at = now() WHERE id = $1', [unit.id]);
    await getPayButton(page).click();
    const takeButton = getAlert(page)
      .getByRole('button', { name: /^Взять эту\s(?:пару|вещь): / })
      .first();
    await takeButton.click();
    await getAlert(page).getByText('Заменили').waitFor();
    expect(await getCheckoutField(page, 'Дом').inputValue()).toBe('27');
    expect(await countOrders(email)).toBe(0);
    await waitForSum(page);
    const otherTab = await page.context().newPage();
    await otherTab.goto('/checkout');
    await waitForHydration(otherTab);
    await getPayButton(otherTab).waitFor();
    await getPayButton(page).dblclick();
    await page.waitForURL('**/pay/*');
    // The other tab learns of the order, and says that there is nothing to order.
    await main(otherTab)
      .getByText(/^Оформлять пока нечего/)
      .waitFor();
    expect(await countOrders(email)).toBe(1);
  });

  test('keeps the input through a reload, a lost connection, an ended session and a lost response, and places one order', async () => {
    const { page, email } = await openFilledCheckout(openPage);
    await fillInOptionalFields(page);
    await page.reload();
    await waitForHydration(page);
    await until(async () => (await getCheckoutField(page, 'Улица').inputValue()) === 'ул. Щапова');
    expect(await main(page).getByRole('combobox', { name: 'Город' }).inputValue()).toMatch(/^Казань/);
    await main(page)
      .getByRole('checkbox', { name: /согласие/i })
      .check();
    await waitForSum(page);
    await waitForExplanations(page);
    await page.context().setOffline(true);
    await getPayButton(page).click();
    await getAlert(page).getByText('Связь прервалась').waitFor();
    expect(await getCheckoutField(page, 'Дом').inputValue()).toBe('26');
    await endSessions(page, email);
    await page.context().setOffline(false);
    await payAgain(page);
    await page.waitForURL('**/enter-code?to=%2Fcheckout');
    await waitForHydration(page);
    await requestCodeByForm(page, email);
    await typeCode(page, await readCode(email, 2));
    await page.waitForURL('**/checkout');
    await expectAllTyped(page);
    await waitForSum(page);
    const isDropped = await dropNextResponse(page);
    // The page may send the form again by itself before this press, so the press may fail.
    await getPayButton(page)
      .click()
      .catch(() => undefined);
    await page.waitForURL('**/pay/*');
    expect([isDropped(), await countOrders(email)]).toEqual([true, 1]);
  });
});
