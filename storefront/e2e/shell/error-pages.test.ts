import { openTcpProxy } from '@meet/api/testing';
import { inBrowser, whenHydrated } from '../support/browser.ts';
import { shop, startStorefront } from '../support/shop/harness.ts';

inBrowser('error pages', (openPage) => {
  test('the button of an error page loads the page once the API is back', async () => {
    const tcpProxy = await openTcpProxy(shop().api);
    tcpProxy.cut();
    const storefront = await startStorefront(new URL(tcpProxy.url).origin);
    try {
      const { page } = await openPage(storefront.url);
      await page.goto('/catalog/odezhda?sort=cheap');
      await page.getByRole('heading', { level: 1, name: 'Нет сигнала. Давайте обновим страницу и попробуем снова.' }).waitFor();

      tcpProxy.mend();
      await (await whenHydrated(page.getByRole('button', { name: 'Обновить страницу' }))).click();
      await page.getByRole('heading', { level: 1, name: 'Одежда' }).waitFor();
      expect(new URL(page.url()).search).toBe('?sort=cheap');
    } finally {
      tcpProxy.close();
      await storefront.stop();
    }
  });
});
