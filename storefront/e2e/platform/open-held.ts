import type { Page } from 'playwright-core';
import { alive } from '../support/browser.ts';

/** Opens a page whose scripts are held back. Returns the function that releases them and waits for hydration. */
export async function openHeld(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    resolve();
    await alive(page);
  };
}
