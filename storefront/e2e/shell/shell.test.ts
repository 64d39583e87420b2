import type { Locator, Page } from 'playwright-core';
import { alive, inBrowser, nextTask, ready } from '../support/browser.ts';
import { hoverUntil } from '../support/hover.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

/** Opens the home page and waits until hovering a link prefetches it, which needs a chunk that loads at the first move of the pointer. */
async function goHome(page: Page) {
  await page.goto('/', { waitUntil: 'networkidle' });
  await alive(page);
  await page.mouse.move(2, 300);
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('ShellLate')));
  await nextTask(page);
}

/**
 * Follows a link as soon as its page's data arrives. This runs in the page, because a click by Playwright can come more than a second
 * later.
 */
const followOnArrival = (link: Locator, address: string) =>
  link.evaluate(async (anchor: HTMLAnchorElement, wanted) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const observer = new PerformanceObserver((arrived) => {
      if (arrived.getEntries().some(({ name }) => name.includes(wanted))) resolve();
    });
    observer.observe({ type: 'resource' });
    await promise;
    observer.disconnect();
    anchor.click();
  }, address);

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

inBrowser('the shell', (openPage) => {
  test('a dismissed app banner stays hidden after a reload and causes no layout shift', async () => {
    const { page } = await openPage(shop().storefront, phone);
    await page.goto('/catalog');
    const offer = page.getByRole('complementary', { name: 'Мобильное приложение' });
    await (await ready(offer.getByRole('button', { name: 'Закрыть' }))).tap();
    await offer.waitFor({ state: 'hidden' });
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const banner = document.querySelector('aside[aria-label="Мобильное приложение"]');
        Object.assign(window, { early: banner ? banner.getBoundingClientRect().height : 0 });
      });
    });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.evaluate(() => Reflect.get(window, 'early'))).toBe(0);
    expect(await offer.isVisible()).toBe(false);
  });

  test('the consent question is asked once', async () => {
    const { page } = await openPage(shop().storefront, { isAsked: true });
    await page.goto('/');
    const question = page.getByRole('region', { name: /cookie/ });
    await question.getByRole('button', { name: 'Только необходимые' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await question.isVisible()).toBe(false);
  });

  test('consent can be withdrawn: analytics scripts stop, and their cookies are deleted', async () => {
    const { page } = await openPage(shop().storefront);
    const counted: string[] = [];
    await page.route(/yandex\.ru/, (route) => {
      counted.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    });
    await page.goto('/info/contacts');
    const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Настройки cookie' });
    const question = page.getByRole('region', { name: /cookie/ });
    await (await ready(settings)).click();
    await question.getByText(/Сейчас посещения не\sсчитаются\./).waitFor();
    await question.getByRole('button', { name: 'Принять' }).click();
    await question.waitFor({ state: 'hidden' });
    await until(() => settings.evaluate((link) => link === document.activeElement));
    await until(async () => counted.length === 1);
    await page.context().addCookies([{ name: '_ym_uid', value: '1', url: shop().storefront }]);
    await (await ready(settings)).click();
    await question.getByText(/Сейчас посещения считаются\./).waitFor();
    await Promise.all([page.waitForEvent('load'), question.getByRole('button', { name: 'Только необходимые' }).click()]);
    await page.waitForLoadState('networkidle');
    await alive(page);
    expect(await question.isVisible()).toBe(false);
    expect(counted).toHaveLength(1);
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => ['consent', '_ym_uid'].includes(name)).map(({ value }) => value)).toEqual(['declined']);
  });

  test('without JavaScript the cookie settings are a link to the cookie policy', async () => {
    const { page } = await openPage(shop().storefront, { javaScriptEnabled: false });
    await page.goto('/info/contacts');
    await page.getByRole('link', { name: 'Настройки cookie' }).click();
    await page.getByRole('heading', { name: 'Файлы cookie' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/privacy');
  });

  test('the consent question does not cover the sign-in form', async () => {
    const { page } = await openPage(shop().storefront, { isAsked: true, viewport: { width: 320, height: 640 } });
    const question = page.getByRole('region', { name: /cookie/ });
    await page.goto('/auth', { waitUntil: 'networkidle' });
    expect(await question.isVisible()).toBe(false);
    await page.getByRole('link', { name: 'Meet, на главную' }).click();
    await question.waitFor();
  });

  test('hovering a link prefetches its page, but not an API path or a dialog', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.endsWith('.data')) asked.push(pathname);
    });
    await goHome(page);
    const banner = page.getByRole('banner');
    const first = page.waitForRequest(/sumki\.data/);
    await hoverUntil(banner.getByRole('link', { name: 'Сумки' }), first);
    // A link to the API and a link that opens a dialog: neither has data to prefetch.
    for (const name of ['Скачать', 'Настройки cookie']) {
      await page.getByRole('contentinfo').getByRole('link', { name }).hover();
      // Longer than the hover delay.
      await page.waitForTimeout(400);
    }
    const next = page.waitForRequest(/catalog\/krossovki\.data/);
    await hoverUntil(banner.getByRole('link', { name: 'Кроссовки' }), next);
    // Listings and products are ignored, because their cards may have passed under the pointer while the page scrolled.
    expect(asked.filter((path) => !/^\/(?:catalog|product)\//.test(path))).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test.each([
    ['a hover', (link: Locator) => link.hover()],
    ['Tab', (link: Locator) => link.press('Tab')],
  ])('the first sign of intent on a page, %s, prefetches already', async (_sign, show) => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/', { waitUntil: 'networkidle' });
    await alive(page);
    const asked = page.waitForRequest(/\/catalog\/[a-z]+\.data/);
    await show(page.getByRole('banner').getByRole('navigation', { name: 'Каталог' }).getByRole('link').first());
    await asked;
  });

  test('data that was prefetched within the last second is reused', async () => {
    const { page } = await openPage(shop().storefront);
    await goHome(page);
    const transfers = (address: string) =>
      page.evaluate((wanted) => {
        const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        return entries.filter(({ name }) => name.includes(wanted)).map(({ transferSize }) => transferSize > 0);
      }, address);
    /** Hovers a link and follows it once its data has arrived. Returns whether the router got the data from the HTTP cache. */
    const isReused = async (name: string, slug: string) => {
      const link = page.getByRole('banner').getByRole('navigation', { name: 'Каталог' }).getByRole('link', { name, exact: true });
      const address = `/catalog/${slug}.data?_routes=catalog`;
      await hoverUntil(link, followOnArrival(link, address));
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      return String(await transfers(address)) === 'true,false';
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

  test('nothing is prefetched while the browser saves data', async () => {
    const { page } = await openPage(shop().storefront);
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '4g' } }));
    await goHome(page);
    const categories = page.getByRole('banner').getByRole('navigation', { name: 'Каталог' });
    const link = (name: string) => categories.getByRole('link', { name, exact: true });
    await hoverUntil(link('Сумки'), page.waitForRequest(/\/catalog\/sumki\.data/));
    await page.evaluate(() => Object.assign(navigator.connection ?? {}, { saveData: true }));
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('obuv.data') && asked.push(request.url()));
    await link('Обувь').hover();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
  });

  test('a link opens a page at its top, and going back restores the scroll position', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/', { waitUntil: 'networkidle' });
    await alive(page);
    await page.evaluate(() => scrollTo(0, 1500));
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Сумки' })
      .evaluate((link: HTMLElement) => link.click());
    await page.getByRole('heading', { level: 1, name: 'Сумки' }).waitFor();
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => Math.abs(scrollY - 1500) < 5);
  });
});

test('the server renders the QR code of the app: error correction level M, 134 px, immutable for the same target', async () => {
  const [, address = ''] = /src="(\/app-code\.svg\?v=\w+)"/.exec(await (await fetch(shop().storefront)).text()) ?? [];
  const answer = await fetch(shop().storefront + address);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const outdated = await fetch(`${shop().storefront}/app-code.svg?v=outdated`);
  expect(outdated.headers.get('cache-control')).toBe('public, max-age=60');
  const drawing = await answer.text();
  expect(drawing).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" height="134" width="134"/);
});
