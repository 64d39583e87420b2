import { alive, inBrowser, ready } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

inBrowser('navigation', (openPage) => {
  test('leads from the home page to a product and back without a reload', async () => {
    const { page, complaints } = await openPage(shop().storefront, { hasWorker: true });
    await page.goto('/');
    await alive(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const menu = page.getByRole('banner').getByRole('navigation', { name: 'Каталог' });
    await menu.getByRole('link', { name: 'Одежда', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Одежда' }).waitFor();
    await menu.locator('[aria-current=page]', { hasText: 'Одежда' }).waitFor();
    expect(await page.getByRole('status').filter({ hasText: 'товар' }).innerText()).toMatch(/^\d+\u00a0товар(а|ов)?$/);

    await (await ready(page.getByRole('combobox', { name: 'Сначала' }))).selectOption('дешёвые');
    await page.waitForURL('**/catalog/odezhda?sort=cheap');
    const pages = page.getByRole('navigation', { name: 'Страницы' });
    const second = pages.getByRole('link', { name: 'Страница 2' });
    // Until the list is displayed, links lead to its first page.
    await until(async () => (await second.getAttribute('href')) === '/catalog/odezhda?sort=cheap&page=2');
    await (await ready(second)).click();
    await page.waitForURL('**/catalog/odezhda?sort=cheap&page=2');
    await pages.locator('[aria-current=page]', { hasText: '2' }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Сначала' }).inputValue()).toBe('cheap');

    const card = page.getByRole('main').getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await page.waitForURL('**/product/*');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('radiogroup', { name: /^Размер/ }).waitFor();

    await page.goBack();
    await page.waitForURL('**/catalog/odezhda?sort=cheap&page=2');
    await page.getByRole('heading', { level: 1, name: 'Одежда' }).waitFor();
    expect(await page.getByRole('main').getByRole('article').first().getByRole('heading').innerText()).toBe(name);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints).toEqual([]);
  });
});
