import type { Page } from 'playwright-core';
import { alive, axe, inBrowser, settled } from './browser.ts';
import { shop } from './harness.ts';
import { addressOf, routes } from './routes.ts';
import { until } from './until.ts';

inBrowser('accessibility', (openPage) => {
  // One page for all: a context of its own for each address would take minutes.
  describe.each([360, 1440])('at %d px', (width) => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = await openPage(shop().storefront, { reducedMotion: 'reduce', viewport: { width, height: 900 }, stays: true }));
    });
    afterAll(() => page.context().close());

    test.each([...routes, '/auth'])('axe finds nothing on %s, light or dark', async (route) => {
      await page.goto(await addressOf(route), { waitUntil: 'networkidle' });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await settled(page);
        expect({ colorScheme, findings: await axe(page) }).toEqual({ colorScheme, findings: [] });
      }
    });
  });

  test.each(['Меню', 'Поиск'])('with what «%s» opens on a phone axe finds nothing, and the focus comes back', async (name) => {
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

  describe('at 320 px', () => {
    let page: Page;
    beforeAll(async () => {
      ({ page } = await openPage(shop().storefront, { viewport: { width: 320, height: 640 }, stays: true }));
    });
    afterAll(() => page.context().close());

    test.each([...routes, '/auth'])('nothing of %s sticks out sideways', async (route) => {
      await page.goto(await addressOf(route));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    });
  });

  test('the first Tab offers a way past the header', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog', { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});
