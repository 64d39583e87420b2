import { inBrowser, waitForHydration } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';

inBrowser('links', (openPage) => {
  // The click requests the data too, but within a second the browser takes the prefetched response from its cache.
  test('links prefetch on the first hover the data that a click then requests', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    const prefetches: string[] = [];
    const loads: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (search === '?_routes=catalog') ('purpose' in request.headers() ? prefetches : loads).push(pathname);
    });
    await page.goto('/');
    await waitForHydration(page);
    const link = page.getByRole('banner').getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name: 'Сумки', exact: true });
    const prefetched = page.waitForResponse(/\/catalog\/sumki\.data\?_routes=catalog$/);
    await link.hover();
    await (await prefetched).finished();
    await link.click();
    await page.waitForURL('**/catalog/sumki');
    await page.getByRole('heading', { level: 1, name: 'Сумки' }).waitFor();
    expect([prefetches[0], loads]).toEqual(['/catalog/sumki.data', ['/catalog/sumki.data']]);
    expect(complaints).toEqual([]);
  });
});
