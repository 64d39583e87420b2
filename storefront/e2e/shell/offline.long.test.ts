import { openWire } from '@meet/api/testing';
import type { Page } from 'playwright-core';
import { productPath } from '../support/addresses.ts';
import { alive, inBrowser, ready } from '../support/browser.ts';
import { hoverUntil } from '../support/hover.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromElsewhere, signInByForm } from '../support/visitors.ts';

const note = 'Вы не\u00a0в\u00a0сети: цены могли измениться';

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('meet-pages'))) return [];
    const keys = await (await caches.open('meet-pages')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** Contents of the worker's page and data caches. */
const keptTexts = (page: Page) =>
  page.evaluate(async () => {
    const kept = ['meet-pages', 'meet-data'].map(async (name) => {
      const cache = await caches.open(name);
      return Promise.all(
        (await cache.keys()).map(async (key) => {
          const answer = await cache.match(key);
          return { url: key.url, visitor: answer?.headers.get('x-meet-visitor'), text: (await answer?.text()) ?? '' };
        }),
      );
    });
    return (await Promise.all(kept)).flat();
  });

/** Resolves when the worker has saved the page. */
async function kept(page: Page, path: string) {
  await alive(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await until(async () => (await keptPaths(page)).includes(path));
}

/** Resolves when the main picture and all files in /assets/ that the page has loaded so far are saved too. */
const keptWhole = (page: Page) =>
  page.waitForFunction(async () => {
    const picture = document.querySelector<HTMLImageElement>('main img')?.currentSrc;
    const scripts = performance.getEntriesByType('resource').map(({ name }) => name);
    const shown = [picture, ...scripts.filter((name) => name.includes('/assets/'))];
    const answers = await Promise.all(shown.map((address) => address && caches.match(address)));
    return answers.every(Boolean);
  });

let wire: Awaited<ReturnType<typeof openWire>>;
beforeEach(async () => {
  wire = await openWire(shop().storefront);
});
afterEach(() => wire.close());

inBrowser('offline', (openPage) => {
  test('a visited page is shown without prices, another address shows the offline page, and prices return once online', async () => {
    const { page, complaints } = await openPage(new URL(wire.url).origin, { hasWorker: true });
    const product = await productPath();
    await page.goto('/');
    await alive(page);
    await kept(page, '/');
    // The service worker controls the page from here on. Even then, the browser must not warn about an unused preload.
    await page.goto(product, { waitUntil: 'networkidle' });
    await page.reload({ waitUntil: 'networkidle' });
    await kept(page, product);
    await keptWhole(page);
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    const prices = page.locator('[data-price]:visible');
    expect(await prices.count()).toBeGreaterThan(0);
    expect(complaints).toEqual([]);

    wire.cut();
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await alive(page);
    await page.getByText(note).waitFor();
    await until(async () => (await prices.count()) === 0);
    const picture = page.locator('main img').first();
    await until(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0));

    await page.goto('/catalog/sumki');
    await page.getByRole('heading', { level: 1, name: 'Вы не\u00a0в\u00a0сети' }).waitFor();
    await page.getByRole('main').getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();

    wire.mend();
    await page.reload();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await alive(page);
    await page.getByText(note).waitFor({ state: 'detached' });
    await until(async () => (await prices.count()) > 0);
  });

  test('a saved copy of the page behind a hovered link does not hide the prices of a current page', async () => {
    const { page } = await openPage(new URL(wire.url).origin, { hasWorker: true });
    await page.goto('/');
    await kept(page, '/');
    await page.goto(await productPath(), { waitUntil: 'networkidle' });
    await alive(page);
    const link = page.getByRole('banner').getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name: 'Сумки', exact: true });
    await hoverUntil(link, page.waitForResponse(/\/catalog\/sumki\.data/));
    await until(async () => (await keptTexts(page)).some(({ url }) => url.includes('/catalog/sumki.data')));
    const prices = page.locator('[data-price]:visible');
    expect(await prices.count()).toBeGreaterThan(0);

    wire.cut();
    // The message about the answer before, which was not a saved one, may still be on its way.
    const answered = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          navigator.serviceWorker.addEventListener('message', ({ data }) => data.isSaved && resolve());
        }),
    );
    await hoverUntil(link, answered);
    await answered;
    expect(await prices.count()).toBeGreaterThan(0);
  });

  test('saved pages are deleted when a city is chosen on its own page', async () => {
    // The server takes forms of its own origin only.
    const { page } = await openPage(shop().storefront, { hasWorker: true });
    await page.goto('/');
    await kept(page, '/');
    const product = await productPath();
    await page.goto(product);
    await kept(page, product);
    await page.goto('/city?back=%2Fdelivery');
    await alive(page);
    await page.getByRole('main').getByRole('combobox', { name: 'Город' }).fill('казань');
    await page.getByRole('main').getByRole('button', { name: 'Выбрать город' }).click();
    await page.waitForURL('**/delivery');
    await page.getByRole('link', { name: 'Город доставки: Казань' }).waitFor();
    await kept(page, '/delivery');
    expect(await keptPaths(page)).toEqual(['/delivery']);
    expect((await keptTexts(page)).map(({ text }) => text.includes('Город доставки: Казань'))).toEqual([true]);
  });

  test('a signed-in page is never saved, and saved pages are deleted at sign-in and sign-out', async () => {
    const { page } = await openPage(new URL(wire.url).origin, { ...fromElsewhere(), hasWorker: true });
    await page.goto('/');
    await kept(page, '/');
    const email = await signInByForm(page);
    expect(await keptPaths(page)).not.toContain('/');

    await page.getByRole('textbox', { name: 'Имя' }).fill('Аврелия');
    await (await ready(page.getByRole('button', { name: 'Сохранить' }))).click();
    await page.getByRole('heading', { level: 1, name: 'Здравствуйте, Аврелия' }).waitFor();
    // Loads one page as a document and the next as data for the router, because both are saved.
    await page.goto('/catalog');
    await alive(page);
    await page.getByRole('banner').getByRole('link', { name: 'Аккаунт' }).waitFor();
    await (await ready(page.getByRole('contentinfo').getByRole('link', { name: 'Доставка', exact: true }))).click();
    await page.waitForURL('**/delivery');
    await kept(page, '/delivery');
    const texts = await keptTexts(page);
    expect(texts.length).toBeGreaterThan(0);
    for (const { url, visitor, text } of texts) {
      const names = [email, 'Аврелия', 'href="/account"'].filter((name) => text.includes(name));
      expect({ url, visitor, names }).toEqual({ url, visitor: 'guest', names: [] });
    }

    await page.goto('/account');
    await (await ready(page.getByRole('button', { name: 'Выйти', exact: true }))).click();
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).waitFor();
    expect(await keptPaths(page)).not.toContain('/delivery');
  });
});
