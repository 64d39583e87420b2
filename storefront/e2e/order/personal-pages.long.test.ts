import type { Page } from 'playwright-core';
import { findAxeViolations } from '../support/axe.ts';
import { inBrowser, waitForAnimations } from '../support/browser.ts';
import { preparePersonalPaths } from '../support/personal-pages.ts';
import { shop } from '../support/shop/harness.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';

/** Returns axe's findings in a page, and whether it is wider than the screen. */
async function findProblems(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await waitForAnimations(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await findAxeViolations(page)), ...(overflow > 0 ? [`${overflow} px too wide`] : [])];
}

const screens = (['light', 'dark'] as const).flatMap((colorScheme) => [360, 1440].map((width) => ({ colorScheme, width })));

/** Time limit of a test that opens thirteen pages, each on four screens. */
const pagesMs = 240_000;

inBrowser('the pages of an order and of the account', (openPage) => {
  const checkPages = async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromNewAddress(), reducedMotion: 'reduce' });
    const findings: string[] = [];
    for (const path of await preparePersonalPaths(page, await signIn(page))) {
      for (const { colorScheme, width } of screens) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        const problems = await findProblems(page, path);
        findings.push(...problems.map((finding) => `${path} ${width} ${colorScheme}: ${finding}`));
      }
    }
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
  };
  test('no page of an order or of the account has axe errors or scrolls sideways, in either theme at 360 or 1440 px', checkPages, pagesMs);
});
