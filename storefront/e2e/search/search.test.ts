import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration, whenHydrated } from '../support/browser.ts';
import { main } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

async function openPopup(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
}

const popup = (page: Page) => page.getByRole('dialog');
const reached = (page: Page) => page.getByRole('combobox', { name: 'Поиск товаров' }).getAttribute('aria-activedescendant');
const history = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('searchHistory') ?? '[]').map(({ value }: { value: string }) => value));

inBrowser('the search', (openPage) => {
  test('leads by keyboard from the popup to a product, and to results of a corrected query, which can be filtered and sorted', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/');
    await waitForHydration(page);
    await openPopup(page);
    await page.keyboard.type('фыдлваоыв');
    await page.getByText('Ничего не найдено').first().waitFor();
    await popup(page).getByRole('link', { name: 'Обувь', exact: true }).waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('красовки');
    const found = page.getByRole('rowgroup', { name: /^Найдено, \d+\s\S+ по\sзапросу «кроссовки»$/ });
    await found.waitFor();
    await page.getByRole('status').filter({ hasText: 'Найдено' }).waitFor({ state: 'attached' });
    const product = found.getByRole('row').first();
    const address = await product.getByRole('link').getAttribute('href');
    const isOnProduct = async () => (await product.locator(`[id="${await reached(page)}"]`).count()) > 0;
    for (let press = 0; press < 4 && !(await isOnProduct()); press += 1) {
      const before = await reached(page);
      await page.keyboard.press('ArrowDown');
      await until(async () => (await reached(page)) !== before);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address}`);
    await popup(page).waitFor({ state: 'hidden' });

    await openPopup(page);
    await page.keyboard.type('красовки');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '«красовки»' }).waitFor();
    await main(page)
      .getByText(/^Показали по\sзапросу «кроссовки»$/)
      .waitFor();
    await until(async () => String(await history(page)) === 'красовки');
    await (await whenHydrated(page.getByRole('combobox', { name: 'Сначала' }))).selectOption('дешёвые');
    await page.waitForURL(({ searchParams }) => searchParams.get('sort') === 'cheap' && searchParams.get('query') === 'красовки');
    await (await whenHydrated(main(page).getByRole('checkbox', { name: /^Женщинам/ }))).check();
    await page.waitForURL((url) => url.search.startsWith('?query=') && url.search.endsWith('&sex=female&sort=cheap'));
    expect(await history(page)).toEqual(['красовки']);
    await openPopup(page);
    const past = page.getByRole('rowgroup', { name: 'История' });
    await past.getByText('красовки').waitFor();
    await past.getByRole('gridcell', { name: 'Убрать «красовки»' }).click();
    await past.waitFor({ state: 'hidden' });
    expect(await history(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
