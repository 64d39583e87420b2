import type { Page } from 'playwright-core';
import { alive, axe, inBrowser, settled } from '../support/browser.ts';
import { sql } from '../support/goods.ts';
import { readyToPlace } from '../support/order/ready-to-place.ts';
import { checkoutField, chooseCity, fillInCheckout, headline, main, ordersOf, payButton, sumIsSettled } from '../support/orders.ts';
import { until } from '../support/until.ts';

const alert = (page: Page) => main(page).getByRole('alert');

inBrowser('a checkout in which something changes', (openPage) => {
  test('a price that has changed is shown line by line, and nothing is placed before the shopper agrees', async () => {
    const { page, email, units } = await readyToPlace(openPage, 1);
    const [unit] = units;
    await sql('UPDATE product_item SET price = 123400, old_price = NULL, loyalty_price = NULL WHERE id = $1', [unit?.id]);
    await payButton(page).click();
    await alert(page).getByText('Цена изменилась').waitFor();
    await alert(page)
      .getByText(/Дешевле на/)
      .waitFor();
    expect(await ordersOf(email)).toBe(0);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await main(page).getByRole('textbox', { name: 'Дом' }).inputValue()).toBe('26');
    await alert(page)
      .getByRole('button', { name: /^Оплатить/ })
      .click();
    await page.waitForURL('**/pay/*');
    expect(await ordersOf(email)).toBe(1);
  });

  test('a unit that is gone is named, and the rest can be ordered without it', async () => {
    const { page, email, units } = await readyToPlace(openPage, 2);
    const [gone] = units;
    await sql('UPDATE product_item SET sold_at = now() WHERE id = $1', [gone?.id]);
    await payButton(page).click();
    await alert(page).getByText('Эту вещь уже купили').waitFor();
    expect(
      await alert(page)
        .getByRole('link', { name: /^(?:Другие размеры|Похожие вещи)$/ })
        .getAttribute('href'),
    ).toBe(`/product/${gone?.slug}`);
    expect(await ordersOf(email)).toBe(0);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await alert(page)
      .getByRole('button', { name: /^Оплатить/ })
      .click();
    await page.waitForURL('**/pay/*');
    expect(await ordersOf(email)).toBe(1);
  });

  test.each([
    ['a price', 'UPDATE product_item SET price = 123400, old_price = NULL, loyalty_price = NULL WHERE id = $1', 'Цена изменилась'],
    ['a unit that is gone', 'UPDATE product_item SET sold_at = now() WHERE id = $1', 'Эту вещь уже купили'],
  ])('%s that a new sum has shown is asked about too', async (_what, change, words) => {
    const { page, email, units } = await readyToPlace(openPage, 2);
    await sql(change, [units[0]?.id]);
    await chooseCity(page, 'самара', /^Самара/);
    await payButton(page).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert');
    await alert(page).getByText(words).waitFor();
    expect(await ordersOf(email)).toBe(0);
    await alert(page)
      .getByRole('button', { name: /^Оплатить/ })
      .click();
    await page.waitForURL('**/pay/*');
    expect(await ordersOf(email)).toBe(1);
  });

  test('after a refusal, the city that is chosen in the header gets into the form, also if it was chosen there before', async () => {
    const { page, units } = await readyToPlace(openPage, 1);
    const field = main(page).getByRole('combobox', { name: 'Город' });
    const inHeader = async (typed: string, name: RegExp) => {
      await page.getByRole('link', { name: /^Город доставки: / }).click();
      const dialog = page.getByRole('dialog', { name: 'Куда доставить' });
      await dialog.getByRole('combobox', { name: 'Город' }).fill(typed);
      await dialog.getByRole('option', { name }).click();
      await dialog.waitFor({ state: 'detached' });
    };
    const refuse = async (price: number) => {
      await sumIsSettled(page);
      await sql('UPDATE product_item SET price = $2, old_price = NULL, loyalty_price = NULL WHERE id = $1', [units[0]?.id, price]);
      await payButton(page).click();
      await alert(page).getByText('Цена изменилась').waitFor();
    };
    await refuse(123_400);
    await chooseCity(page, 'самара', /^Самара/);
    await inHeader('казан', /^Казань/);
    await until(async () => (await field.inputValue()) === 'Казань, Республика Татарстан');
    expect(await checkoutField(page, 'Имя').inputValue()).toBe('Анна');
    expect(
      await main(page)
        .getByRole('checkbox', { name: /согласие/ })
        .isChecked(),
    ).toBe(true);
    await checkoutField(page, 'Улица').fill('ул. Баумана');
    await checkoutField(page, 'Дом').fill('27');
    await refuse(123_500);
    await inHeader('самара', /^Самара/);
    await until(async () => (await field.inputValue()) === 'Самара, Самарская область');
    await main(page).getByText('Доставка курьером').waitFor();
    await page.reload();
    await alive(page);
    expect(await field.inputValue()).toBe('Самара, Самарская область');
    expect(await checkoutField(page, 'Имя').inputValue()).toBe('Анна');
  });

  test('two presses and two tabs place one order', async () => {
    const { page, email } = await readyToPlace(openPage, 1);
    const other = await page.context().newPage();
    await other.goto('/checkout');
    await alive(other);
    await fillInCheckout(other);
    await chooseCity(other);
    // The other tab empties itself once it learns of the order, so its form is sent as it stands now.
    const sent = await other.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form#checkout');
      return Object.fromEntries(form ? [...new FormData(form)].map(([name, value]) => [name, String(value)]) : []);
    });
    await payButton(page).dblclick();
    await page.waitForURL('**/pay/*');
    expect(await ordersOf(email)).toBe(1);
    const answer = await page.context().request.post('/checkout', {
      form: sent,
      headers: { origin: new URL(other.url()).origin },
    });
    expect([answer.status(), await ordersOf(email)]).toEqual([422, 1]);
    expect(await answer.text()).toMatch(/Не\u00a0всё ещё можно купить/);
    await other.reload();
    await main(other)
      .getByText(/^Оформлять пока нечего/)
      .waitFor();
  });

  test('the form stays while there is no connection, and places one order then', async () => {
    const { page, email } = await readyToPlace(openPage, 1);
    await sumIsSettled(page);
    await page.context().setOffline(true);
    await payButton(page).click();
    await alert(page).getByText('Связь прервалась').waitFor();
    expect(await main(page).getByRole('textbox', { name: 'Дом' }).inputValue()).toBe('26');
    await page.context().setOffline(false);
    // The page itself sends the form again, or the shopper does.
    await payButton(page)
      .click()
      .catch(() => undefined);
    await page.waitForURL('**/pay/*');
    expect(await ordersOf(email)).toBe(1);
  });

  test('what was typed survives a reload, and a lost answer is asked for again without a second order', async () => {
    const { page, email } = await readyToPlace(openPage, 1);
    await page.reload();
    await alive(page);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=street]')?.value === 'ул. Щапова');
    expect(await main(page).getByRole('combobox', { name: 'Город' }).inputValue()).toMatch(/^Казань/);
    await main(page)
      .getByRole('checkbox', { name: /согласие/ })
      .check();
    await payButton(page).getByText(/₽/).first().waitFor();
    let isLost = false;
    await page.route('**/checkout.data*', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      return route.abort();
    });
    await payButton(page).click();
    await page.waitForURL('**/pay/*');
    expect([isLost, await ordersOf(email)]).toEqual([true, 1]);
    await main(page).getByRole('button', { name: 'Оплатить', exact: true }).click();
    await headline(page, 'Спасибо, заказ оплачен').waitFor();
  });
});
