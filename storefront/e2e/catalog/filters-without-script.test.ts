import { inBrowser } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';

inBrowser('filters without JavaScript', (openPage) => {
  test('on a phone the icon links to the form, and the form leads to the canonical address', async () => {
    const { page } = await openPage(shop().storefront, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto('/catalog/odezhda?sort=cheap');
    const form = page.getByRole('form', { name: 'Фильтры' });
    expect(await form.isVisible()).toBe(false);
    await page.getByRole('main').getByRole('link', { name: 'Фильтры' }).click();
    await form.getByRole('checkbox', { name: /^Мужчинам/ }).check();
    await form.getByRole('checkbox', { name: /^Женщинам/ }).check();
    await form.getByRole('button', { name: /^Показать \d+\sтовар/ }).click();
    await page.waitForURL('**/catalog/odezhda?sex=female&sex=male&sort=cheap');
    expect(await form.isVisible()).toBe(false);
    const applied = page.getByRole('list', { name: 'Выбранные фильтры' });
    await applied.getByRole('link', { name: /Мужчинам/ }).click();
    await page.waitForURL('**/catalog/odezhda?sex=female&sort=cheap');
    // Controls that need JavaScript are hidden.
    const card = page.getByRole('main').getByRole('article').first();
    expect(await card.getByRole('button').count()).toBe(0);
  });

  test('on a wide screen the filters are beside the products, and other pages are links', async () => {
    const { page } = await openPage(shop().storefront, { javaScriptEnabled: false });
    await page.goto('/catalog/odezhda');
    const form = page.getByRole('form', { name: 'Фильтры' });
    await form.getByRole('checkbox', { name: /^Женщинам/ }).check();
    await form.getByRole('textbox', { name: /^Цена до/ }).fill('12 000');
    await form.getByRole('button', { name: /^Показать \d+\sтовар/ }).click();
    await page.waitForURL('**/catalog/odezhda?sex=female&priceTo=12000');
    await page.goto('/catalog/odezhda');
    await page.getByRole('link', { name: /^Показать ещё/ }).click();
    await page.waitForURL('**/catalog/odezhda?page=2');
    await page.getByRole('link', { name: 'Предыдущие товары' }).click();
    await page.waitForURL(/\/catalog\/odezhda$/);
  });
});
