import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';

const readBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

inBrowser('the theme', (openPage) => {
  test('a theme that is chosen applies before the first paint of the next page, and can be reset to that of the system', async () => {
    const { page, complaints } = await openPage(shop().storefront, { colorScheme: 'light' });
    await page.goto('/');
    await waitForHydration(page);
    const light = await readBackground(page);
    await page.getByText('тёмная').click();
    await page.locator('html[data-theme=dark]').waitFor();
    const dark = await readBackground(page);
    expect(dark).not.toBe(light);

    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => Object.assign(window, { early: document.documentElement.dataset.theme }));
    });
    await page.reload();
    expect(await page.evaluate(() => Reflect.get(window, 'early'))).toBe('dark');
    await page.locator('label', { hasText: 'тёмная' }).locator(':checked').waitFor({ state: 'attached' });
    expect(await readBackground(page)).toBe(dark);

    await page.getByText('как в системе').click();
    await page.locator('html:not([data-theme])').waitFor();
    expect(await readBackground(page)).toBe(light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await readBackground(page)).toBe(dark);
    expect(complaints).toEqual([]);
  });
});
