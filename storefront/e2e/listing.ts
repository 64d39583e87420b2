import type { Page } from 'playwright-core';

export const main = (page: Page) => page.getByRole('main');
export const filters = (page: Page) => main(page).getByRole('form', { name: 'Фильтры' });
export const cards = (page: Page) => main(page).getByRole('article');

/** What a service worker asks for is not met by a test's routes. */
export const intercepted = { serviceWorkers: 'block' } as const;

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
