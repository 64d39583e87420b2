import { HtmlValidate } from 'html-validate';
import type { Page } from 'playwright-core';
import { axe, inBrowser, settled } from '../support/browser.ts';
import { main, putIntoCart, unitsForSale } from '../support/orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { addressOf } from '../support/routes.ts';
import { shop } from '../support/shop/harness.ts';
import { fromElsewhere, signIn } from '../support/visitors.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Signs in, and returns a checkout with goods, an order that waits for its payment, the page of that payment, and the account. */
async function personalPages(page: Page): Promise<string[]> {
  const email = await signIn(page);
  const order = `/orders/${await placeOrder(page, email)}`;
  await page.goto(`${order}/pay`);
  await main(page).getByRole('button', { name: 'Отклонить' }).waitFor();
  const payment = new URL(page.url()).pathname;
  const [unit] = await unitsForSale(1);
  await putIntoCart(page, [unit?.id ?? '']);
  return [
    '/checkout',
    order,
    payment,
    '/account',
    '/account/orders',
    '/account/orders?state=completed',
    '/account/bonus',
    '/account/promo',
    '/account/addresses',
    '/account/addresses/new',
    '/account/devices',
    '/account/data',
    await addressOf('review'),
  ];
}

/** Returns what is wrong with a page as the server renders it. */
async function findingsInHtml(page: Page, path: string): Promise<string[]> {
  const answer = await page.context().request.get(path);
  expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([path, 200, 'private, no-store']);
  const { results } = await validator.validateString(await answer.text());
  return results.flatMap(({ messages }) => messages).map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}

/** Returns axe's findings in a page, and whether it is wider than the screen. */
async function findingsOnScreen(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await settled(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...(await axe(page)), ...(overflow > 0 ? [`${overflow} px too wide`] : [])];
}

const screens = (['light', 'dark'] as const).flatMap((colorScheme) => [360, 1440].map((width) => ({ colorScheme, width })));

/** For thirteen pages, each on four screens. */
const pagesMs = 240_000;

inBrowser('the pages of an order and of the account', (openPage) => {
  const areFine = async () => {
    const { page, complaints } = await openPage(shop().storefront, { ...fromElsewhere(), reducedMotion: 'reduce' });
    const findings: string[] = [];
    for (const path of await personalPages(page)) {
      const note = (found: readonly string[], where = '') => findings.push(...found.map((finding) => `${path}${where}: ${finding}`));
      note(await findingsInHtml(page, path));
      for (const { colorScheme, width } of screens) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 900 });
        note(await findingsOnScreen(page, path), ` ${width} ${colorScheme}`);
      }
    }
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
  };
  test('are valid HTML, private, and fine for axe in both themes, on a phone and a desktop', areFine, pagesMs);
});
