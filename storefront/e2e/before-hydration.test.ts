import type { Page } from 'playwright-core';
import { productPath } from './addresses.ts';
import { alive, inBrowser } from './browser.ts';
import { offeredTwice } from './goods.ts';
import { shop } from './harness.ts';
import { intercepted } from './hold.ts';
import { filters, main } from './listing.ts';
import { until } from './until.ts';

/** Opens a page whose scripts are held back until they are let go. */
async function openHeld(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    resolve();
    await alive(page);
  };
}

/** Without the worker, which a journey blocks to meet its requests. */
const own = (complaints: readonly string[]) => complaints.filter((one) => !one.includes('Service Worker'));

inBrowser('before hydration', (openPage) => {
  test('a box that was ticked and a price that was typed stay, and narrow the listing', async () => {
    const { page, complaints } = await openPage(shop().storefront, intercepted);
    const hydrate = await openHeld(page, '/catalog/odezhda');
    const box = filters(page).getByRole('checkbox', { name: /^Женщинам/ });
    await box.check();
    const upper = filters(page).getByRole('textbox', { name: /^Цена до/ });
    await upper.fill('9000');
    await upper.blur();
    expect(new URL(page.url()).search).toBe('');
    await hydrate();
    await page.waitForURL('**/catalog/odezhda?sex=female&priceTo=9000');
    await main(page)
      .getByRole('list', { name: 'Выбранные фильтры' })
      .getByText(/^До\s9\s000\s₽/)
      .waitFor();
    expect(await box.isChecked()).toBe(true);
    expect(own(complaints)).toEqual([]);
  });

  test('an order that was chosen is applied', async () => {
    const { page, complaints } = await openPage(shop().storefront, intercepted);
    const hydrate = await openHeld(page, '/catalog/odezhda');
    await page.getByRole('combobox', { name: 'Сначала' }).selectOption('дешёвые');
    await hydrate();
    await page.waitForURL('**/catalog/odezhda?sort=cheap');
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    expect(await page.getByRole('combobox', { name: 'Сначала' }).inputValue()).toBe('cheap');
    expect(own(complaints)).toEqual([]);
  });

  test('words that were typed into the search stay with the focus, and are searched for', async () => {
    const { page, complaints } = await openPage(shop().storefront, intercepted);
    const hydrate = await openHeld(page, '/search');
    const field = main(page).getByRole('searchbox', { name: 'Что искать' });
    await field.click();
    await page.keyboard.type('кроссовки');
    await hydrate();
    expect(await field.inputValue()).toBe('кроссовки');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '«кроссовки»' }).waitFor();
    expect(await field.inputValue()).toBe('кроссовки');
    expect(own(complaints)).toEqual([]);
  });

  test('a size that was pressed is chosen', async () => {
    const { slug, size } = await offeredTwice();
    const { page, complaints } = await openPage(shop().storefront, intercepted);
    const hydrate = await openHeld(page, `/product/${slug}`);
    const cell = main(page)
      .getByRole('radiogroup', { name: /^Размер/ })
      .getByRole('radio', { name: size.name, exact: true });
    await cell.check();
    await hydrate();
    await page.waitForURL(`**/product/${slug}?size=${size.slug}`);
    expect(await cell.isChecked()).toBe(true);
    expect(own(complaints)).toEqual([]);
  });

  test('a theme that was chosen is taken', async () => {
    const { page, complaints } = await openPage(shop().storefront, intercepted);
    const hydrate = await openHeld(page, '/licence');
    await page.getByText('тёмная').click();
    await hydrate();
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await until(() => page.getByRole('radio', { name: 'тёмная' }).isChecked());
    expect(own(complaints)).toEqual([]);
  });

  test('a telephone number that was typed is kept and formatted', async () => {
    const { page, complaints } = await openPage(shop().storefront, intercepted);
    const hydrate = await openHeld(page, '/auth?by=phone');
    const field = page.getByRole('textbox', { name: 'Номер телефона' });
    await field.fill('89161234567');
    await hydrate();
    await until(async () => (await field.inputValue()) === '+7 (916) 123-45-67');
    expect(own(complaints)).toEqual([]);
  });

  test('links lead on, and the header leads to the pages of what it opens', async () => {
    const { page } = await openPage(shop().storefront, intercepted);
    await openHeld(page, await productPath());
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click();
    await page.waitForURL('**/search', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).click();
    await page.waitForURL('**/catalog/sumki', { waitUntil: 'commit' });
  });
});
