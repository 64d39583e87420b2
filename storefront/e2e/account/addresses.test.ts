import type { Page } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { main } from '../support/orders.ts';
import { askAs } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

const rows = (page: Page) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Удалить/ }) });
/** An optional field says so in its name. */
const field = (page: Page, name: string) =>
  main(page).getByRole(name === 'Улица' ? 'combobox' : 'textbox', { name: new RegExp(`^${name}`) });
const city = (page: Page) => main(page).getByRole('combobox', { name: 'Город' });
const save = (page: Page) => main(page).getByRole('button', { name: 'Сохранить' }).click();
const isFocused = (page: Page, name: string) => field(page, name).evaluate((input) => input === document.activeElement);

inBrowser('the page of addresses', (openPage) => {
  test('adds the first address by the keyboard, changes it, removes it and puts it back', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    await signIn(page);
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
    await field(page, 'Индекс').fill('42');
    await page.keyboard.press('Enter');
    await main(page).getByText('Индекс: шесть цифр.').waitFor();
    await until(() => isFocused(page, 'Индекс'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('420012');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account/addresses');
    await rows(page)
      .getByText(/^Казань.*, 420012$/)
      .waitFor();

    await main(page)
      .getByRole('link', { name: /^Изменить: ул\. Щапова, д\.\s26/ })
      .click();
    await field(page, 'Квартира').fill('15');
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
    await page.keyboard.press('Enter');
    await rows(page)
      .getByText(/ул\. Щапова, д\.\s26, кв\.\s15/)
      .waitFor();
    expect(complaints.filter((complaint) => !/422/.test(complaint))).toEqual([]);
  });

  test('keeps what was typed while there is no connection, and saves it then', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await signIn(page);
    await page.goto('/account/addresses/new');
    await alive(page);
    await city(page).fill('Казань');
    await field(page, 'Улица').fill('Баумана');
    await field(page, 'Дом').fill('11');
    await page.context().setOffline(true);
    await save(page);
    await main(page).getByRole('alert').getByText('Нет связи. Попробуйте ещё раз.').waitFor();
    expect([await city(page).inputValue(), await field(page, 'Дом').inputValue()]).toEqual(['Казань', '11']);
    await page.context().setOffline(false);
    await save(page);
    await page.waitForURL('**/account/addresses');
    await main(page)
      .getByRole('button', { name: /^Удалить: Баумана/ })
      .click();
    const back = main(page).getByRole('button', { name: 'Вернуть адрес' });
    await back.waitFor();
    await page.context().setOffline(true);
    await back.click();
    await main(page).getByRole('alert').getByText('Нет связи. Попробуйте ещё раз.').waitFor();
    await page.context().setOffline(false);
    await back.click();
    await rows(page)
      .getByText(/^Баумана, д\.\s11/)
      .waitFor();
  });

  test('works without JavaScript, also for a city that has to be chosen, and the checkout then offers the address', async () => {
    const options = fromElsewhere();
    const signed = await openPage(shop().storefront, options);
    await signIn(signed.page);
    const { page } = await openPage(shop().storefront, { ...options, javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.context().addCookies(await signed.page.context().cookies());
    await page.goto('/account/addresses/new');
    await field(page, 'Улица').fill('Ленина');
    await field(page, 'Дом').fill('5');
    await save(page);
    await main(page).getByText('Напишите город').waitFor();
    expect(await field(page, 'Улица').inputValue()).toBe('Ленина');
    await city(page).fill('Нигдегород');
    await save(page);
    await main(page)
      .getByText(/Не\sзнаем такого города/)
      .waitFor();
    await city(page).fill('Ново');
    await save(page);
    await main(page)
      .getByRole('radio', { name: /^Новосибирск/ })
      .check();
    await save(page);
    await page.waitForURL('**/account/addresses');
    await rows(page)
      .getByText(/^Новосибирск/)
      .waitFor();
    await main(page)
      .getByRole('button', { name: /^Удалить/ })
      .click();
    await main(page).getByRole('button', { name: 'Вернуть адрес' }).click();
    await main(page).getByText('Адрес снова сохранён.').waitFor();
    await rows(page)
      .getByText(/^Новосибирск/)
      .waitFor();
  });

  test('says without JavaScript that an address was removed meanwhile, and saves what was typed', async () => {
    const options = fromElsewhere();
    const { page: owner } = await openPage(shop().storefront, options);
    await signIn(owner);
    const create = 'mutation ($dto: CreateAddressInput!) { createAddress(dto: $dto) { id } }';
    const dto = { cityId: 'kazan', street: 'Баумана', house: '7' };
    const { createAddress } = await askAs<{ createAddress: { id: string } }>(owner, create, { dto });
    const { page } = await openPage(shop().storefront, { ...options, javaScriptEnabled: false });
    await page.context().addCookies(await owner.context().cookies());
    await page.goto(`/account/addresses/${createAddress.id}`);
    await field(page, 'Дом').fill('9');
    await askAs(owner, 'mutation ($id: ID!) { removeAddress(dto: { id: $id }) }', { id: createAddress.id });
    await save(page);
    await main(page)
      .getByRole('alert')
      .filter({ hasText: /^Этого адреса больше нет/ })
      .waitFor();
    await main(page).getByRole('button', { name: 'Вернуть адрес' }).click();
    await page.waitForURL('**/account/addresses');
    await rows(page)
      .getByText(/^Баумана, д\.\s9/)
      .waitFor();
    expect((await page.goto(`/account/addresses/${createAddress.id}`))?.status()).toBe(404);
  });

  test('knows no address of another person', async () => {
    const { page: owner } = await openPage(shop().storefront, fromElsewhere());
    await signIn(owner);
    const dto = { cityId: 'kazan', street: 'Сокровенная', house: '7' };
    const query = 'mutation ($dto: CreateAddressInput!) { createAddress(dto: $dto) { id } }';
    const { createAddress } = await askAs<{ createAddress: { id: string } }>(owner, query, { dto });
    const path = `/account/addresses/${createAddress.id}`;
    const { page: stranger } = await openPage(shop().storefront, fromElsewhere());
    await signIn(stranger);
    const statusOf = async (page: Page) => (await page.context().request.get(path)).status();
    expect([await statusOf(owner), await statusOf(stranger)]).toEqual([200, 404]);
    const form = { city: 'Казань', street: 'Чужая', house: '1' };
    const sent = await stranger.context().request.post(path, { form, headers: { origin: shop().storefront } });
    expect(sent.status()).toBe(422);
    await owner.goto('/account/addresses');
    await rows(owner)
      .getByText(/^Сокровенная/)
      .waitFor();
  });
});
