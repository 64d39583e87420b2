import { findProductPath } from '../support/addresses.ts';
import { inBrowser, waitForHydration } from '../support/browser.ts';
import { shop, startStorefront } from '../support/shop/harness.ts';
import type { Running } from '../support/shop/processes.ts';

inBrowser('hydration', (openPage) => {
  let development: Running & { url: string };
  beforeAll(async () => {
    development = await startStorefront(shop().api, { MODE: 'development' });
    // The first visit of each page is not checked, because it makes Vite prepare the modules.
    const { page } = await openPage(development.url);
    for (const path of ['/', '/catalog', await findProductPath()]) await page.goto(path, { waitUntil: 'networkidle', timeout: 110_000 });
  }, 120_000);
  afterAll(() => development.stop());

  const origins = { production: () => shop().storefront, development: () => development.url };

  describe.each(Object.entries(origins))('in %s mode', (_mode, origin) => {
    describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
      test.each(['/', '/catalog', 'product'])('the page %s hydrates without console errors', async (address) => {
        const { page, complaints } = await openPage(origin(), { colorScheme });
        await page.goto(address === 'product' ? await findProductPath() : address, { waitUntil: 'networkidle' });
        await waitForHydration(page);
        // Only a hydrated page keeps its window when the link is pressed.
        await page.evaluate(() => Object.assign(window, { sameDocument: true }));
        await page.getByRole('link', { name: 'Meet, на главную' }).click();
        await page.waitForURL(`${origin()}/`);
        await page.getByRole('heading', { name: 'Новинки' }).waitFor();
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        expect(complaints).toEqual([]);
      });
    });
  });
});
