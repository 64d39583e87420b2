import type { Page } from 'playwright-core';

export const main = (page: Page) => page.getByRole('main');
export const filters = (page: Page) => main(page).getByRole('form', { name: 'Фильтры' });
export const cards = (page: Page) => main(page).getByRole('article');

/** What a service worker asks for is not met by a test's routes. */
export const intercepted = { serviceWorkers: 'block' } as const;

/** Holds the next answer with a page's data until it is given; not one that is asked for in advance. */
export async function holdData(page: Page) {
  const asked = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  let isHeld = false;
  await page.route('**/*.data*', async (route) => {
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

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
