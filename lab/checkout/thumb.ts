import type { Locator, Page } from 'playwright-core';
import { settled } from '../../storefront/e2e/support/browser.ts';

/** The smallest phone that the shop is made for. */
export const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const isActive = (element: Element) => element === document.activeElement;

/** Whether a finger can reach the middle of an element without scrolling. Runs in the page. */
export const isInSight = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (height === 0 || y < 0 || y > innerHeight) return false;
  const hit = document.elementFromPoint(x, y);
  // A control that is hidden behind its label is pressed by the label.
  const label = element.closest('label') ?? (element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null);
  return hit !== null && (element.contains(hit) || hit.contains(element) || label?.contains(hit) === true);
};

const getLabel = (element: Element): string => {
  const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent;
  return (element.getAttribute('aria-label') ?? label ?? '').trim().slice(0, 24);
};

/** Scrolls what contains an element until the element is in the middle of the screen. Returns by how many px. Runs in the page. */
const bringToMiddle = (element: Element): number => {
  let scrolled = 0;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const isPage = around === document.documentElement;
    if (!isPage && !/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
    const { top, height } = element.getBoundingClientRect();
    const frame = isPage ? { top: 0, height: innerHeight } : around.getBoundingClientRect();
    const before = around.scrollTop;
    around.scrollBy({ top: top + height / 2 - frame.top - frame.height / 2, behavior: 'instant' });
    scrolled += Math.abs(around.scrollTop - before);
  }
  return scrolled;
};

/** Uses a page as a person with one thumb does, and counts what it takes. */
export class Thumb {
  taps = 0;
  typed = 0;
  /** How far it scrolled, and to what. */
  readonly scrolls: { px: number; to: string }[] = [];
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Scrolls to an element, unless it is in sight. */
  async reach(element: Locator) {
    await element.waitFor();
    await settled(this.page);
    if (await element.evaluate(isInSight)) return;
    const px = Math.round(await element.evaluate(bringToMiddle));
    this.scrolls.push({ px, to: await element.evaluate(getLabel) });
    await settled(this.page);
    if (await element.evaluate(isInSight)) return;
    // Hints of the field before may cover it.
    await this.page.keyboard.press('Escape');
    await settled(this.page);
  }

  get scrolled(): number {
    return this.scrolls.reduce((sum, { px }) => sum + px, 0);
  }

  async tap(element: Locator) {
    await this.reach(element);
    this.taps += 1;
    await element.tap();
  }

  /** Types into a field, after a tap on it unless it has the focus by itself. */
  async type(field: Locator, text: string) {
    if (!(await field.evaluate(isActive))) await this.tap(field);
    this.typed += 1;
    await this.page.keyboard.type(text, { delay: 20 });
  }
}
