import { productPath } from './addresses.ts';
import { alive, axe, inBrowser } from './browser.ts';
import { shop } from './harness.ts';

inBrowser('accessibility', (openPage) => {
  let addresses: string[];
  beforeAll(async () => {
    addresses = ['/', '/catalog', '/catalog/odezhda?page=2', await productPath(), '/nope'];
  });

  describe.each([360, 1440])('%d px', (width) => {
    test.each(['light', 'dark'] as const)('axe finds nothing in %s', async (colorScheme) => {
      for (const address of addresses) {
        const { page } = await openPage(shop().storefront, { colorScheme, viewport: { width, height: 900 } });
        await page.goto(address, { waitUntil: 'networkidle' });
        expect({ address, findings: await axe(page) }).toEqual({ address, findings: [] });
        await page.context().close();
      }
    });
  });

  test('with the menu open on a phone axe finds nothing', async () => {
    const { page } = await openPage(shop().storefront, { viewport: { width: 360, height: 740 } });
    await page.goto('/catalog/odezhda');
    await alive(page);
    await page.locator('summary[aria-label="Меню"]').click();
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('summary[aria-label="Меню"]').evaluate((summary) => summary === document.activeElement)).toBe(true);
  });

  test('nothing sticks out sideways at 320 px', async () => {
    const { page } = await openPage(shop().storefront, { viewport: { width: 320, height: 640 } });
    for (const address of addresses) {
      await page.goto(address);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ address, over }).toEqual({ address, over: 0 });
    }
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
