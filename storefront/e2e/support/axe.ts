import axeCore from 'axe-core';
import type { Page } from 'playwright-core';
import { waitForAnimations } from './browser.ts';
import { limitTime } from './until.ts';

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

/** The visible toasts, and whether each is closing. */
const readToasts = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].map(({ dataset }) => dataset.removed));

/** Returns axe's findings, one line each. Repeats the run if a toast was fading, because its colours are transient. */
export const findAxeViolations = (page: Page): Promise<string[]> => limitTime('axe', runAxe(page));

async function runAxe(page: Page): Promise<string[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axeCore.source);
  for (let run = 0; run < 10; run += 1) {
    const toastsBefore = await readToasts(page);
    const violationsFound = await page.evaluate(async () => {
      // By default axe would also describe every element that complies, and find a selector for each.
      const { violations } = await window.axe.run({ resultTypes: ['violations'], selectors: false });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    });
    if (!toastsBefore.includes('true') && String(await readToasts(page)) === String(toastsBefore)) return violationsFound;
    await waitForAnimations(page);
  }
  throw new Error('toasts never settled');
}
