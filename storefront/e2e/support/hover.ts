import type { Locator } from 'playwright-core';
import { until } from './until.ts';

/** Hovers a link until its prefetch is observed: the chunk with the hover listener may be loaded but not executed yet. */
export async function hoverUntil(link: Locator, observed: Promise<unknown>) {
  let isObserved = false;
  void observed.then(() => {
    isObserved = true;
  });
  await until(async () => {
    await link.page().mouse.move(2, 300);
    await link.hover();
    // Longer than a link must be hovered before it is prefetched.
    await link.page().waitForTimeout(150);
    return isObserved;
  });
}
