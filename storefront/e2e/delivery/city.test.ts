import type { Locator, Page } from 'playwright-core';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, waitForAnimations, waitForHydration, whenHydrated } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { findUnitsForSale, main, putIntoCart, waitForSum } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';

const getOpener = (page: Page) => page.getByRole('link', { name: /^(?:Выбрать город|Город доставки: .+)$/ });
const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Куда доставить' });
const getCityLink = (page: Page, city: string) => page.getByRole('link', { name: `Город доставки: ${city}` });
const getCityField = (page: Page) => main(page).getByRole('combobox', { name: 'Город' });

/** Returns a text without no-break spaces. */
const readText = async (locator: Locator) => (await locator.innerText()).replaceAll(/[\u00a0\u202f]/g, ' ');

/** Returns the line of the product page with the price and the days of the delivery. No-break spaces become plain ones. */
async function readDeliveryLine(page: Page) {
  return readText(main(page).locator('p, dd', { has: page.getByRole('link', { name: /^Доставка во?\s/ }) }));
}

const buildLinePattern = (to: string) => new RegExp(`^Доставка ${to}: (?:от [\\d ]+ ₽|бесплатно в пункт выдачи), .*\\d`);

/** Presses Tab until the focus is on the link that opens the choice of the city. */
async function tabToOpener(page: Page) {
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab');
    if (await getOpener(page).evaluate((link) => link === document.activeElement)) return;
  }
  throw new Error('Tab does not reach the city');
}

/** Opens the choice of the city from the focused link, and chooses a city by typing. */
async function chooseByKeyboard(page: Page, typed: string) {
  await page.keyboard.press('Enter');
  await getDialog(page).getByRole('option').first().waitFor();
  await page.keyboard.type(typed);
  await getDialog(page).getByRole('option', { selected: true }).waitFor();
}

/** Opens the page of a unit whose delivery to a pickup point is not free. */
async function openProduct(page: Page) {
  const [unit] = await findUnitsForSale(1);
  await sql('UPDATE product_item SET price = 500000, old_price = NULL, loyalty_price = NULL WHERE id = $1', [unit?.id]);
  await page.goto(`/product/${unit?.slug}?size=${unit?.size}`);
  return unit;
}

/** Opens the product page, and returns its line about the delivery. */
async function readOnProduct(page: Page, product: string) {
  await page.goto(product);
  return readDeliveryLine(page);
}

/** Opens the cart, and returns its line about the delivery once it agrees with that of the product page. */
async function readInCart(page: Page, onProduct: string) {
  await page.goto('/cart');
  const sum = main(page).getByRole('region', { name: 'Сумма' });
  await until(async () => (await readText(sum)).includes(onProduct.split(': ')[1] ?? 'nothing'));
  return readText(sum.locator('dl > div').filter({ hasText: /Доставка/ }));
}

const getOrder = (page: Page) => main(page).getByRole('region', { name: 'Ваш заказ' });

/** Waits until the open checkout displays the price of the delivery by courier. Returns the last day of the delivery. */
async function waitForPrice(page: Page, price: string) {
  const cell = getOrder(page).locator('dl > div').filter({ hasText: 'Доставка' }).locator('dd');
  await until(async () => (await readText(cell)) === price);
  await waitForSum(page);
  // The list of goods is hydrated at the first touch. Only then does it display the day of the delivery for the new sum.
  let days: string | undefined;
  await until(async () => {
    days = /[Дд]о (\d+ [а-я]+)/.exec(await readText(getOrder(page)))?.[1];
    return days !== undefined;
  });
  return days ?? '';
}

/** The journey opens at least five pages. */
const manyPagesMs = 180_000;

inBrowser('the city', (openPage) => {
  const title =
    'the city is chosen by keyboard in header and checkout, and sets the delivery price and days on product page, cart and checkout';
  test(
    title,
    async () => {
      const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
      await signIn(page);
      const unit = await openProduct(page);
      const product = page.url();
      await waitForHydration(page);
      await main(page)
        .getByText(/^Укажите город, чтобы узнать срок/)
        .waitFor();
      await tabToOpener(page);
      await chooseByKeyboard(page, 'казан');
      await page.keyboard.press('Enter');
      await getCityLink(page, 'Казань').waitFor();
      await until(() => getOpener(page).evaluate((link) => link === document.activeElement));
      await waitForAnimations(page);
      expect(await findAxeViolations(page)).toEqual([]);
      await putIntoCart(page, [unit?.id ?? '']);
      // The delivery costs 1.5 times the base price within 1,500 km, and twice the base price beyond. The days depend on the distance too.
      const toKazan = await readOnProduct(page, product);
      expect(toKazan).toMatch(buildLinePattern('в Казань'));
      expect(toKazan).toContain('от 585 ₽');
      expect((await readInCart(page, toKazan)).replace('\n', ': ')).toBe(toKazan);
      await page.goto('/checkout');
      await (await whenHydrated(main(page).getByRole('radio', { name: /^Курьер/ }))).check();
      // The checkout promises the last day of the span that the other pages name.
      const lastDayInKazan = await waitForPrice(page, '885 ₽');
      expect(toKazan.endsWith(lastDayInKazan)).toBe(true);

      await (await whenHydrated(getCityField(page))).fill('владивост');
      await main(page)
        .getByRole('option', { name: /^Владивосток/ })
        .waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const isChosen = async () => (await page.context().cookies()).some(({ name, value }) => name === 'city' && value === 'vladivostok');
      await until(isChosen);
      const lastDayInVladivostok = await waitForPrice(page, '1 180 ₽');
      expect(await getCityField(page).inputValue()).toBe('Владивосток, Приморский край');
      expect(lastDayInVladivostok).not.toBe(lastDayInKazan);
      const toVladivostok = await readOnProduct(page, product);
      expect(toVladivostok).toMatch(buildLinePattern('во Владивосток'));
      expect(toVladivostok).toContain('от 780 ₽');
      expect(toVladivostok.endsWith(lastDayInVladivostok)).toBe(true);
      expect(toVladivostok.split(', ')[1]).not.toBe(toKazan.split(', ')[1]);
      expect(complaints).toEqual([]);
    },
    manyPagesMs,
  );
});
