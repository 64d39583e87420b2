import type { Page } from 'playwright-core';
import type { OpenPage } from './browser.ts';
import { shop } from './shop/harness.ts';
import { fromNewAddress } from './visitors.ts';

/** Opens another browser in the session of the first one, as a second device of the shopper. */
export async function openDevice(openPage: OpenPage, first: Page, options: Parameters<OpenPage>[1] = {}) {
  const { page } = await openPage(shop().storefront, { ...fromNewAddress(), ...options });
  await page.context().addCookies(await first.context().cookies());
  return page;
}

/** Simulates that the shopper returns to the page from another window. */
export const simulateTabReturn = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
  });
