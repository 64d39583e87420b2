import type { Page } from 'playwright-core';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, untilInPage, waitForAnimations, whenHydrated } from '../support/browser.ts';
import { holdData } from '../support/hold.ts';
import { cards, filters, main, scrollY } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const getAppliedFilters = (page: Page) => main(page).getByRole('list', { name: 'Выбранные фильтры' });
const getSorting = (page: Page) => page.getByRole('combobox', { name: 'Сначала' });
const fastDelivery = /1–4\sдня/;

async function readTotal(page: Page) {
  const status = main(page)
    .getByRole('status')
    .filter({ hasText: /^\d+\sтовар/ });
  return Number((await status.first().innerText()).match(/\d+/)?.[0]);
}

/** Whether the first four cards are in one row. */
async function hasFourColumns(page: Page) {
  const tops = await cards(page).evaluateAll((all) => all.slice(0, 4).map((card) => Math.round(card.getBoundingClientRect().top)));
  return new Set(tops).size === 1;
}

inBrowser('filters', (openPage) => {
  test('filters on a wide screen apply at once, preserve focus and scroll position, are in the address, and can be removed one by one', async () => {
    const { page, complaints } = await openPage(shop().storefront, { hasWorker: true });
    await page.goto('/catalog/odezhda');
    const totalBefore = await readTotal(page);
    expect(await filters(page).getByRole('slider').count()).toBe(0);
    const fastCheckbox = await whenHydrated(filters(page).getByRole('checkbox', { name: fastDelivery }));
    await fastCheckbox.scrollIntoViewIfNeeded();
    const position = await scrollY(page);
    await fastCheckbox.focus();
    await page.keyboard.press('Space');
    await page.waitForURL('**/catalog/odezhda?speed=fast');
    await getAppliedFilters(page).getByText(fastDelivery).waitFor();
    expect(await readTotal(page)).toBeLessThanOrEqual(totalBefore);
    expect(await fastCheckbox.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await scrollY(page)).toBe(position);

    await filters(page)
      .getByRole('checkbox', { name: /^Женщинам/ })
      .check();
    await page.waitForURL('**/catalog/odezhda?sex=female&speed=fast');
    await getSorting(page).selectOption('дешёвые');
    expect(await getSorting(page).inputValue()).toBe('cheap');
    await page.waitForURL('**/catalog/odezhda?sex=female&speed=fast&sort=cheap');
    await (await whenHydrated(getAppliedFilters(page).getByRole('link', { name: fastDelivery }))).click();
    await page.waitForURL('**/catalog/odezhda?sex=female&sort=cheap');
    await until(async () => !(await fastCheckbox.isChecked()));
    await page.goBack();
    await page.waitForURL('**/catalog/odezhda?sex=female&speed=fast&sort=cheap');
    await until(() => fastCheckbox.isChecked());
    await (await whenHydrated(main(page).getByRole('link', { name: 'Сбросить все' }))).click();
    await page.waitForURL('**/catalog/odezhda?sort=cheap');

    const pages = page.getByRole('navigation', { name: 'Страницы' });
    const secondPageLink = pages.getByRole('link', { name: 'Страница 2' });
    // While a list is loading, all page links lead to its first page.
    await until(async () => (await secondPageLink.getAttribute('href')) === '/catalog/odezhda?sort=cheap&page=2');
    await (await whenHydrated(secondPageLink)).click();
    await page.waitForURL('**/catalog/odezhda?sort=cheap&page=2');
    await pages.locator('[aria-current=page]', { hasText: '2' }).waitFor();
    expect(await getSorting(page).inputValue()).toBe('cheap');

    const maxPriceField = await whenHydrated(filters(page).getByRole('textbox', { name: /^Цена до/ }));
    await maxPriceField.fill('9000');
    await maxPriceField.press('Tab');
    await page.waitForURL('**/catalog/odezhda?priceTo=9000&sort=cheap');
    await getAppliedFilters(page)
      .getByText(/^До\s9\s000\s₽/)
      .waitFor();
    await filters(page).getByRole('slider').nth(1).waitFor();
    await untilInPage(page, () => {
      const prices = [...document.querySelectorAll('main article b')].map(({ textContent }) => Number(textContent?.replaceAll(/\D/g, '')));
      return prices.length > 0 && prices.every((price) => price <= 9000);
    });
    await (await whenHydrated(main(page).getByRole('button', { name: 'Скрыть фильтры' }))).click();
    await filters(page).waitFor({ state: 'hidden' });
    await until(() => hasFourColumns(page));
    await main(page).getByRole('button', { name: 'Показать фильтры' }).click();
    await filters(page).waitFor();
    expect(complaints).toEqual([]);
  });

  test('filters on a phone are in a drawer that shows the number of results, and are undone by one step back', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const { page, complaints } = await openPage(shop().storefront, phone);
    await page.goto('/catalog/odezhda');
    await (await whenHydrated(main(page).getByRole('link', { name: 'Фильтры' }))).tap();
    const drawer = page.getByRole('dialog', { name: 'Фильтры' });
    // The second filter is chosen before the list for the first one has loaded.
    const response = await holdData(page);
    await drawer.getByRole('checkbox', { name: /^Женщинам/ }).check();
    await response.requested;
    await drawer.getByRole('checkbox', { name: fastDelivery }).check();
    response.release();
    await page.waitForURL('**/catalog/odezhda?sex=female&speed=fast');
    await untilInPage(page, () => !document.querySelector('[role=dialog] [aria-busy]'));
    await waitForAnimations(page);
    expect(await findAxeViolations(page)).toEqual([]);
    const showButton = drawer.getByRole('button', { name: /^Показать \d+\sтовар/ });
    const promisedCount = Number((await showButton.innerText()).match(/\d+/)?.[0]);
    await showButton.tap();
    await drawer.waitFor({ state: 'hidden' });
    expect(await readTotal(page)).toBe(promisedCount);
    await page.goBack();
    await page.waitForURL(/\/catalog\/odezhda$/);

    const sizeButton = cards(page)
      .first()
      .getByRole('button', { name: /^Выбрать размер/ });
    await (await whenHydrated(sizeButton)).tap();
    const sizes = page.getByRole('dialog', { name: 'Выберите размер' });
    await sizes.getByRole('button', { name: /^В\sкорзину$/ }).tap();
    await sizes.getByRole('alert').getByText('Выберите размер').waitFor();
    await sizes.locator('label:has(input:not([aria-disabled]))').first().tap();
    await sizes.getByRole('button', { name: /^В\sкорзину$/ }).tap();
    await page.getByText(/^Добавлено в\sкорзину$/).waitFor();
    await sizes.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  test('filters on a phone without JavaScript are behind a link, and what needs JavaScript is hidden', async () => {
    const phone = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } };
    const { page } = await openPage(shop().storefront, phone);
    await page.goto('/catalog/odezhda?sort=cheap');
    expect(await filters(page).isVisible()).toBe(false);
    await main(page).getByRole('link', { name: 'Фильтры' }).click();
    await filters(page)
      .getByRole('checkbox', { name: /^Женщинам/ })
      .check();
    await filters(page)
      .getByRole('button', { name: /^Показать \d+\sтовар/ })
      .click();
    await page.waitForURL('**/catalog/odezhda?sex=female&sort=cheap');
    expect(await filters(page).isVisible()).toBe(false);
    expect(await cards(page).first().getByRole('button').count()).toBe(0);
    await cards(page).first().getByRole('link').click();
    await page.waitForURL('**/product/*');
    await main(page)
      .getByRole('button', { name: /^Узнать цену/ })
      .waitFor();
    await main(page).getByRole('link', { name: 'Нашли дешевле?' }).click();
    const form = page.getByRole('form', { name: 'Нашли дешевле?' });
    await form.getByRole('button', { name: 'Отправить', exact: true }).waitFor();
    expect(await form.getByRole('link', { name: /^войти в\sаккаунт$/ }).count()).toBe(0);
    await page.goto('/cart');
    await page.getByText(/^Без JavaScript корзина хранится/).waitFor();
  });
});
