import type { Page } from 'playwright-core';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, nextTask, waitForHydration } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import {
  chooseCity,
  fillInCheckout,
  findUnitsForSale,
  getCheckoutField,
  getHeadline,
  getPayButton,
  main,
  putIntoCart,
} from '../support/orders.ts';
import { type ConnectedShop, startConnectedShop } from '../support/shop/connected-shop.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { createMobileNumber, fromNewAddress, signIn } from '../support/visitors.ts';

/** More failures than an order makes requests, so that all of its requests fail. */
const MANY_FAILURES = 50;

/** Adds a confirmed phone to the account, because orders confirmed by phone require one. */
const addConfirmedPhone = (email: string) =>
  sql(
    `INSERT INTO account_recipient (account_id, type, address)
     SELECT account_id, 'PHONE', $2 FROM account_recipient WHERE address = $1`,
    [email, `+7${createMobileNumber()}`],
  );

async function fillCart(page: Page): Promise<void> {
  const units = await findUnitsForSale(1);
  await putIntoCart(
    page,
    units.map(({ id }) => id),
  );
}

const chooseCourier = (page: Page) =>
  main(page)
    .getByRole('radio', { name: /^Курьер/ })
    .check();

/** Chooses delivery by courier to a city whose price is not cached. */
async function chooseOrel(page: Page): Promise<void> {
  await chooseCity(page, 'Орёл', /^Орёл/);
  await chooseCourier(page);
  await getSummary(page)
    .getByText(/^За\sнаш счёт$/)
    .waitFor();
}

const getSummary = (page: Page) => main(page).getByRole('region', { name: 'Ваш заказ' });

inBrowser('the checkout of a shop with CDEK and DaData', (openPage) => {
  let connectedShop: ConnectedShop;
  beforeAll(async () => {
    connectedShop = await startConnectedShop();
  }, 180_000);
  afterAll(() => connectedShop.stop());

  test('the checkout uses the cached price of a city while the carrier does not respond, and offers confirmation by phone if no price is cached', async () => {
    const { page } = await openPage(shop().storefront, fromNewAddress());
    const email = await signIn(page);
    await addConfirmedPhone(email);
    await fillCart(page);
    await page.goto('/checkout');
    await waitForHydration(page);
    await fillInCheckout(page);
    await chooseCity(page);
    await getSummary(page)
      .getByText(/^481\s₽$/)
      .waitFor();

    connectedShop.cdek.failNext(...Array.from({ length: MANY_FAILURES }, () => 'NO_RESPONSE' as const));
    await page.reload();
    await waitForHydration(page);
    await getSummary(page)
      .getByText(/^481\s₽$/)
      .waitFor();
    await chooseOrel(page);
    // Choosing another city has cleared the delivery address.
    await fillInCheckout(page);
    expect(
      await main(page)
        .getByRole('radio', { name: /^Онлайн/ })
        .isDisabled(),
    ).toBe(true);
    await main(page).getByRole('radio', { name: 'Перезвоните мне' }).check();
    await getSummary(page)
      .getByRole('button', { name: /^Оформить с\sперезвоном/ })
      .click();
    await getHeadline(page, /^Спасибо, заказ\sоформлен$/).waitFor();
    const [order] = await sql('SELECT city, status FROM shop_order WHERE email = $1', [email]);
    expect(order).toEqual({ city: 'Орёл', status: 'AWAITING_CALL' });
  }, 120_000);

  test('a reload of the checkout after the carrier has failed asks it for the price again, and adds it to the sum', async () => {
    const { page } = await openPage(shop().storefront, fromNewAddress());
    await signIn(page);
    await fillCart(page);
    connectedShop.cdek.failNext(...Array.from({ length: MANY_FAILURES }, () => ({ status: 500 })));
    await page.goto('/checkout');
    await waitForHydration(page);
    await chooseOrel(page);
    connectedShop.cdek.reset();
    await until(async () => {
      await page.reload();
      return (
        (await getSummary(page)
          .getByText(/^481\s₽$/)
          .count()) > 0
      );
    });
    await getPayButton(page).waitFor();
  }, 120_000);

  test('the checkout completes an address by keyboard, and accepts a typed one while there are no suggestions', async () => {
    const { page } = await openPage(shop().storefront, fromNewAddress());
    await signIn(page);
    await fillCart(page);
    await page.goto('/checkout');
    await waitForHydration(page);
    await chooseCity(page);
    await chooseCourier(page);
    const street = getCheckoutField(page, 'Улица');
    await street.pressSequentially('Баум');
    const suggestions = main(page).getByRole('listbox', { name: 'Адреса' }).getByRole('option');
    await suggestions.first().waitFor();
    expect(await findAxeViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await Promise.all(['Улица', 'Дом', 'Индекс, необязательно'].map((name) => getCheckoutField(page, name).inputValue()))).toEqual([
      'ул Баумана',
      '7',
      '420111',
    ]);
    expect(await suggestions.count()).toBe(0);
    // Values filled in by a suggestion are stored like typed ones.
    await page.reload();
    await waitForHydration(page);
    await until(async () => (await getCheckoutField(page, 'Дом').inputValue()) === '7');

    connectedShop.dadata.failNext(...Array.from({ length: MANY_FAILURES }, () => ({ status: 403 })));
    const suggestionsResponse = page.waitForResponse((response) => response.request().postData()?.includes('AddressSuggestions') === true);
    await street.fill('ул. Щапова');
    await suggestionsResponse;
    await nextTask(page);
    expect(await suggestions.count()).toBe(0);
    expect(await street.inputValue()).toBe('ул. Щапова');
  }, 120_000);
});
