import type { Page } from 'playwright-core';

export const main = (page: Page) => page.getByRole('main');
export const filters = (page: Page) => main(page).getByRole('form', { name: 'Фильтры' });
export const cards = (page: Page) => main(page).getByRole('article');

/** What a service worker asks for is not met by a test's routes. */
export const intercepted = { serviceWorkers: 'block' } as const;

/** Holds the next answer with a page's data until it is given. */
export async function holdData(page: Page) {
  const asked = Promise.withResolvers<void>();
  const given = Promise.withResolvers<void>();
  await page.route(
    '**/*.data*',
    async (route) => {
      asked.resolve();
      await given.promise;
      // Nobody waits for what was called off meanwhile.
      await route.continue().catch(() => undefined);
    },
    { times: 1 },
  );
  return { asked: asked.promise, give: given.resolve };
}

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
