import type { Page } from 'playwright-core';
import { inBrowser, untilInPage, waitForAnimations, whenHydrated } from '../support/browser.ts';
import { findProductInTwoColours } from '../support/goods.ts';
import { holdData } from '../support/hold.ts';
import { cards, filters, main } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const openSearch = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click();
const popupField = (page: Page) => page.getByRole('combobox', { name: 'Поиск товаров' });
const pageField = (page: Page) => main(page).getByRole('searchbox', { name: 'Что искать' });
const headline = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

inBrowser('on a slow connection', (openPage) => {
  test('filters chosen during a load are applied, a failed load can be retried, and the search popup stays open after a load', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog/odezhda');
    const womenCheckbox = await whenHydrated(filters(page).getByRole('checkbox', { name: /^Женщинам/ }));
    const filteredData = await holdData(page);
    for (const size of ['s', 'm', 'l'])
      await page.evaluate((value) => document.querySelector<HTMLInputElement>(`aside input[name=size][value=${value}]`)?.click(), size);
    await filteredData.requested;
    filteredData.release();
    await page.waitForURL('**/catalog/odezhda?size=l&size=m&size=s');
    await main(page).getByRole('list', { name: 'Выбранные фильтры' }).getByText('Размер L').waitFor();
    await until(async () => (await filters(page).getByRole('checkbox', { checked: true }).count()) === 3);

    await (await whenHydrated(main(page).getByRole('link', { name: 'Сбросить все' }))).click();
    await page.waitForURL(/\/catalog\/odezhda$/);
    const moreLink = await whenHydrated(main(page).getByRole('link', { name: /^Показать ещё/ }));
    await whenHydrated(womenCheckbox);
    await page.route('**/*.data*', (route) => route.abort());
    await moreLink.click();
    await main(page).getByRole('link', { name: 'Повторить' }).waitFor();
    expect(await cards(page).count()).toBe(24);
    await womenCheckbox.check();
    await main(page)
      .getByRole('heading', { name: /^Не\sзагрузилось/ })
      .waitFor();
    expect(await womenCheckbox.isChecked()).toBe(true);
    const retryButton = await whenHydrated(main(page).getByRole('button', { name: 'Повторить' }));
    await page.unroute('**/*.data*');
    // The button is pressed by keyboard, because the mouse may be over a menu of the header after the page has become shorter.
    await retryButton.press('Enter');
    await cards(page).first().waitFor();
    expect(new URL(page.url()).search).toBe('?sex=female');

    const bagsData = await holdData(page);
    await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).click();
    await bagsData.requested;
    await openSearch(page);
    await popupField(page).fill('кур');
    bagsData.release();
    await untilInPage(page, () => document.querySelector('main h1')?.textContent === 'Сумки');
    await waitForAnimations(page);
    await page.keyboard.type('тка');
    expect(await popupField(page).inputValue()).toBe('куртка');
    await page.goBack();
    await popupField(page).waitFor({ state: 'hidden' });
  });

  test('a size chosen and a search typed while a page loads slowly are not lost', async () => {
    const { slug, other, size } = await findProductInTwoColours();
    const { page } = await openPage(shop().storefront);
    await page.goto(`/product/${slug}`);
    const sizeRadio = main(page)
      .getByRole('radiogroup', { name: /^Размер/ })
      .getByRole('radio', { name: size.name, exact: true });
    await whenHydrated(sizeRadio);
    const colourData = await holdData(page);
    await main(page).locator(`a[href="/product/${other}"]`).first().click();
    await colourData.requested;
    await page.getByRole('progressbar', { name: 'Загружаем страницу' }).waitFor();
    await sizeRadio.check();
    colourData.release();
    await page.waitForURL(`**/product/${other}?size=${size.slug}`);
    await until(() => sizeRadio.isChecked());
    await page.goBack();
    await page.waitForURL(`**/product/${slug}`);

    // A popup whose script does not load falls back to the page with the same content.
    await page.route(/SearchPopup/, (route) => route.abort());
    await openSearch(page);
    await page.waitForURL('**/search');
    await page.unroute(/SearchPopup/);
    await (await whenHydrated(pageField(page))).fill('кроссовки');
    const resultsData = await holdData(page);
    await pageField(page).press('Enter');
    await resultsData.requested;
    await page.keyboard.type(' белые');
    resultsData.release();
    await headline(page, '«кроссовки»').waitFor();
    expect(await pageField(page).inputValue()).toBe('кроссовки белые');
    await pageField(page).press('Enter');
    await headline(page, '«кроссовки белые»').waitFor();
    await page.goBack();
    await headline(page, '«кроссовки»').waitFor();
    expect(await pageField(page).inputValue()).toBe('кроссовки');
  });
});
