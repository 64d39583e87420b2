import type { Page } from 'playwright-core';
import { alive, inBrowser } from './browser.ts';
import { shop } from './harness.ts';

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Runs in the page before its own script: marks the window once the name of the newest build has been read. */
function tellOfBuild() {
  const { json } = Response.prototype;
  Response.prototype.json = async function read() {
    const answer = await json.call(this);
    if (this.url.includes('/builds/latest.json')) Object.assign(window, { knowsBuild: true });
    return answer;
  };
}

/** A page whose clock the journey turns, marked so that it is known again. */
async function openMarked(page: Page) {
  await page.clock.install();
  await page.addInitScript(tellOfBuild);
  await page.goto('/delivery');
  await alive(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

/** From now on the server reports a newer build, and advancing the clock makes the page check. */
async function buildAnew(page: Page) {
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: 'a-newer-build' } }));
  await page.clock.fastForward('05:01');
  await page.waitForFunction(() => 'knowsBuild' in window);
}

inBrowser('a new build', (openPage) => {
  const options = { serviceWorkers: 'block' as const };

  test('is taken when the shopper goes to another page, and not before', async () => {
    const { page } = await openPage(shop().storefront, options);
    await openMarked(page);
    await buildAnew(page);
    expect(await isSameDocument(page)).toBe(true);
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Контакты' }).first().click();
    await page.waitForURL('**/info/contacts');
    await page.waitForFunction(() => !('sameDocument' in window));
  });

  test('waits while a form is being filled in', async () => {
    const { page } = await openPage(shop().storefront, options);
    await openMarked(page);
    await page.evaluate(() =>
      document.querySelector('main')?.insertAdjacentHTML('beforeend', '<form><textarea id="letter"></textarea></form>'),
    );
    await page.locator('#letter').fill('Здравствуйте');
    await buildAnew(page);
    await page.evaluate(() => document.querySelector('header')?.append(document.querySelector('#letter') ?? ''));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Контакты' }).first().click();
    await page.waitForURL('**/info/contacts');
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a page whose script is gone is loaded anew at the address that was pressed, once', async () => {
    const { page } = await openPage(shop().storefront, options);
    await page.goto('/delivery');
    await alive(page);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(new URL(request.url()).pathname));
    await page.route('**/assets/CatalogPage-*.js', (route) => {
      if (loads.length > 0) return route.continue();
      return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).click();
    await page.getByRole('heading', { level: 1, name: 'Сумки' }).waitFor();
    await alive(page);
    expect([loads, new URL(page.url()).pathname]).toEqual([['/catalog/sumki'], '/catalog/sumki']);
    await page.goBack();
    await page.waitForURL('**/delivery');
  });

  test('a part of the old build that is gone brings the page anew once', async () => {
    const { page } = await openPage(shop().storefront, options);
    // The clock is frozen, so that all failures fall within the period in which a second reload is suppressed, even on a slow machine.
    await page.clock.setFixedTime(new Date());
    let loads = 0;
    page.on('framenavigated', () => {
      loads += 1;
    });
    await page.goto('/delivery');
    await alive(page);
    loads = 0;
    const anew = page.waitForEvent('load');
    await page.evaluate(() => {
      for (let time = 0; time < 3; time += 1) dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    });
    await anew;
    await alive(page);
    const isShown = await page.evaluate(() => dispatchEvent(new Event('vite:preloadError', { cancelable: true })));
    expect({ isShown, loads }).toEqual({ isShown: true, loads: 1 });
  });
});
