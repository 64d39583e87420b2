import type { Page } from 'playwright-core';
import { waitForHydration } from '../support/browser.ts';

/** Opens a page whose scripts are held back. The returned function lets them arrive, and waits for hydration. */
export async function openWithHeldScripts(page: Page, path: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    resolve();
    await waitForHydration(page);
  };
}
