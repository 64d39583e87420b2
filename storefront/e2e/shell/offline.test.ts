import { openTcpProxy } from '@meet/api/testing';
import type { Page } from 'playwright-core';
import { findProductPath } from '../support/addresses.ts';
import { inBrowser, waitForHydration, whenHydrated } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { waitUntilSaved } from './saved-pages.ts';

const note = 'Вы не\u00a0в\u00a0сети: цены могли измениться';

/** Resolves when the main picture and all files in /assets/ that the page has loaded so far are saved too. */
const waitUntilFilesSaved = (page: Page) =>
  until(() =>
    page.evaluate(async () => {
      const picture = document.querySelector<HTMLImageElement>('main img')?.currentSrc;
      const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
      const files = [picture, ...scripts.filter((name) => name.includes('/assets/'))];
      const responses = await Promise.all(files.map((address) => address && caches.match(address)));
      return responses.every(Boolean);
    }),
  );

let tcpProxy: Awaited<ReturnType<typeof openTcpProxy>>;
beforeEach(async () => {
  tcpProxy = await openTcpProxy(shop().storefront);
});
afterEach(() => tcpProxy.close());

inBrowser('offline', (openPage) => {
  test('offline, a visited page is displayed without prices, other addresses show an error or the offline page, and prices return with the connection', async () => {
    const { page, complaints } = await openPage(new URL(tcpProxy.url).origin, { hasWorker: true, hasPictures: true });
    const product = await findProductPath();
    await page.goto('/delivery');
    await waitForHydration(page);
    await waitUntilSaved(page, '/delivery');
    // From here on the service worker controls the page. Even so, the browser must not warn about an unused preload.
    await page.goto(product, { waitUntil: 'networkidle' });
    await page.reload({ waitUntil: 'networkidle' });
    await waitUntilSaved(page, product);
    await waitUntilFilesSaved(page);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const prices = page.locator('[data-price]:visible');
    expect(await prices.count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);

    const picture = page.locator('main img').first();
    const isPainted = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    const similar = await whenHydrated(page.locator('#similar').getByRole('link').first());
    tcpProxy.cut();
    // The error page displays a picture that no page has displayed before.
    await similar.click();
    await page.getByRole('heading', { level: 1, name: /^Нет сигнала/ }).waitFor();
    await until(isPainted);

    await page.goto(product);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await waitForHydration(page);
    await page.getByText(note).waitFor();
    await until(async () => (await prices.count()) === 0);
    await until(isPainted);

    await page.goto('/catalog/sumki');
    await page.getByRole('heading', { level: 1, name: 'Вы не\u00a0в\u00a0сети' }).waitFor();
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();

    tcpProxy.mend();
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await waitForHydration(page);
    await page.getByText(note).waitFor({ state: 'detached' });
    await until(async () => (await prices.count()) > 0);
  });
});
