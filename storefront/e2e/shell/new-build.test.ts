import type { Page } from 'playwright-core';
import { inBrowser, untilInPage, waitForHydration, whenHydrated } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Runs in the page before its own scripts: sets `knowsBuild` on the window once the page has read the id of the latest build. */
function recordBuildRead() {
  const { json } = Response.prototype;
  Response.prototype.json = async function read() {
    const response = await json.call(this);
    if (this.url.includes('/builds/latest.json')) Object.assign(window, { knowsBuild: true });
    return response;
  };
}

/** Opens a page with a controlled clock, and sets `sameDocument` on its window to detect a reload. */
async function openMarked(page: Page) {
  await page.clock.install();
  await page.addInitScript(recordBuildRead);
  await page.goto('/delivery');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** Publishes a newer build and advances the clock, so that the page checks for it. */
async function publishBuild(page: Page) {
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'a-newer-build' } }));
  await page.clock.fastForward('05:01');
  await untilInPage(page, () => 'knowsBuild' in window);
}

inBrowser('a new build', (openPage) => {
  test('a new build is loaded when the shopper navigates to another page, and not before', async () => {
    const { page } = await openPage(shop().storefront);
    await openMarked(page);
    await publishBuild(page);
    expect(await isSameDocument(page)).toBe(true);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Контакты' }).first().click();
    await page.waitForURL('**/info/contacts');
    await untilInPage(page, () => !('sameDocument' in window));
  });

  test('loading a new build adds one history entry, even if the router finishes the navigation before the document loads', async () => {
    const { page } = await openPage(shop().storefront);
    await openMarked(page);
    // Before the footer is hydrated, the browser would follow the link without the router.
    await whenHydrated(page.locator('footer a[href="/info/contacts"]').first());
    await publishBuild(page);
    const release = Promise.withResolvers<void>();
    await page.route('**/info/contacts', async (route) => {
      if (route.request().isNavigationRequest()) await release.promise;
      await route.continue();
    });
    const loading = page.waitForRequest((request) => request.isNavigationRequest());
    const arrival = Promise.withResolvers<void>();
    await page.exposeFunction('notifyArrival', arrival.resolve);
    // The page itself presses the link, because a press by Playwright would wait for the document.
    await page.evaluate(() => {
      navigation.addEventListener('navigate', ({ navigationType, destination }) => {
        if (navigationType === 'push' && destination.sameDocument) Reflect.get(window, 'notifyArrival')();
      });
      document.querySelector<HTMLAnchorElement>('footer a[href="/info/contacts"]')?.click();
    });
    await Promise.all([loading, arrival.promise]);
    release.resolve();
    await untilInPage(page, () => !('sameDocument' in window));
    await waitForHydration(page);
    expect(new URL(page.url()).pathname).toBe('/info/contacts');
    await page.goBack();
    await page.waitForURL('**/delivery');
  });
});
