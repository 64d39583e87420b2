import type { Page } from 'playwright-core';
import { waitForHydration } from '../support/browser.ts';
import { until } from '../support/until.ts';

/** Paths of the pages that the worker has saved. */
export const listSavedPaths = (page: Page) =>
  page.evaluate(async () => {
    if (!(await caches.has('meet-pages'))) return [];
    const keys = await (await caches.open('meet-pages')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** Waits until the page is hydrated and the worker has saved it. */
export async function waitUntilSaved(page: Page, path: string) {
  await waitForHydration(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await until(async () => (await listSavedPaths(page)).includes(path));
}
