import type { Locator, Page } from 'playwright-core';
import { inBrowser, nextTask, untilInPage, waitForHydration } from '../support/browser.ts';
import { hoverUntil } from '../support/hover.ts';
import { shop } from '../support/shop/harness.ts';

/** Opens the home page and waits until hovering a link prefetches it, which needs a chunk that loads at the first move of the pointer. */
async function openHome(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  await waitForHydration(page);
  await page.mouse.move(2, 300);
  await untilInPage(page, () => performance.getEntriesByType('resource').some(({ name }) => name.includes('DeferredShell')));
  await nextTask(page);
}

/**
 * Follows a link as soon as its page's data arrives. This runs in the page, because a click by Playwright can take more than a second
 * longer.
 */
const followWhenLoaded = (link: Locator, address: string) =>
  link.evaluate(async (anchor: HTMLAnchorElement, dataPath) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const observer = new PerformanceObserver((entryList) => {
      if (entryList.getEntries().some(({ name }) => name.includes(dataPath))) resolve();
    });
    observer.observe({ type: 'resource' });
    await promise;
    observer.disconnect();
    anchor.click();
  }, address);

inBrowser('prefetched data', (openPage) => {
  test('prefetched data is reused within a second', async () => {
    const { page } = await openPage(shop().storefront);
    await openHome(page);
    const listTransfers = (address: string) =>
      page.evaluate((dataPath) => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return entries.filter(({ name }) => name.includes(dataPath)).map(({ transferSize }) => transferSize > 0);
      }, address);
    /** Hovers a link and follows it once its data has arrived. Returns whether the router got the data from the HTTP cache. */
    const isReused = async (name: string, slug: string) => {
      const link = page.getByRole('banner').getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name, exact: true });
      const address = `/catalog/${slug}.data?_routes=catalog`;
      await hoverUntil(link, followWhenLoaded(link, address));
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      return String(await listTransfers(address)) === 'true,false';
    };
    // A response that takes a second is stale when it arrives, so a busy machine gets several attempts.
    const links = [
      ['Сумки', 'sumki'],
      ['Обувь', 'obuv'],
      ['Одежда', 'odezhda'],
      ['Кроссовки', 'krossovki'],
      ['Аксессуары', 'aksessuary'],
    ] as const;
    let reused = false;
    for (const [name, slug] of links) reused ||= await isReused(name, slug);
    expect(reused).toBe(true);
  });
});
