import type { Page } from 'playwright-core';

/** Delays the response to the next request whose URL matches until `release` is called. Prefetches are not delayed. */
async function holdNextResponse(page: Page, address: string) {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route(address, async (route) => {
    const headers = await route.request().allHeaders();
    const isPrefetch = headers.purpose === 'prefetch' || headers['sec-purpose']?.includes('prefetch');
    if (isHeld || isPrefetch) return route.fallback();
    isHeld = true;
    requested.resolve();
    await released.promise;
    // The page may have aborted the request by now.
    await route.continue().catch(() => undefined);
  });
  return { requested: requested.promise, release: released.resolve };
}

/** Delays the next response with a page's data. */
export const holdData = (page: Page) => holdNextResponse(page, '**/*.data*');
