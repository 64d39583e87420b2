import { openTcpProxy } from '@meet/api/testing';
import type { Page } from 'playwright-core';
import { findProductPath } from '../support/addresses.ts';
import { inBrowser, waitForHydration, whenHydrated } from '../support/browser.ts';
import { hoverUntil } from '../support/hover.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signInByForm } from '../support/visitors.ts';
import { listSavedPaths, waitUntilSaved } from './saved-pages.ts';

/** Contents of the worker's page and data caches. */
const readSavedTexts = (page: Page) =>
  page.evaluate(async () => {
    const caching = ['meet-pages', 'meet-data'].map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all(
        (await cache.keys()).map(async (key) => {
          const response = await cache.match(key);
          return { url: key.url, visitor: response?.headers.get('x-meet-visitor'), text: (await response?.text()) ?? '' };
        }),
      );
    });
    return (await Promise.all(caching)).flat();
  });

/** Reports to the worker that a page has been displayed since `displayedAt`. Resolves when the worker has processed the report. */
const reportDisplayed = (page: Page, path: string, displayedAt: number) =>
  page.evaluate(
    (seen) =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve();
        navigator.serviceWorker.controller?.postMessage({ type: 'seen', pictures: [], files: [], ...seen }, [port2]);
      }),
    { path, displayedAt },
  );

let tcpProxy: Awaited<ReturnType<typeof openTcpProxy>>;
beforeEach(async () => {
  tcpProxy = await openTcpProxy(shop().storefront);
});
afterEach(() => tcpProxy.close());

inBrowser('offline', (openPage) => {
  test('offline, a saved copy of the page behind a hovered link does not hide the prices of the current page', async () => {
    const { page } = await openPage(new URL(tcpProxy.url).origin, { hasWorker: true });
    await page.goto('/');
    await waitUntilSaved(page, '/');
    await page.goto(await findProductPath(), { waitUntil: 'networkidle' });
    await waitForHydration(page);
    const link = page.getByRole('banner').getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name: 'Сумки', exact: true });
    await hoverUntil(link, page.waitForResponse(/\/catalog\/sumki\.data/));
    await until(async () => (await readSavedTexts(page)).some(({ url }) => url.includes('/catalog/sumki.data')));
    const prices = page.locator('[data-price]:visible');
    expect(await prices.count()).toBeGreaterThan(0);

    tcpProxy.cut();
    // Ignores messages about responses from before the cut, which may still be on their way.
    const responded = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => data.isSaved && resolve());
        }),
    );
    await hoverUntil(link, responded);
    await responded;
    expect(await prices.count()).toBeGreaterThan(0);
  });

  test('pages saved for offline use are deleted when a city is chosen on the city page', async () => {
    // This page is opened without the proxy, because the server accepts only forms from its own origin.
    const { page } = await openPage(shop().storefront, { hasWorker: true });
    await page.goto('/');
    await waitUntilSaved(page, '/');
    const product = await findProductPath();
    await page.goto(product);
    await waitUntilSaved(page, product);
    await page.goto('/city?back=%2Fdelivery');
    await waitForHydration(page);
    const displayedAt = await page.evaluate(() => Date.now());
    await page.getByRole('main').getByRole('combobox', { name: 'Город' }).fill('казань');
    await page.getByRole('main').getByRole('button', { name: 'Выбрать город' }).click();
    await page.waitForURL('**/delivery');
    await page.getByRole('link', { name: 'Город доставки: Казань' }).waitFor();
    await waitUntilSaved(page, '/delivery');
    // Reports the city page late: it was displayed before the city was chosen, so it must not be saved any more.
    await reportDisplayed(page, '/city?back=%2Fdelivery', displayedAt);
    expect(await listSavedPaths(page)).toEqual(['/delivery']);
    expect((await readSavedTexts(page)).map(({ text }) => text.includes('Город доставки: Казань'))).toEqual([true]);
  });

  test('pages are saved for offline use only in their version for guests, and are deleted at sign-in and sign-out', async () => {
    const { page } = await openPage(new URL(tcpProxy.url).origin, { ...fromNewAddress(), hasWorker: true });
    await page.goto('/');
    await waitUntilSaved(page, '/');
    const email = await signInByForm(page);
    expect(await listSavedPaths(page)).not.toContain('/');

    await page.getByRole('textbox', { name: 'Имя' }).fill('Аврелия');
    await (await whenHydrated(page.getByRole('button', { name: 'Сохранить' }))).click();
    await page.getByRole('heading', { level: 1, name: 'Здравствуйте, Аврелия' }).waitFor();
    // Loads one page as a document and the next as data for the router, because both are saved.
    await page.goto('/catalog');
    await waitForHydration(page);
    await page.getByRole('banner').getByRole('link', { name: 'Аккаунт' }).waitFor();
    await (await whenHydrated(page.getByRole('contentinfo').getByRole('link', { name: 'Доставка', exact: true }))).click();
    await page.waitForURL('**/delivery');
    await waitUntilSaved(page, '/delivery');
    const texts = await readSavedTexts(page);
    expect(texts.length).toBeGreaterThan(0);
    for (const { url, visitor, text } of texts) {
      const names = [email, 'Аврелия', 'href="/account"'].filter((name) => text.includes(name));
      expect({ url, visitor, names }).toEqual({ url, visitor: 'guest', names: [] });
    }

    await page.goto('/account');
    await (await whenHydrated(page.getByRole('button', { name: 'Выйти', exact: true }))).click();
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
    expect(await listSavedPaths(page)).not.toContain('/delivery');
  });
});
