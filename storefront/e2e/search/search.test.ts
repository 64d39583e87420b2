import type { Page } from 'playwright-core';
import { alive, axe, inBrowser, ready, settled } from '../support/browser.ts';
import { holdData } from '../support/hold.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).getByRole('article');
const field = (page: Page) => main(page).getByRole('searchbox', { name: 'Что искать' });
const history = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('searchHistory') ?? '[]').map(({ value }: { value: string }) => value));

inBrowser('the search page', (openPage) => {
  test('a typo is corrected and named, and the results can be filtered and sorted', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    await page.goto('/search');
    await page.getByRole('heading', { level: 1, name: 'Популярное' }).waitFor();
    await (await ready(field(page))).fill('  красовки ');
    await field(page).press('Enter');
    await page.waitForURL((url) => url.searchParams.get('query') === 'красовки');
    await page.getByRole('heading', { level: 1, name: '«красовки»' }).waitFor();
    await until(async () => (await field(page).inputValue()) === 'красовки');
    expect(await cards(page).first().getByRole('heading').innerText()).toMatch(/кроссовки/i);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await until(async () => (await history(page)).length > 0);
    expect(await history(page)).toEqual(['красовки']);
    await (await ready(page.getByRole('combobox', { name: 'Сначала' }))).selectOption('дешёвые');
    await page.waitForURL((url) => url.searchParams.get('sort') === 'cheap' && url.searchParams.get('query') === 'красовки');
    await (await ready(main(page).getByRole('checkbox', { name: /^Женщинам/ }))).check();
    await page.waitForURL((url) => url.search.startsWith('?query=') && url.search.endsWith('&sex=female&sort=cheap'));
    expect(await history(page)).toEqual(['красовки']);
    const spelling = main(page).getByText(/^Показали по\sзапросу «кроссовки»$/);
    await spelling.getByRole('link', { name: 'кроссовки' }).click();
    await page.waitForURL((url) => url.searchParams.get('query') === 'кроссовки');
    await page.getByRole('heading', { level: 1, name: '«кроссовки»' }).waitFor();
    await spelling.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  test('text typed while the results load is kept, with the focus', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/search');
    await (await ready(field(page))).fill('кроссовки');
    const answer = await holdData(page);
    await field(page).press('Enter');
    await answer.asked;
    await page.keyboard.type(' белые');
    answer.give();
    await page.getByRole('heading', { level: 1, name: '«кроссовки»' }).waitFor();
    expect(await field(page).inputValue()).toBe('кроссовки белые');
    await field(page).press('Enter');
    await page.getByRole('heading', { level: 1, name: '«кроссовки белые»' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: '«кроссовки»' }).waitFor();
    expect(await field(page).inputValue()).toBe('кроссовки');
  });

  test('a search within a directory can be extended to the whole shop', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto(`/search/obuv?${new URLSearchParams({ query: 'ботинки' })}`);
    await main(page)
      .getByRole('link', { name: /^Искать во\sвсём магазине$/ })
      .click();
    await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('query') === 'ботинки');
  });

  test.each([360, 1440])('an unknown query finds nothing and offers links, at %d px', async (width) => {
    const { page, complaints } = await openPage(shop().storefront, { viewport: { width, height: 740 } });
    await page.goto(`/search?${new URLSearchParams({ query: 'краги стальные', sort: 'new', size: '41' })}`);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ query: 'краги стальные' });
    await main(page)
      .getByRole('heading', { name: /^Ничего не\sнайдено$/ })
      .waitFor();
    await alive(page);
    await settled(page);
    expect(await axe(page)).toEqual([]);
    expect(await cards(page).count()).toBe(4);
    await main(page).getByRole('list', { name: 'Разделы' }).getByRole('link', { name: 'Сумки' }).click();
    await page.getByRole('heading', { level: 1, name: 'Сумки' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
