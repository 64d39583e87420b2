import type { Page } from 'playwright-core';
import { alive, inBrowser, ready } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

const script = 'https://mc.yandex.ru/metrika/tag.js';

/** Replaces Metrika's script by a fake that sets `metrikaRuns` on the window. Returns a list that grows with each load of the script. */
async function standInForMetrika(page: Page) {
  const loads: string[] = [];
  await page.route(script, (route) => {
    loads.push(page.url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.metrikaRuns = true;' });
  });
  return loads;
}

/** Paths of the page views that were reported to Metrika. */
const hits = (page: Page) => page.evaluate(() => (window.ym?.a ?? []).filter(([, call]) => call === 'hit').map(([, , path]) => path));

inBrowser('analytics', (openPage) => {
  test('starts on the page where consent is given, and reports navigations', async () => {
    const { page } = await openPage(shop().storefront, { isAsked: true });
    const loads = await standInForMetrika(page);
    await page.goto('/');
    await alive(page);
    const question = page.getByRole('region', { name: /cookie/ });
    const accept = await ready(question.getByRole('button', { name: 'Принять' }));
    expect([loads, await hits(page)]).toEqual([[], []]);
    await accept.click();
    await page.waitForFunction(() => 'metrikaRuns' in window);
    expect(await hits(page)).toEqual(['/']);
    await page.getByRole('banner').getByRole('link', { name: 'Сумки' }).click();
    await page.getByRole('heading', { level: 1, name: 'Сумки' }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Новинки' }).waitFor();
    await until(async () => (await hits(page)).length > 2);
    expect(await hits(page)).toEqual(['/', '/catalog/sumki', '/']);
    expect(loads).toHaveLength(1);
  });

  test('starts at load after earlier consent, and never after consent was declined', async () => {
    const { page } = await openPage(shop().storefront);
    const loads = await standInForMetrika(page);
    await page.goto('/delivery', { waitUntil: 'networkidle' });
    await alive(page);
    expect(loads).toEqual([]);
    await page.context().addCookies([{ name: 'consent', value: 'granted', url: shop().storefront }]);
    await page.reload();
    await page.waitForFunction(() => 'metrikaRuns' in window);
    expect(await hits(page)).toEqual(['/delivery']);
  });
});
