import { openTcpProxy } from '@meet/api/testing';
import type { Page } from 'playwright-core';
import { findProductPath } from '../support/addresses.ts';
import { inBrowser, waitForHydration, whenHydrated } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { waitUntilSaved } from './saved-pages.ts';

const note = 'Вы не\u00a0в\u00a0сети: цены могли измениться';

/** Records the files in /assets/ that the page requests. */
function recordFiles(page: Page): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/assets/')) files.add(request.url());
  });
  return files;
}

/** Resolves when the main picture and the files are saved too. */
const waitUntilFilesSaved = (page: Page, files: ReadonlySet<string>) =>
  until(() =>
    page.evaluate(
      async (addresses) => {
        const picture = document.querySelector<HTMLImageElement>('main img')?.currentSrc;
        const responses = await Promise.all([picture, ...addresses].map((address) => address && caches.match(address)));
        return responses.every(Boolean);
      },
      [...files],
    ),
  );

let tcpProxy: Awaited<ReturnType<typeof openTcpProxy>>;
beforeEach(async () => {
  tcpProxy = await openTcpProxy(shop().storefront);
});
afterEach(() => tcpProxy.close());

inBrowser('offline', (openPage) => {
  test('offline, a visited page is displayed without prices, other addresses show an error or the offline page, and prices return with the connection', async () => {
    const { page, complaints } = await openPage(new URL(tcpProxy.url).origin, { hasWorker: true, hasPictures: true });
    const files = recordFiles(page);
    const product = await findProductPath();
    await page.goto('/delivery');
    await waitForHydration(page);
    await waitUntilSaved(page, '/delivery');
    // From here on the service worker controls the page. Even so, the browser must not warn about an unused preload.
    await page.goto(product);
    await waitUntilSaved(page, product);
    await waitUntilFilesSaved(page, files);
    // The first interaction loads more scripts. If one of them were missing after the connection is lost, the page would be reloaded.
    const firstSimilar = page.locator('#similar').getByRole('link').first();
    await whenHydrated(firstSimilar);
    await waitUntilFilesSaved(page, files);
    await page.reload();
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const prices = page.locator('[data-price]:visible');
    expect(await prices.count()).toBeGreaterThan(0);
    const picture = page.locator('main img').first();
    const isPainted = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await whenHydrated(firstSimilar);
    await waitUntilFilesSaved(page, files);
    expect(complaints).toEqual([]);
    tcpProxy.cut();
    // The error page displays a picture that no page has displayed before.
    await firstSimilar.click();
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
