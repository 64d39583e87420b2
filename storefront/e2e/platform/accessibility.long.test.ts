import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, waitForAnimations } from '../support/browser.ts';
import { buildAddress, routes } from '../support/routes.ts';
import { shop } from '../support/shop/harness.ts';

const pages = [...routes, '/auth'];

/** Each test opens every page. */
const everyPageMs = 300_000;

inBrowser('accessibility', (openPage) => {
  test(
    'no page scrolls sideways at 320 px',
    async () => {
      const { page } = await openPage(shop().storefront, { viewport: { width: 320, height: 640 } });
      const scrollingPages: string[] = [];
      for (const route of pages) {
        await page.goto(await buildAddress(route));
        if (await page.evaluate(() => document.documentElement.scrollWidth !== window.innerWidth)) scrollingPages.push(route);
      }
      expect(scrollingPages).toEqual([]);
    },
    everyPageMs,
  );

  describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
    test.each([360, 1440])(
      'axe finds no violation on any page at a width of %d px',
      async (width) => {
        const { page } = await openPage(shop().storefront, { reducedMotion: 'reduce', colorScheme, viewport: { width, height: 900 } });
        const findings: string[] = [];
        // All pages are opened in one tab, because a separate browser context for each would take minutes.
        for (const route of pages) {
          await page.goto(await buildAddress(route), { waitUntil: 'networkidle' });
          await waitForAnimations(page);
          findings.push(...(await findAxeViolations(page)).map((finding) => `${route}: ${finding}`));
        }
        expect(findings).toEqual([]);
      },
      everyPageMs,
    );
  });
});
