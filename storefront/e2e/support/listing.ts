import type { Page } from 'playwright-core';
import { whenHydrated } from './browser.ts';

export const main = (page: Page) => page.getByRole('main');
export const filters = (page: Page) => main(page).getByRole('form', { name: 'Фильтры' });
export const cards = (page: Page) => main(page).getByRole('article');

export const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Adds the first available size of a product to the cart from its card in the listing that is open. */
export async function addFromCard(page: Page, position: number) {
  const card = cards(page).nth(position);
  await whenHydrated(card.getByRole('button', { name: /^В\sизбранное/ }));
  await card.hover();
  await card
    .getByRole('group', { name: /^В\sкорзину, размер/ })
    .getByRole('button', { disabled: false })
    .first()
    .click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: new RegExp(`^Корзина, ${position + 1}\\s`) })
    .waitFor();
  const name = await card.getByRole('heading').innerText();
  const href = await card.getByRole('link').first().getAttribute('href');
  return { name, slug: /^\/product\/([^?]+)/.exec(href ?? '')?.[1] ?? '' };
}
