import { inBrowser, waitForHydration } from '../support/browser.ts';
import { optionalSettings, shop, startStorefront } from '../support/shop/harness.ts';
import type { Environment } from '../support/shop/processes.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Runs a test against a storefront with its own configuration. */
async function withStorefront(settings: Environment, check: (url: string) => Promise<void>) {
  const storefront = await startStorefront(shop().api, { LOG_LEVEL: 'warn', ...settings });
  try {
    await check(storefront.url);
  } finally {
    await storefront.stop();
  }
}

inBrowser('configuration', (openPage) => {
  test('without app stores, the banner and the footer link to the page about adding the shop to the home screen', async () => {
    await withStorefront({}, async (url) => {
      const { page, complaints } = await openPage(url, phone);
      await page.goto('/delivery', { waitUntil: 'networkidle' });
      await waitForHydration(page);
      const banner = page.getByRole('complementary', { name: 'Мобильное приложение' });
      expect(await banner.getByRole('link', { name: 'Подробнее' }).getAttribute('href')).toBe(`${url}/info/appspromo`);
      expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Как поставить' }).getAttribute('href')).toBe(
        `${url}/info/appspromo`,
      );
      await page.goto('/info/appspromo', { waitUntil: 'networkidle' });
      await waitForHydration(page);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await banner.count()).toBe(0);
      expect(await page.getByRole('region', { name: 'Скачать приложение' }).count()).toBe(0);
      expect(await page.locator('a[href*="/api/mobileapp"]').count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

  test('with app stores, the footer and the app page link to them, and the app page shows no banner', async () => {
    await withStorefront(optionalSettings, async (url) => {
      const { page, complaints } = await openPage(url, phone);
      await page.goto('/delivery', { waitUntil: 'networkidle' });
      await waitForHydration(page);
      await page.getByRole('complementary', { name: 'Мобильное приложение' }).waitFor();
      const footer = page.getByRole('contentinfo');
      expect(await footer.getByRole('link', { name: 'Скачать' }).getAttribute('href')).toBe(`${url}/api/mobileapp`);
      const social = footer.getByRole('list', { name: /^Meet в\sсоцсетях$/ }).getByRole('link');
      expect(await social.evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))).toEqual([
        ['Telegram', optionalSettings.SOCIAL_TELEGRAM_URL],
      ]);
      expect(await (await fetch(url)).text()).toContain(`"sameAs":["${optionalSettings.SOCIAL_TELEGRAM_URL}"]`);
      await footer.getByText(/откроется App\sStore или\sRuStore\./).waitFor({ state: 'attached' });
      await page.goto('/info/appspromo', { waitUntil: 'networkidle' });
      await waitForHydration(page);
      const stores = page.getByRole('region', { name: 'Скачать приложение' }).getByRole('link');
      expect(await stores.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
        optionalSettings.APP_STORE_URL,
        optionalSettings.RUSTORE_URL,
      ]);
      expect(await page.getByRole('complementary', { name: 'Мобильное приложение' }).count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

  test('without analytics there is no consent question, and no choice of consent is stored', async () => {
    await withStorefront({}, async (url) => {
      const { page, complaints } = await openPage(url, { needsConsent: true });
      await page.goto('/', { waitUntil: 'networkidle' });
      await waitForHydration(page);
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('region', { name: /cookie/ }).count()).toBe(0);
      expect(await page.getByRole('link', { name: 'Настройки cookie' }).count()).toBe(0);
      expect(await page.getByRole('list', { name: /соцсетях/ }).count()).toBe(0);
      expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('consent');
      expect(complaints).toEqual([]);
    });
  });
});
