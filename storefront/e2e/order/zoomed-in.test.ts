import type { Page } from 'playwright-core';
import { inBrowser, waitForAnimations, waitForHydration, whenHydrated } from '../support/browser.ts';
import {
  chooseCity,
  fillInCheckout,
  findUnitsForSale,
  getHeadline,
  getPayButton,
  getSandboxButton,
  main,
  putIntoCart,
} from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';

/** A window of 1280 × 1024 at 400 %, in CSS px. */
const viewport = { width: 320, height: 256 };
/** More than the number of focus stops on any of the pages. */
const maxStops = 150;

/**
 * Returns what is wrong with the focused element: it is out of sight, or something covers it. Empty if nothing is wrong, null at the end of
 * the page.
 */
const checkFocus = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return null;
    // The visible part of radio buttons and checkboxes is their label.
    const target = element.matches('[type=radio], [type=checkbox]') ? (element.closest('label') ?? element) : element;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const name = `${element.tagName} «${element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent}»`;
    const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (last - first < Math.min(bottom - top, 20)) return `${name} is out of sight`;
    const elementsAbove = [0.25, 0.5, 0.75].map((share) => document.elementFromPoint((left + right) / 2, first + (last - first) * share));
    const cover = elementsAbove.find((element) => element && !target.contains(element) && !element.contains(target));
    return cover ? `${name} is covered by ${cover.tagName} «${cover.textContent}»` : '';
  });

/** Moves through the page with Tab, and returns what hinders a shopper who has zoomed in. */
async function findProblems(page: Page): Promise<string[]> {
  await waitForAnimations(page);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    getSelection()?.removeAllRanges();
    scrollTo(0, 0);
  });
  const problems = new Set<string>();
  let stopCount = 0;
  for (; stopCount < maxStops; stopCount += 1) {
    await page.keyboard.press('Tab');
    const problem = await checkFocus(page);
    if (problem === null) break;
    if (problem) problems.add(problem);
  }
  const fixedHeight = await page.evaluate(() => {
    const isFixed = (element: Element) => {
      const { position, visibility } = getComputedStyle(element);
      return visibility === 'visible' && (position === 'fixed' || position === 'sticky');
    };
    const fixedBoxes = [...document.querySelectorAll('body *')].filter(isFixed).map((element) => element.getBoundingClientRect());
    return fixedBoxes.reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0);
  });
  if (fixedHeight > viewport.height / 3) problems.add(`${fixedHeight} px of the window do not scroll`);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > viewport.width) problems.add(`the page is ${width} px wide`);
  if (stopCount < 3) problems.add('Tab reaches nothing');
  return [...problems];
}

inBrowser('a shopper who has zoomed in to 400 %', (openPage) => {
  test('a shopper who has zoomed in to 400 % sees the focused element in the checkout, on the payment page and on the page of the paid order', async () => {
    const { page } = await openPage(shop().storefront, { ...fromNewAddress(), viewport, reducedMotion: 'reduce' });
    await signIn(page);
    const units = await findUnitsForSale(1);
    await putIntoCart(
      page,
      units.map(({ id }) => id),
    );
    await page.goto('/checkout');
    await whenHydrated(getPayButton(page));
    await chooseCity(page);
    await main(page)
      .getByRole('radio', { name: /^Пункт выдачи/ })
      .check();
    await main(page)
      .getByText(/^\d+.пункт/)
      .first()
      .waitFor();
    expect(await findProblems(page)).toEqual([]);
    // No pickup point is chosen, so no order is placed. The alert that says so is above the form.
    await getPayButton(page).click();
    await main(page).getByRole('alert').waitFor();
    expect(await checkFocus(page)).toBe('');
    await fillInCheckout(page);
    expect(await findProblems(page)).toEqual([]);
    await getPayButton(page).click();
    await page.waitForURL('**/pay/*');
    await waitForHydration(page);
    expect(await findProblems(page)).toEqual([]);
    await getSandboxButton(page).click();
    await getHeadline(page, 'Спасибо, заказ оплачен').waitFor();
    await waitForHydration(page);
    expect(await findProblems(page)).toEqual([]);
  });
});
