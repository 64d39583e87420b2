import type { Page } from 'playwright-core';

/** Holds the next response to a matching address until `give` is called. Prefetches are not held. */
async function hold(page: Page, address: string) {
  const asked = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(address, async (route) => {
    const headers = await route.request().allHeaders();
    const isPrefetch = headers.purpose === 'prefetch' || headers['sec-purpose']?.includes('prefetch');
    if (isHeld || isPrefetch) return route.fallback();
    isHeld = true;
    asked.resolve();
    await given.promise;
    // The page may have aborted the request by now.
    await route.continue().catch(() => undefined);
  });
  return { asked: asked.promise, give: given.resolve };
}

/** Holds the next response with a page's data. */
export const holdData = (page: Page) => hold(page, '**/*.data*');
