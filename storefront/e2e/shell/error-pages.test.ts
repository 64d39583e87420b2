import { openTcpProxy } from '@meet/api/testing';
import { inBrowser, whenHydrated } from '../support/browser.ts';
import { shop, startStorefront } from '../support/shop/harness.ts';

async function readReadiness({ health }: { health: string }): Promise<[number, unknown]> {
  const response = await fetch(`${health}/health/ready`);
  return [response.status, await response.json()];
}

inBrowser('error pages', (openPage) => {
  test('error pages are displayed while the API is down, and their button loads the page once the API is back', async () => {
    const tcpProxy = await openTcpProxy(shop().api);
    tcpProxy.cut();
    const storefront = await startStorefront(new URL(tcpProxy.url).origin);
    try {
      const { page } = await openPage(storefront.url);
      const response = await page.goto('/catalog/odezhda?sort=cheap');
      expect(response?.status()).toBe(503);
      expect(response?.headers()['retry-after']).toBeDefined();
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await page.getByRole('heading', { level: 1, name: 'Нет сигнала. Давайте обновим страницу и попробуем снова.' }).waitFor();
      expect(await readReadiness(storefront)).toEqual([
        200,
        { status: 'degraded', components: { api: { status: 'down', detail: 'does not answer' } } },
      ]);

      tcpProxy.mend();
      await (await whenHydrated(page.getByRole('button', { name: 'Обновить страницу' }))).click();
      await page.getByRole('heading', { level: 1, name: 'Одежда' }).waitFor();
      expect(new URL(page.url()).search).toBe('?sort=cheap');
      expect(await readReadiness(storefront)).toEqual([200, { status: 'up', components: { api: { status: 'up' } } }]);
    } finally {
      tcpProxy.close();
      await storefront.stop();
    }
  });
});
