import type { Locator, Page } from 'playwright-core';
import { waitForAnimations } from '../../storefront/e2e/support/browser.ts';

/** The smallest phone that the shop is made for. */
export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const isActive = (element: Element) => element === document.activeElement;

/** Whether a finger can reach the middle of an element without scrolling. Runs in the page. */
export const isInSight = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (height === 0 || y < 0 || y > innerHeight) return false;
  const topElement = document.elementFromPoint(x, y);
  // A control that is hidden behind its label is pressed by the label.
  const label = element.closest('label') ?? (element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null);
  return topElement !== null && (element.contains(topElement) || topElement.contains(element) || label?.contains(topElement) === true);
};

const leadsToNextField = (element: Element) => (element as HTMLInputElement).enterKeyHint === 'next';

const getLabel = (element: Element): string => {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  return (element.getAttribute('aria-label') ?? label ?? '').trim().slice(0, 24);
};

/** Scrolls the containers of an element by the least distance that shows all of it. Returns the distance in px. Runs in the page. */
const bringToEdge = (element: Element): number => {
  const labelOrControl = element instanceof HTMLInputElement ? (element.labels?.[0] ?? element) : element;
  const scrollContainers: Element[] = [];
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) scrollContainers.push(ancestor);
  const topBefore = scrollContainers.map(({ scrollTop }) => scrollTop);
  labelOrControl.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  return scrollContainers.reduce((sum, { scrollTop }, index) => sum + Math.abs(scrollTop - (topBefore[index] ?? 0)), 0);
};

/** Scrolls the page by one small step, so that an element moves out from under a bar at an edge. Runs in the page. */
const bringFromEdge = (element: Element): number => {
  const { top, height } = element.getBoundingClientRect();
  const topBefore = scrollY;
  scrollBy({ top: top + height / 2 > innerHeight / 2 ? 24 : -24, behavior: 'instant' });
  return Math.abs(scrollY - topBefore);
};

/** A bar at an edge of the screen is no higher than this many steps of scrolling. */
const maxSteps = 8;

/** Uses a page as a person with one thumb does, and counts what it takes. */
export class Thumb {
  taps = 0;
  typed = 0;
  /** Distance and target of each scroll. */
  readonly scrolls: { px: number; to: string }[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Scrolls to an element, unless it is in sight, and no farther than it must. */
  async scrollIntoSight(element: Locator) {
    await element.waitFor();
    await waitForAnimations(this.page);
    if (await element.evaluate(isInSight)) return;
    let px = await element.evaluate(bringToEdge);
    for (let stepNumber = 0; stepNumber < maxSteps && !(await element.evaluate(isInSight)); stepNumber += 1) {
      const scrollStep = await element.evaluate(bringFromEdge);
      if (scrollStep === 0) break;
      px += scrollStep;
      await waitForAnimations(this.page);
    }
    this.scrolls.push({ px: Math.round(px), to: await element.evaluate(getLabel) });
    if (await element.evaluate(isInSight)) return;
    // Suggestions of the previous field may cover it.
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

  /** Types into a field, after a tap on it unless it has the focus by itself. */
  async enter(field: Locator, text: string) {
    if (!(await field.evaluate(isActive))) await this.tap(field);
    this.typed += 1;
    await this.page.keyboard.type(text, { delay: 20 });
  }

  /** Types into a field, and goes on to the next one if the keyboard has a key for it, which is pressed like those of the letters. */
  async type(field: Locator, text: string) {
    await this.enter(field, text);
    if (await field.evaluate(leadsToNextField)) await this.page.keyboard.press('Enter');
  }
}
