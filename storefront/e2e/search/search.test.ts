import type { Page } from 'playwright-core';
import { inBrowser, untilInPage, waitForHydration, whenHydrated } from '../support/browser.ts';
import { main } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

async function openPopup(page: Page) {
  await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click();
  await untilInPage(page, () => document.activeElement?.getAttribute('role') === 'combobox');
}

const getPopup = (page: Page) => page.getByRole('dialog');
const readActiveRow = (page: Page) => page.getByRole('combobox', { name: 'Поиск товаров' }).getAttribute('aria-activedescendant');
const readHistory = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('searchHistory') ?? '[]').map(({ value }: { value: string }) => value));

inBrowser('the search', (openPage) => {
  test('the search leads by keyboard from the popup to a product, and to results of a corrected query, which can be filtered and sorted', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/delivery');
    await waitForHydration(page);
    await openPopup(page);
    await page.keyboard.type('фыдлваоыв');
    await page.getByText('Ничего не найдено').first().waitFor();
    await getPopup(page).getByRole('link', { name: 'Обувь', exact: true }).waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('красовки');
    const results = page.getByRole('rowgroup', { name: /^Найдено, \d+\s\S+ по\sзапросу «кроссовки»$/ });
    await results.waitFor();
    await page.getByRole('status').filter({ hasText: 'Найдено' }).waitFor({ state: 'attached' });
    const product = results.getByRole('row').first();
    const address = await product.getByRole('link').getAttribute('href');
    const isOnProduct = async () => (await product.locator(`[id="${await readActiveRow(page)}"]`).count()) > 0;
    for (let press = 0; press < 4 && !(await isOnProduct()); press += 1) {
      const previousRow = await readActiveRow(page);
      await page.keyboard.press('ArrowDown');
      await until(async () => (await readActiveRow(page)) !== previousRow);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address}`);
    await getPopup(page).waitFor({ state: 'hidden' });

    await openPopup(page);
    await page.keyboard.type('красовки');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: '«красовки»' }).waitFor();
    await main(page)
      .getByText(/^Показали по\sзапросу «кроссовки»$/)
      .waitFor();
    await until(async () => String(await readHistory(page)) === 'красовки');
    await (await whenHydrated(page.getByRole('combobox', { name: 'Сначала' }))).selectOption('дешёвые');
    await page.waitForURL(({ searchParams }) => searchParams.get('sort') === 'cheap' && searchParams.get('query') === 'красовки');
    await (await whenHydrated(main(page).getByRole('checkbox', { name: /^Женщинам/ }))).check();
    await page.waitForURL((url) => url.search.startsWith('?query=') && url.search.endsWith('&sex=female&sort=cheap'));
    expect(await readHistory(page)).toEqual(['красовки']);
    await openPopup(page);
    const historyRows = page.getByRole('rowgroup', { name: 'История' });
    await historyRows.getByText('красовки').waitFor();
    await historyRows.getByRole('gridcell', { name: 'Убрать «красовки»' }).click();
    await historyRows.waitFor({ state: 'hidden' });
    expect(await readHistory(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
