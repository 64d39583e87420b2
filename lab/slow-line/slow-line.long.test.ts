import type { Page } from 'playwright-core';
import { inBrowser, waitForHydration } from '../../storefront/e2e/support/browser.ts';
import { shop } from '../../storefront/e2e/support/shop/harness.ts';

/** 400 kbit/s in both directions, 400 ms for each round trip. */
const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const targetMs = 300;
const pressCount = 5;

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
}

/** Runs in the page before its own scripts: records when a link is pressed, and when the preview and the page of a product are painted. */
function recordPaintTimes() {
  const times = { press: 0, preview: 0, page: 0 };
  Object.assign(window, { times });
  addEventListener('click', () => Object.assign(times, { press: performance.now(), preview: 0, page: 0 }), true);
  const recordTimes = () => {
    requestAnimationFrame(recordTimes);
    if (times.press === 0) return;
    if (times.preview === 0 && document.querySelector('[data-preview] h1')) times.preview = performance.now();
    if (times.page === 0 && document.querySelector('main > :not([data-preview]) form#choice')) times.page = performance.now();
  };
  requestAnimationFrame(recordTimes);
}

/** Presses a card of the catalog. Returns after how many milliseconds the preview (name, picture, price) and the page were visible. */
async function pressCard(page: Page, index: number) {
  await page.goto('/catalog', { timeout: 120_000 });
  await waitForHydration(page);
  const card = page.getByRole('main').getByRole('article').nth(index);
  await card.scrollIntoViewIfNeeded();
  await card.locator('img').evaluate((image) => (image as HTMLImageElement).decode());
  const name = await card.getByRole('heading').textContent();
  await card.getByRole('link').tap();
  const preview = page.locator('[data-preview]');
  await preview.getByRole('heading', { level: 1, name: name ?? '' }).waitFor();
  const visible = { price: await preview.locator('[data-price]').first().isVisible(), picture: await preview.locator('img').count() };
  expect(visible).toEqual({ price: true, picture: 1 });
  await page.waitForFunction(() => Reflect.get(window, 'times').page > 0, undefined, { timeout: 120_000 });
  return page.evaluate(() => {
    const { press, preview: previewAt, page: pageAt } = Reflect.get(window, 'times');
    return { preview: Math.round(previewAt - press), page: Math.round(pageAt - press) };
  });
}

/** Touches the home page, then presses a directory. Returns after how many milliseconds the title of the directory was visible. */
async function pressDirectory(page: Page) {
  await page.goto('/', { timeout: 120_000 });
  await waitForHydration(page);
  const link = page.getByRole('main').locator('a[href="/catalog/obuv"]').first();
  await page.getByRole('heading', { level: 1 }).tap();
  // The scripts with the previews of listings load at the first touch.
  const hasLoaded = (scriptName: string) => performance.getEntriesByType('resource').some(({ name }) => name.includes(scriptName));
  for (const scriptName of ['/DeferredShell-', '/touched-']) await page.waitForFunction(hasLoaded, scriptName, { timeout: 120_000 });
  await link.scrollIntoViewIfNeeded();
  await link.tap();
  await page.locator('[data-preview]').getByRole('heading', { level: 1, name: 'Обувь' }).waitFor();
  return page.evaluate(() => {
    const { press, preview } = Reflect.get(window, 'times');
    return Math.round(preview - press);
  });
}

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

inBrowser('on a line of 400 kbit/s with round trips of 400 ms', (openPage) => {
  test(`the name, picture and price of a product are visible within ${targetMs} ms after a press on its card`, async () => {
    const { page } = await openPage(shop().storefront, phone);
    await page.addInitScript(recordPaintTimes);
    await slowDown(page);
    const measured: { preview: number; page: number }[] = [];
    for (let index = 0; index < pressCount; index += 1) measured.push(await pressCard(page, index));
    process.stderr.write(`  preview and page after the press, in ms: ${JSON.stringify(measured)}\n`);
    expect(Math.max(...measured.map(({ preview }) => preview))).toBeLessThanOrEqual(targetMs);
  }, 600_000);

  test(`the title of a directory is visible within ${targetMs} ms after a press on its link`, async () => {
    const { page } = await openPage(shop().storefront, phone);
    await page.addInitScript(recordPaintTimes);
    await slowDown(page);
    const measured: number[] = [];
    for (let index = 0; index < pressCount; index += 1) measured.push(await pressDirectory(page));
    process.stderr.write(`  title of a directory after the press, in ms: ${JSON.stringify(measured)}\n`);
    expect(Math.max(...measured)).toBeLessThanOrEqual(targetMs);
  }, 600_000);
});
