import type { Page } from 'playwright-core';
import { alive, inBrowser, ready } from './browser.ts';
import { shop } from './harness.ts';
import { intercepted } from './hold.ts';

const script = 'https://mc.yandex.ru/metrika/tag.js';

/** Stands for Metrika, which takes over the calls that have waited in its queue; returns how often it was loaded. */
async function standInForMetrika(page: Page) {
  const loads: string[] = [];
  await page.route(script, (route) => {
    loads.push(page.url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.metrikaRuns = true;' });
  });
  return loads;
}

/** Addresses that were counted. */
const hits = (page: Page) => page.evaluate(() => (window.ym?.a ?? []).filter(([, call]) => call === 'hit').map(([, , path]) => path));

inBrowser('counters', (openPage) => {
  test('start with consent, on the same page, and count where the shopper goes from there', async () => {
    const { page } = await openPage(shop().storefront, { ...intercepted, isAsked: true });
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
    expect(await hits(page)).toEqual(['/', '/catalog/sumki', '/']);
    expect(loads).toHaveLength(1);
  });

  test('start with the page of a shopper who has agreed before, and never of one who has declined', async () => {
    const { page } = await openPage(shop().storefront, intercepted);
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
