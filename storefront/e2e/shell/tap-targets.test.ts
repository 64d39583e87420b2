import type { Page } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { sql } from '../support/goods.ts';
import { putIntoCart, unitsForSale } from '../support/orders.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';

const pressables = 'a[href], button:enabled, summary, select, input:not([type=hidden]), textarea';

/** Says how large the area is that reacts to a finger, if it is less than 44 px across or down; null if it is large enough. */
function measureTarget(element: Element): string | null {
  const least = 44;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const label = element.closest('label');
  const { left, top, width, height } = (label ?? element).getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const reacts = (across: number, down: number) => {
    const hit = document.elementFromPoint(x + across, y + down);
    return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
  };
  // What is hidden for the eye has one pixel, and what something else covers is not pressed.
  if (width < 2 || !reacts(0, 0)) return null;
  const reach = least / 2 - 1;
  const isTall = height >= least || (reacts(0, -reach) && reacts(0, reach));
  // A word is as wide as it is.
  const isWide = width >= least || (element.matches('a') && element.textContent?.trim() !== '') || (reacts(-reach, 0) && reacts(reach, 0));
  return isTall && isWide ? null : `${element.getAttribute('aria-label') ?? element.textContent?.trim()} ${width} × ${height}`;
}

/** Lists what a finger may miss on a page. Links in running text are as tall as its lines. */
async function listSmallTargets(page: Page): Promise<string[]> {
  const small: string[] = [];
  for (const element of await page.locator(pressables).all()) {
    const isMeant = await element.evaluate((node) => {
      const isInText = getComputedStyle(node).display === 'inline' && node.parentElement?.textContent?.trim() !== node.textContent?.trim();
      return (
        node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !node.closest('[inert], [aria-hidden=true]') &&
        !isInText
      );
    });
    const found = isMeant ? await element.evaluate(measureTarget) : null;
    if (found !== null) small.push(found);
  }
  return small;
}

inBrowser('what a finger touches', (openPage) => {
  test('is 44 px across and down on a phone', async () => {
    const { shopper, email } = await signInShopper();
    const [unit, sold] = await unitsForSale(2);
    const order = await placeOrder(shopper, email, [sold?.id ?? '']);
    await putIntoCart(shopper, [unit?.id ?? '']);
    const [product] = await sql('SELECT slug FROM product JOIN product_item ON product_id = product.id WHERE product_item.id = $1', [
      unit?.id,
    ]);
    const { page } = await openPage(shop().storefront, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const { cookies } = shopper;
    await page.context().addCookies(cookies.names().map((name) => ({ name, value: cookies.get(name) ?? '', url: shop().storefront })));
    const small: Record<string, string[]> = {};
    for (const path of [
      '/',
      '/account',
      '/account/orders',
      '/account/promo',
      `/orders/${order}`,
      '/cart',
      '/checkout',
      `/product/${product?.slug}`,
      '/delivery',
    ]) {
      await page.goto(path);
      await alive(page);
      const found = await listSmallTargets(page);
      if (found.length > 0) small[path] = found;
    }
    expect(small).toEqual({});
  });
});
