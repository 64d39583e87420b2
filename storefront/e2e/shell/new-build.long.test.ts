import type { Page } from 'playwright-core';
import { inBrowser, nextTask, waitForHydration } from '../support/browser.ts';
import { hoverUntil } from '../support/hover.ts';
import { shop } from '../support/shop/harness.ts';

/** Collects the paths of documents that the page requests from now on. */
function watchLoads(page: Page) {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
  return loads;
}

/** Makes the listing's module fail to load until the next document is requested. */
const removeListingScript = (page: Page, loads: readonly string[]) =>
  page.route('**/assets/CatalogPage-*.js', (route) => {
    if (loads.length > 0) return route.continue();
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
  });

inBrowser('after a new build', (openPage) => {
  test('after a new build, a linked page whose script is missing is loaded from the server, once', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/delivery');
    await waitForHydration(page);
    const loads = watchLoads(page);
    await removeListingScript(page, loads);
    await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).click();
    await page.getByRole('heading', { level: 1, name: 'Сумки' }).waitFor();
    await waitForHydration(page);
    expect([loads, new URL(page.url()).pathname]).toEqual([['/catalog/sumki'], '/catalog/sumki']);
    await page.goBack();
    await page.waitForURL('**/delivery');
  });

  test('after a new build, a chunk that fails to prefetch on hover reloads nothing, and a press loads the linked page', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/delivery', { waitUntil: 'networkidle' });
    await waitForHydration(page);
    const loads = watchLoads(page);
    await removeListingScript(page, loads);
    // React Router logs this message right before it would reload the page.
    const prefetchFailure = page.waitForEvent('console', (message) => message.text().includes('Error loading route module'));
    const link = page.getByRole('banner').getByRole('link', { name: 'Сумки', exact: true });
    await hoverUntil(link, prefetchFailure);
    await nextTask(page);
    expect(loads).toEqual([]);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Сумки' }).waitFor();
    await waitForHydration(page);
    expect(loads).toEqual(['/catalog/sumki']);
  });

  test('after a new build, a page is reloaded once if a chunk of the old build is missing', async () => {
    const { page } = await openPage(shop().storefront);
    // The clock is frozen, so that all failures fall within the time in which a page is not reloaded again, even on a slow machine.
    await page.clock.setFixedTime(new Date());
    let loads = 0;
    page.on('framenavigated', () => {
      loads += 1;
    });
    await page.goto('/delivery');
    await waitForHydration(page);
    loads = 0;
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => {
      for (let time = 0; time < 3; time += 1) dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    });
    await reloaded;
    await waitForHydration(page);
    const isReported = await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
    expect({ isReported, loads }).toEqual({ isReported: true, loads: 1 });
  });
});
