import { inBrowser } from '../support/browser.ts';
import { contentPaths } from '../support/routes.ts';
import { shop } from '../support/shop/harness.ts';

inBrowser('content pages', (openPage) => {
  test('content pages have no console errors or failed requests', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    for (const path of contentPaths) await page.goto(path, { waitUntil: 'networkidle' });
    expect(complaints).toEqual([]);
  }, 120_000);

  test('the FAQ page opens the answer named by the hash without JavaScript', async () => {
    const { page } = await openPage(shop().storefront, { javaScriptEnabled: false });
    await page.goto('/info/faq#kogda-vernutsya-dengi');
    const answer = page.getByText('Мы отправляем их сразу после проверки вещи');
    await answer.waitFor({ state: 'visible' });
    expect(await answer.evaluate((text) => text.closest('details')?.open)).toBe(true);
    expect(await page.locator('details[open]').count()).toBe(1);
  });
});
