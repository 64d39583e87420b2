import type { Page } from 'playwright-core';
import { inBrowser, type OpenPage, untilInPage, waitForHydration } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import {
  chooseCity,
  fillInCheckout,
  findUnitsForSale,
  getCheckoutField,
  getHeadline,
  getPayButton,
  getSandboxButton,
  main,
  putIntoCart,
  recipient,
  waitForSum,
} from '../support/orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';

declare global {
  interface Window {
    /** Texts that have appeared in live regions and alerts since the last check. */
    announced: string[];
  }
}

/** Records each text that appears in a live region, or with an alert. */
function recordAnnouncements() {
  window.announced = [];
  const regions = '[role=alert], [role=status], [aria-live=polite], [aria-live=assertive], output';
  const listSpoken = (node: Node): Node[] => {
    if (node.parentElement?.closest(regions)) return [node];
    if (!(node instanceof Element)) return [];
    return [node, ...node.querySelectorAll('*')].filter((element) => element.matches('[role=alert]'));
  };
  new MutationObserver((records) => {
    const changed = records.flatMap(({ type, target, addedNodes }) => (type === 'characterData' ? [target] : [...addedNodes]));
    const texts = changed.flatMap(listSpoken).map(({ textContent }) => (textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    window.announced.push(...texts.filter(Boolean));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const readAnnounced = (page: Page) => page.evaluate(() => window.announced.join(' | '));

const clearAnnouncements = (page: Page) =>
  page.evaluate(() => {
    window.announced = [];
  });

/** Returns how often a text was announced since `clearAnnouncements`. */
async function countAnnouncements(page: Page, text: string): Promise<number> {
  await waitForSum(page);
  // Toasts appear in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return (await readAnnounced(page)).split(text).length - 1;
}

/** Runs an action that fails, and returns how often its error is announced. */
async function countAfter(page: Page, text: string, act: () => Promise<unknown>): Promise<number> {
  await clearAnnouncements(page);
  await act();
  await until(async () => (await readAnnounced(page)).includes(text));
  return countAnnouncements(page, text);
}

const submit = (page: Page) => getPayButton(page).click();

/**
 * Submits the form, and waits until the focus is on the invalid field. The field must be described by the message, which a live region may
 * announce once more.
 */
async function expectFieldError(page: Page, name: string, message: string) {
  await clearAnnouncements(page);
  await submit(page);
  await untilInPage(
    page,
    ([field, text = '']) => {
      const { activeElement: focused } = document;
      // A radio button is announced with its group.
      const descriptionIds = [focused, focused?.closest('fieldset')].map((element) => element?.getAttribute('aria-describedby') ?? '');
      const ids = descriptionIds.join(' ').split(' ').filter(Boolean);
      const descriptions = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
      return focused?.getAttribute('name') === field && descriptions.replaceAll(/\s+/g, ' ').includes(text);
    },
    [name, message],
  );
  expect(await countAnnouncements(page, message)).toBeLessThanOrEqual(1);
  expect(await page.locator('[data-sonner-toast]').count()).toBe(0);
}

const getConsent = (page: Page) => main(page).getByRole('checkbox', { name: /согласие/i });

/** Opens the checkout with two units, for a recipient in Kazan. */
async function openCheckout(openPage: OpenPage) {
  const { page } = await openPage(shop().storefront, fromNewAddress());
  await page.addInitScript(recordAnnouncements);
  await signIn(page);
  const units = await findUnitsForSale(2);
  await putIntoCart(
    page,
    units.map(({ id }) => id),
  );
  await page.goto('/checkout');
  await waitForHydration(page);
  for (const name of ['Имя', 'Фамилия', 'Телефон'] as const) await getCheckoutField(page, name).fill(recipient[name]);
  await chooseCity(page);
  return { page, units };
}

inBrowser('an error', (openPage) => {
  test('an error is announced only once in the checkout: of a field, a promo code, a new sum, a sold unit or the connection', async () => {
    const { page, units } = await openCheckout(openPage);
    await getConsent(page).check();
    await expectFieldError(page, 'way', 'Выберите, как');
    await fillInCheckout(page);
    await getCheckoutField(page, 'Телефон').fill('+7 900');
    await expectFieldError(page, 'phone', 'Проверьте номер телефона');
    await getCheckoutField(page, 'Телефон').fill(recipient.Телефон);
    await getConsent(page).uncheck();
    await expectFieldError(page, 'consent', 'Без согласия');
    await getConsent(page).check();

    await main(page).getByRole('textbox', { name: 'Промокод' }).fill('НЕТТАКОГО');
    const apply = main(page).getByRole('button', { name: 'Применить' });
    expect(await countAfter(page, 'Промокод не найден', () => apply.click())).toBe(1);
    await main(page).getByRole('textbox', { name: 'Промокод' }).fill('');

    await sql('UPDATE product_item SET price = 123400, old_price = NULL, loyalty_price = NULL WHERE id = $1', [units[0]?.id]);
    expect(await countAfter(page, 'Заказ стал дешевле', () => submit(page))).toBe(1);
    await sql('UPDATE product_item SET sold_at = now() WHERE id = $1', [units[1]?.id]);
    expect(await countAfter(page, 'купил кто-то другой', () => submit(page))).toBe(1);
    await page.context().setOffline(true);
    expect(await countAfter(page, 'Связь прервалась', () => submit(page))).toBe(1);
  });

  test('an error of the connection is announced once on the payment page, where the payment can then be repeated', async () => {
    const { page } = await openPage(shop().storefront, fromNewAddress());
    const orderId = await placeOrder(page, await signIn(page));
    await page.goto(`/orders/${orderId}/pay`);
    await waitForHydration(page);
    await page.evaluate(recordAnnouncements);
    await page.context().setOffline(true);
    const text = 'Обновите страницу';
    expect(await countAfter(page, text, () => getSandboxButton(page).click())).toBe(1);
    await page.context().setOffline(false);
    await getSandboxButton(page).click();
    await getHeadline(page, 'Спасибо, заказ оплачен').waitFor();
  });
});
