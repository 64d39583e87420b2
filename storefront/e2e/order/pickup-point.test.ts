import type { Locator, Page } from 'playwright-core';
import { alive, axe, inBrowser, type OpenPage, settled } from '../support/browser.ts';
import { sql } from '../support/goods.ts';
import {
  checkoutField,
  fillInCheckout,
  headline,
  main,
  ordersOf,
  payButton,
  putIntoCart,
  sumIsSettled,
  unitsForSale,
} from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

async function atCheckout(openPage: OpenPage) {
  const options = fromElsewhere();
  const { page } = await openPage(shop().storefront, options);
  const email = await signIn(page);
  const [unit] = await unitsForSale(1);
  // Delivery to a point is not free for it.
  await sql('UPDATE product_item SET price = 500000, old_price = NULL, loyalty_price = NULL WHERE id = $1', [unit?.id]);
  await putIntoCart(page, [unit?.id ?? '']);
  return { page, email, options };
}

/** Presses Tab until the focus is on the element. */
async function tabTo(page: Page, element: Locator) {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluateAll((wanted) => wanted.includes(document.activeElement as HTMLElement))) return;
  }
  throw new Error(`Tab does not reach ${element}`);
}

/** Fills in who receives the order, from the top of the page. */
async function typeRecipient(page: Page) {
  for (const [name, typed] of [
    ['Имя', 'Анна'],
    ['Фамилия', 'Ветрова'],
    ['Телефон', '9001234567'],
  ] as const) {
    await tabTo(page, checkoutField(page, name));
    await page.keyboard.type(typed);
  }
}

const points = (page: Page) => main(page).getByRole('group', { name: 'Пункт выдачи', exact: true }).getByRole('radio');

inBrowser('an order to a pickup point', (openPage) => {
  test('is chosen and placed by keyboard alone, and its page says where it goes', async () => {
    const { page, email } = await atCheckout(openPage);
    await page.goto('/checkout');
    await alive(page);
    await typeRecipient(page);
    await tabTo(page, main(page).getByRole('radio', { name: 'Курьер' }));
    await page.keyboard.press('ArrowUp');
    await tabTo(page, main(page).getByRole('combobox', { name: 'Город' }));
    await page.keyboard.type('Каз');
    await main(page)
      .getByRole('option', { name: /^Казань/ })
      .waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await main(page)
      .getByText(/^Нашли \d+.пункт/)
      .waitFor();
    await tabTo(page, main(page).getByRole('searchbox'));
    await page.keyboard.type('ул');
    await page.keyboard.press('Enter');
    await tabTo(page, points(page));
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
    await main(page)
      .getByText(/^Доставка в.пункт выдачи$/)
      .waitFor();
    await main(page).getByText('Когда выберете пункт').waitFor({ state: 'detached' });
    await sumIsSettled(page);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    const chosen = await main(page).locator('input[name=point]:checked').inputValue();
    expect(await points(page).nth(1).isChecked()).toBe(true);
    await tabTo(page, main(page).getByRole('checkbox', { name: /согласие/ }));
    await page.keyboard.press('Space');
    await tabTo(page, payButton(page));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/pay/*');
    await alive(page);
    await tabTo(page, main(page).getByRole('button', { name: 'Оплатить', exact: true }));
    await page.keyboard.press('Enter');
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
    const [order] = await sql('SELECT pickup_point_code, street FROM shop_order WHERE email = $1', [email]);
    expect(order?.pickup_point_code).toBe(chosen);
    await main(page).getByText(String(order?.street)).first().waitFor();
  });

  test('works without JavaScript', async () => {
    const { page: signed, email, options } = await atCheckout(openPage);
    const cookies = await signed.context().cookies();
    const { page } = await openPage(shop().storefront, { ...options, javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.context().addCookies(cookies);
    await page.goto('/checkout');
    await fillInCheckout(page);
    await main(page).getByRole('combobox', { name: 'Город' }).fill('казань');
    await main(page).getByRole('radio', { name: 'Пункт выдачи' }).check();
    await payButton(page).click();
    await main(page).getByText('Выберите пункт выдачи').first().waitFor();
    await points(page).first().check();
    await payButton(page).click();
    const alert = main(page).getByRole('alert');
    await alert.getByText('Посчитали доставку').waitFor();
    expect(await ordersOf(email)).toBe(0);
    await alert.getByRole('button', { name: /^Оплатить/ }).click();
    await page.waitForURL('**/pay/*');
    expect(await sql('SELECT delivery_mode FROM shop_order WHERE email = $1', [email])).toEqual([{ delivery_mode: 'PICKUP' }]);
  });
});
