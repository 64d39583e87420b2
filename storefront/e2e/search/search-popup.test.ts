import type { Page } from 'playwright-core';
import { alive, inBrowser, ready, settled } from '../support/browser.ts';
import { holdData } from '../support/hold.ts';
import { filters } from '../support/listing.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

async function openSearch(page: Page) {
  await page.goto('/');
  await alive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click();
  const field = page.getByRole('combobox', { name: 'Поиск товаров' });
  await field.waitFor();
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
  return field;
}

/** Records the operation name and the search text of each GraphQL request. */
function watchQuestions(page: Page) {
  const asked: { name: string; query: string }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { query, variables } = request.postDataJSON();
    asked.push({ name: /query (\w+)/.exec(query)?.[1] ?? '', query: variables.query });
  });
  return asked;
}

inBrowser('the search popup', (openPage) => {
  test('works by keyboard once it is open, and requests products once', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.clock.install();
    await openSearch(page);
    const asked = watchQuestions(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const letter of 'куртка') {
      await page.keyboard.type(letter);
      await page.clock.runFor(100);
    }
    await page.clock.runFor(1000);
    await page.clock.resume();
    await page.getByRole('rowgroup', { name: /Найдено/ }).waitFor();
    expect(asked.filter(({ name }) => name === 'FindProducts')).toEqual([{ name: 'FindProducts', query: 'куртка' }]);
    await page.getByRole('status').filter({ hasText: 'Найдено' }).waitFor({ state: 'attached' });
    expect(await page.getByRole('dialog').getByRole('row').count()).toBeLessThanOrEqual(11);

    const found = page
      .getByRole('rowgroup', { name: /Найдено/ })
      .getByRole('row')
      .first();
    const name = await found.getByRole('link').getAttribute('href');
    const reached = () => page.getByRole('combobox').getAttribute('aria-activedescendant');
    const isFound = async () => (await found.locator(`[id="${await reached()}"]`).count()) > 0;
    for (let press = 0; press < 4 && !(await isFound()); press += 1) {
      const before = await reached();
      await page.keyboard.press('ArrowDown');
      await until(async () => (await reached()) !== before);
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${name}`);
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
  });

  test('Enter opens the results, and the query stays in the history until it is removed', async () => {
    const { page } = await openPage(shop().storefront);
    await openSearch(page);
    await page.keyboard.type('кроссовки');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?query=%D0%BA%D1%80%D0%BE%D1%81%D1%81%D0%BE%D0%B2%D0%BA%D0%B8');
    await openSearch(page);
    const past = page.getByRole('rowgroup', { name: 'История' });
    await past.getByText('кроссовки').waitFor();
    await past.getByRole('gridcell', { name: 'Убрать «кроссовки»' }).click();
    await past.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => localStorage.getItem('searchHistory'))).toBe('[]');
  });

  test("stays open if opened while the page's state was loading, and closes on a later navigation", async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog/odezhda');
    const box = await ready(filters(page).getByRole('checkbox', { name: /^Женщинам/ }));
    const answer = await holdData(page);
    await box.check();
    await answer.asked;
    await page.waitForFunction(() => document.querySelector('main [aria-busy=true]'));
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click();
    const typed = page.getByRole('combobox', { name: 'Поиск товаров' });
    await typed.fill('куртка');
    answer.give();
    await page.waitForURL('**/catalog/odezhda?sex=female');
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    await settled(page);
    expect(await typed.inputValue()).toBe('куртка');
    await page.goBack();
    await typed.waitFor({ state: 'hidden' });
  });

  test('keeps its text and focus if opened while another page was loading', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog');
    await alive(page);
    const answer = await holdData(page);
    await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).click();
    await answer.asked;
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click();
    const typed = page.getByRole('combobox', { name: 'Поиск товаров' });
    await typed.fill('кур');
    answer.give();
    await page.waitForFunction(() => document.querySelector('main h1')?.textContent === 'Сумки');
    await settled(page);
    await page.keyboard.type('тка');
    expect(await typed.inputValue()).toBe('куртка');
  });

  test('says that nothing was found and offers links', async () => {
    const { page } = await openPage(shop().storefront);
    await openSearch(page);
    await page.keyboard.type('фыдлваоыв');
    await page.getByText('Ничего не найдено').first().waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Обувь', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Обувь' }).waitFor();
  });

  test('on a phone it is a drawer from below with a hint', async () => {
    const { page } = await openPage(shop().storefront, { viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto('/catalog');
    await alive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).last().tap();
    const drawer = page.getByRole('dialog', { name: 'Поиск товаров' });
    await drawer.getByText('Начните вводить поисковый запрос').waitFor();
    await settled(page);
    const box = await drawer.boundingBox();
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
  });

  test('falls back to the search page if it fails to load', async () => {
    const { page } = await openPage(shop().storefront);
    await page.route(/SearchPopup/, (route) => route.abort());
    await page.goto('/');
    await alive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Поиск' }).first().click();
    await page.waitForURL('**/search');
  });

  test('shows the corrected query beside the count', async () => {
    const { page } = await openPage(shop().storefront);
    await openSearch(page);
    await page.keyboard.type('красовки');
    await page.getByRole('rowgroup', { name: /^Найдено, \d+\s\S+ по\sзапросу «кроссовки»$/ }).waitFor();
  });
});
