import type { Page } from 'playwright-core';
import { inBrowser } from '../support/browser.ts';
import { main } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signInToAccount } from '../support/visitors.ts';

const rows = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Удалить/ }) });
/** Compares the beginning of the label, because the label of an optional field also says that the field is optional. */
const field = (page: Page, name: string) =>
  main(page).getByRole(name === 'Улица' ? 'combobox' : 'textbox', { name: new RegExp(`^${name}`) });
const city = (page: Page) => main(page).getByRole('combobox', { name: 'Город' });
const save = (page: Page) => main(page).getByRole('button', { name: 'Сохранить' }).click();
const noConnection = (page: Page) => main(page).getByRole('alert').getByText('Нет связи. Попробуйте ещё раз.');
const isFocused = (page: Page, name: string) => field(page, name).evaluate((input) => input === document.activeElement);

inBrowser('the addresses page', (openPage) => {
  test('a shopper adds an address by keyboard, changes it, removes it and restores it, and recovers when the connection breaks', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromNewAddress());
    await signInToAccount(page);
    await page.getByRole('navigation', { name: 'Аккаунт' }).getByRole('link', { name: 'Адреса' }).click();
    await main(page).getByText('Адресов пока нет').waitFor();
    await main(page).getByRole('link', { name: 'Добавить адрес' }).click();
    await page.waitForURL('**/account/addresses/new');
    await city(page).focus();
    await page.keyboard.type('Каз');
    await main(page)
      .getByRole('option', { name: /^Казань/ })
      .waitFor();
    for (const key of ['ArrowDown', 'Enter', 'Tab']) await page.keyboard.press(key);
    expect(await city(page).inputValue()).toMatch(/^Казань/);
    await page.keyboard.type('ул. Щапова');
    await page.keyboard.press('Enter');
    await main(page).getByText('Напишите номер дома').waitFor();
    await until(() => isFocused(page, 'Дом'));
    await page.keyboard.type('26');
    await field(page, 'Индекс').fill('420012');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account/addresses');
    await rows(page)
      .getByText(/^Казань.*, 420012$/)
      .waitFor();

    await main(page)
      .getByRole('link', { name: /^Изменить: ул\. Щапова, д\.\s26/ })
      .click();
    await field(page, 'Квартира').fill('15');
    await page.context().setOffline(true);
    await save(page);
    await noConnection(page).waitFor();
    expect(await field(page, 'Квартира').inputValue()).toBe('15');
    await page.context().setOffline(false);
    await save(page);
    await page.waitForURL('**/account/addresses');
    await rows(page)
      .getByText(/ул\. Щапова, д\.\s26, кв\.\s15/)
      .waitFor();

    await main(page)
      .getByRole('button', { name: /^Удалить/ })
      .focus();
    await page.keyboard.press('Enter');
    await main(page).getByText('Адресов пока нет').waitFor();
    const status = main(page).getByRole('status').filter({ hasText: 'Адрес удалён.' });
    await until(() => status.evaluate((element) => element === document.activeElement));
    await page.keyboard.press('Tab');
    await page.context().setOffline(true);
    await page.keyboard.press('Enter');
    await noConnection(page).waitFor();
    await page.context().setOffline(false);
    await main(page).getByRole('button', { name: 'Вернуть адрес' }).press('Enter');
    await rows(page)
      .getByText(/ул\. Щапова, д\.\s26, кв\.\s15/)
      .waitFor();
    expect(complaints.filter((complaint) => !/422|ERR_INTERNET_DISCONNECTED/.test(complaint))).toEqual([]);
  });
});
