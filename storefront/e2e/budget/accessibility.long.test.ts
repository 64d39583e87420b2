import { inBrowser } from '../support/browser.ts';
import { addressOf } from '../support/routes.ts';
import { shop } from '../support/shop/harness.ts';
import { everyPageMs, expectNoFindings, pagesWithAxe } from './every-page.ts';

inBrowser('accessibility', (openPage) => {
  test(
    'no page scrolls sideways at 320 px',
    async () => {
      const { page } = await openPage(shop().storefront, { viewport: { width: 320, height: 640 } });
      const wider: string[] = [];
      for (const route of pagesWithAxe) {
        await page.goto(await addressOf(route));
        if (await page.evaluate(() => document.documentElement.scrollWidth !== window.innerWidth)) wider.push(route);
      }
      expect(wider).toEqual([]);
    },
    everyPageMs,
  );

  describe.each(['light', 'dark'] as const)('axe finds nothing on any page in the %s theme', (colorScheme) => {
    test.each([360, 1440])('at %d px', (width) => expectNoFindings(openPage, { width, colorScheme }), everyPageMs);
  });
});
