import { inBrowser } from '../support/browser.ts';
import { contentPaths } from '../support/routes.ts';
import { shop } from '../support/shop/harness.ts';

inBrowser('content pages', (openPage) => {
  test('no content page has complaints', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    for (const path of contentPaths) await page.goto(path, { waitUntil: 'networkidle' });
    expect(complaints).toEqual([]);
  }, 120_000);
});
