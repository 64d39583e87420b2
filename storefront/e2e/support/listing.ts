import type { Page } from 'playwright-core';

export const main = (page: Page) => page.getByRole('main');
export const filters = (page: Page) => main(page).getByRole('form', { name: 'Фильтры' });
export const cards = (page: Page) => main(page).getByRole('article');

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
