import { alive, axe, inBrowser, settled } from './browser.ts';
import { expectNoFindings, pagesWithAxe, patienceMs } from './every-page.ts';
import { shop } from './harness.ts';
import { addressOf } from './routes.ts';
import { until } from './until.ts';

inBrowser('accessibility', (openPage) => {
  // Each theme at the width where the other is not; accessibility.long.test.ts has the other pairs.
  test('axe finds nothing on any page on a dark phone', () => expectNoFindings(openPage, { width: 360, colorScheme: 'dark' }), patienceMs);
  test(
    'axe finds nothing on any page on a light desk',
    () => expectNoFindings(openPage, { width: 1440, colorScheme: 'light' }),
    patienceMs,
  );

  test.each(['Меню', 'Поиск'])('with what «%s» opens on a phone axe finds nothing, and the focus comes back', async (name) => {
    const { page } = await openPage(shop().storefront, { viewport: { width: 360, height: 740 } });
    await page.goto('/catalog/odezhda');
    await alive(page);
    const sign = page.getByRole('banner').getByRole('link', { name }).last();
    await sign.click();
    await page.getByRole('dialog').waitFor();
    await settled(page);
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await until(() => sign.evaluate((link) => link === document.activeElement));
  });

  test('no page is wider than a screen of 320 px', async () => {
    const { page } = await openPage(shop().storefront, { viewport: { width: 320, height: 640 } });
    const wider: string[] = [];
    for (const route of pagesWithAxe) {
      await page.goto(await addressOf(route));
      if (await page.evaluate(() => document.documentElement.scrollWidth !== window.innerWidth)) wider.push(route);
    }
    expect(wider).toEqual([]);
  });

  test('the first Tab offers a way past the header', async () => {
    const { page } = await openPage(shop().storefront);
    await page.goto('/catalog', { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
});
