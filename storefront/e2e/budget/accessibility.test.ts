import { alive, axe, inBrowser, settled } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

inBrowser('accessibility', (openPage) => {
  // accessibility.long.test.ts checks every page.
  test.each(['Меню', 'Поиск'])('axe finds nothing in the drawer of «%s» on a phone, and the focus returns', async (name) => {
    const { page } = await openPage(shop().storefront, { viewport: { width: 360, height: 740 } });
    await page.goto('/catalog/odezhda');
    await alive(page);
    const sign = page.getByRole('banner').getByRole('link', { name }).last();
    await sign.click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await until(() => sign.evaluate((link) => link === document.activeElement));
  });

  test('the first Tab stop is the skip link', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog', { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});
