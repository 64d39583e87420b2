import { inBrowser } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';

inBrowser('without JavaScript', (openPage) => {
  test('products can be searched, sorted and viewed', async () => {
    const { page } = await openPage(shop().storefront, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Меню' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Одежда', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Одежда' }).waitFor();
    await page.getByRole('combobox', { name: 'Сначала' }).selectOption('дорогие');
    await page.getByRole('button', { name: 'Показать' }).click();
    await page.waitForURL('**/catalog/odezhda?sort=expensive');
    await page.getByRole('link', { name: 'Страница 2' }).click();
    await page.waitForURL('**/catalog/odezhda?sort=expensive&page=2');
    const card = page.getByRole('main').getByRole('article').first();
    const name = await card.getByRole('heading').innerText();
    await card.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.getByRole('group', { name: 'Тема' }).isVisible()).toBe(false);
  });
});
