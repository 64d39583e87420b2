import type { Page } from 'playwright-core';
import { inBrowser, untilInPage, waitForHydration, whenHydrated } from '../support/browser.ts';
import { cards, main, scrollY } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const readNames = (page: Page) => cards(page).getByRole('heading').allInnerTexts();

/** Presses «Показать ещё», waits until the list has `count` products, and expects the focus on the first new one. */
async function showMore(page: Page, count: number) {
  await (await whenHydrated(main(page).getByRole('link', { name: /^Показать ещё/ }))).click();
  await main(page)
    .getByText(new RegExp(`^Показано ${count} из`))
    .waitFor();
  await until(async () => (await cards(page).count()) === count);
  const firstNewCard = cards(page)
    .nth(count - 24)
    .getByRole('link');
  await until(() => firstNewCard.evaluate((link) => link === document.activeElement));
}

/** Makes the API return another price for the first product when a list that was reopened by going back requests its cards again. */
const changeFirstPrice = (page: Page) =>
  page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('RefreshedCards')) return route.continue();
    const response = await route.fetch();
    const json = await response.json();
    Object.assign(json.data.productList[0].priceDetails, { payable: 100, from: false });
    return route.fulfill({ response, json });
  });

inBrowser('navigation', (openPage) => {
  test('going from a long list to a product and back restores the list and its position, without a reload and with current prices', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/');
    await waitForHydration(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await (await whenHydrated(page.getByRole('banner').getByRole('link', { name: 'Одежда', exact: true }))).click();
    await page.getByRole('heading', { level: 1, name: 'Одежда' }).waitFor();
    await page.getByRole('banner').locator('[aria-current=page]', { hasText: 'Одежда' }).waitFor();
    await (await whenHydrated(cards(page).first())).hover();
    await cards(page)
      .first()
      .getByRole('group', { name: /размер/ })
      .locator('button:not([aria-disabled])')
      .first()
      .click();
    await page.getByText(/^Добавлено в\sкорзину$/).waitFor();

    await showMore(page, 48);
    await page.waitForURL('**/catalog/odezhda?page=2');
    const namesBefore = await readNames(page);
    const chosenCard = cards(page).nth(40);
    await chosenCard.scrollIntoViewIfNeeded();
    const position = await scrollY(page);
    await chosenCard.getByRole('link').click();
    await page.waitForURL('**/product/*');
    await page.getByRole('heading', { level: 1, name: namesBefore[40] ?? '' }).waitFor();
    await page.getByRole('radiogroup', { name: /^Размер/ }).waitFor();
    await untilInPage(page, () => window.scrollY === 0);
    await untilInPage(page, () => localStorage.getItem('recentlyViewed') !== null);
    await changeFirstPrice(page);
    await page.goBack();
    await page.waitForURL('**/catalog/odezhda?page=2');
    await cards(page).nth(47).waitFor();
    expect(await readNames(page)).toEqual(namesBefore);
    await untilInPage(page, (y) => Math.abs(window.scrollY - y) < 3, position);
    const price = cards(page)
      .first()
      .getByText(/^1\s₽$/);
    await price.waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    // A reload forgets the earlier page of the list, so a link to it is shown instead.
    await page.reload();
    await waitForHydration(page);
    expect(await readNames(page)).toEqual(namesBefore.slice(24));
    await (await whenHydrated(main(page).getByRole('link', { name: 'Предыдущие товары' }))).click();
    await page.waitForURL('**/catalog/odezhda');
    await (await whenHydrated(cards(page).first().getByRole('link'))).click();
    await page.waitForURL('**/product/*');
    const viewed = main(page).getByRole('region', { name: 'Недавно смотрели' });
    await viewed.scrollIntoViewIfNeeded();
    await viewed.getByRole('link', { name: namesBefore[40] ?? '', exact: true }).waitFor();
    expect(await viewed.getByRole('link').count()).toBe(1);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Корзина, 1/ })
      .waitFor();
    expect(complaints).toEqual([]);
  });
});
