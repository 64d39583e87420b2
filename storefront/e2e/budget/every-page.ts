import { axe, type OpenPage, settled } from '../support/browser.ts';
import { addressOf, routes } from '../support/routes.ts';
import { shop } from '../support/shop/harness.ts';

export const pagesWithAxe = [...routes, '/auth'];

/** Timeout for tests that open every page. */
export const everyPageMs = 300_000;

/** Runs axe on all pages in one tab. A separate context for each address would take minutes. */
export async function expectNoFindings(openPage: OpenPage, { width, colorScheme }: { width: number; colorScheme: 'light' | 'dark' }) {
  const { page } = await openPage(shop().storefront, { reducedMotion: 'reduce', colorScheme, viewport: { width, height: 900 } });
  const findings: string[] = [];
  for (const route of pagesWithAxe) {
    await page.goto(await addressOf(route), { waitUntil: 'networkidle' });
    await settled(page);
    findings.push(...(await axe(page)).map((finding) => `${route}: ${finding}`));
  }
  expect(findings).toEqual([]);
}
