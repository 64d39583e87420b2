import type { Page } from 'playwright-core';

/** What a service worker asks for is not met by a test's routes. */
export const intercepted = { serviceWorkers: 'block' } as const;

/** Holds the next answer to such an address until it is given; not one that is asked for in advance. */
async function hold(page: Page, address: string) {
  const asked = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(address, async (route) => {
    const headers = await route.request().allHeaders();
    if (isHeld || headers['sec-purpose']?.includes('prefetch')) return route.fallback();
    isHeld = true;
    asked.resolve();
    await given.promise;
    // Nobody waits for what was called off meanwhile.
    await route.continue().catch(() => undefined);
  });
  return { asked: asked.promise, give: given.resolve };
}

/** The data of a page. */
export const holdData = (page: Page) => hold(page, '**/*.data*');
