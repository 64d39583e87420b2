import type { Locator, Page } from 'playwright-core';
import { waitForAnimations } from '../../storefront/e2e/support/browser.ts';

/** The smallest phone that the shop supports. */
export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const isActive = (element: Element) => element === document.activeElement;

/** Whether a finger can reach the middle of an element without scrolling. Runs in the page. */
export const isInSight = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (height === 0 || y < 0 || y > innerHeight) return false;
  const topElement = document.elementFromPoint(x, y);
  // Radio buttons and checkboxes may be invisible; a finger then presses their label.
  const label = element.closest('label') ?? (element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null);
  return topElement !== null && (element.contains(topElement) || topElement.contains(element) || label?.contains(topElement) === true);
};

const leadsToNextField = (element: Element) => (element as HTMLInputElement).enterKeyHint === 'next';

const getLabel = (element: Element): string => {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  return (element.getAttribute('aria-label') ?? label ?? '').trim().slice(0, 24);
};

/** Scrolls the containers of an element until all of the element is visible. Returns the distance in px. Runs in the page. */
const scrollToEdge = (element: Element): number => {
  const labelOrControl = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
  const scrollContainers: Element[] = [];
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) scrollContainers.push(ancestor);
  const topBefore = scrollContainers.map(({ scrollTop }) => scrollTop);
  labelOrControl.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return scrollContainers.reduce((sum, { scrollTop }, index) => sum + Math.abs(scrollTop - (topBefore[index] ?? 0)), 0);
};

/** Scrolls the page by one small step, which moves an element out from under a bar. Returns the distance in px. Runs in the page. */
const scrollFromEdge = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  const topBefore = scrollY;
  scrollBy({ top: top + height / 2 > innerHeight / 2 ? 24 : -24, behavior: 'instant' });
  return Math.abs(scrollY - topBefore);
};

/** Maximum number of scroll steps until an element is out from under a bar at the edge of the screen. */
const maxSteps = 8;

/** Uses a page as a person with one thumb does, and counts the taps, the fields typed into and the scrolled distance. */
export class Thumb {
  taps = 0;
  typed = 0;
  /** Distance and target of each scroll. */
  readonly scrolls: { px: number; to: string }[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Scrolls to an element that is not in sight, no farther than necessary. */
  async scrollIntoSight(element: Locator) {
    await element.waitFor();
    await waitForAnimations(this.page);
    if (await element.evaluate(isInSight)) return;
    let px = await element.evaluate(scrollToEdge);
    for (let stepNumber = 0; stepNumber < maxSteps && !(await element.evaluate(isInSight)); stepNumber += 1) {
      const scrollStep = await element.evaluate(scrollFromEdge);
      if (scrollStep === 0) break;
      px += scrollStep;
      await waitForAnimations(this.page);
    }
    this.scrolls.push({ px: Math.round(px), to: await element.evaluate(getLabel) });
    if (await element.evaluate(isInSight)) return;
    // Suggestions of the previous field may cover the element. Escape closes them.
    await this.page.keyboard.press('Escape');
    await waitForAnimations(this.page);
  }

  get scrolled(): number {
    return this.scrolls.reduce((sum, { px }) => sum + px, 0);
  }

  async tap(element: Locator) {
    await this.scrollIntoSight(element);
    this.taps += 1;
    await element.tap();
  }

  /** Types into a field, after a tap on the field unless it is focused already. */
  async enterText(field: Locator, text: string) {
    if (!(await field.evaluate(isActive))) await this.tap(field);
    this.typed += 1;
    await this.page.keyboard.type(text, { delay: 20 });
  }

  /** Types into a field, and moves on to the next field if the phone's keyboard has a key for that. The key does not count as a tap. */
  async enterAndMoveOn(field: Locator, text: string) {
    await this.enterText(field, text);
    if (await field.evaluate(leadsToNextField)) await this.page.keyboard.press('Enter');
  }
}
