import type { Page } from 'playwright-core';
import { inBrowser, untilInPage, waitForHydration, whenHydrated } from '../support/browser.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';

/** Replaces Metrika's script by a fake that sets `metrikaRuns` on the window. Returns a list that grows with each load of the script. */
async function fakeMetrika(page: Page) {
  const loads: string[] = [];
  await page.route('https://mc.yandex.ru/metrika/tag.js', (route) => {
    loads.push(new URL(page.url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: 'window.metrikaRuns = true;' });
  });
  return loads;
}

/** Paths of the page views that were reported to Metrika. */
const readHits = (page: Page) => page.evaluate(() => (window.ym?.a ?? []).filter(([, call]) => call === 'hit').map(([, , path]) => path));

inBrowser('consent', (openPage) => {
  test('consent starts analytics at once on the current page; they report navigations until the consent is withdrawn', async () => {
    const { page } = await openPage(shop().storefront, { needsConsent: true, viewport: { width: 320, height: 640 } });
    const loads = await fakeMetrika(page);
    const question = page.getByRole('region', { name: /cookie/ });
    await page.goto('/auth');
    await waitForHydration(page);
    await page.getByRole('link', { name: 'Meet, на главную' }).click();
    await question.waitFor();
    // The question would cover the sign-in form, so it is not displayed beside it.
    await page.goBack();
    await question.waitFor({ state: 'hidden' });
    await page.goForward();
    const accept = await whenHydrated(question.getByRole('button', { name: 'Принять' }));
    expect([loads, await readHits(page)]).toEqual([[], []]);
    await accept.click();
    await untilInPage(page, () => 'metrikaRuns' in window);
    expect(await readHits(page)).toEqual(['/']);
    await (await whenHydrated(page.getByRole('contentinfo').getByRole('link', { name: 'Доставка', exact: true }))).click();
    await page.waitForURL('**/delivery');
    await page.goBack();
    await page.getByRole('heading', { level: 2, name: 'Новинки' }).waitFor();
    await until(async () => (await readHits(page)).length > 2);
    expect(await readHits(page)).toEqual(['/', '/delivery', '/']);
    expect(loads).toEqual(['/']);

    await page.goto('/info/contacts');
    await untilInPage(page, () => 'metrikaRuns' in window);
    expect([await question.isVisible(), await readHits(page), loads]).toEqual([false, ['/info/contacts'], ['/', '/info/contacts']]);
    await page.context().addCookies([{ name: '_ym_uid', value: '1', url: shop().storefront }]);
    const settings = page.getByRole('contentinfo').getByRole('link', { name: 'Настройки cookie' });
    await (await whenHydrated(settings)).click();
    await question.getByText(/Сейчас посещения считаются\./).waitFor();
    await Promise.all([page.waitForEvent('load'), question.getByRole('button', { name: 'Только необходимые' }).click()]);
    await (await whenHydrated(settings)).click();
    await question.getByText(/Сейчас посещения не\sсчитаются\./).waitFor();
    await question.getByRole('button', { name: 'Только необходимые' }).click();
    await question.waitFor({ state: 'hidden' });
    await until(() => settings.evaluate((link) => link === document.activeElement));
    expect(loads).toHaveLength(2);
    const cookies = await page.context().cookies();
    expect(cookies.filter(({ name }) => ['consent', '_ym_uid'].includes(name)).map(({ value }) => value)).toEqual(['declined']);
  });
});
