import { alive, inBrowser } from '../support/browser.ts';
import { sql } from '../support/goods.ts';
import { putIntoCart, unitsForSale } from '../support/orders.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';

/**
 * Lists what a finger may miss on a page: whatever reacts to it in less than 44 px across or down. Links in running text are as tall as its
 * lines. Runs in the page, because a page has hundreds of elements.
 */
async function listSmallTargets(): Promise<string[]> {
  const least = 44;
  const pressables = 'a[href], button:enabled, summary, select, input:not([type=hidden]), textarea';

  const isMeant = (element: Element) => {
    const isInText =
      getComputedStyle(element).display === 'inline' && element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return isVisible && !element.closest('[inert], [aria-hidden=true]') && !isInText;
  };

  const isSmall = (element: Element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const label = element.closest('label');
    const { left, top, width, height } = (label ?? element).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const reacts = (across: number, down: number) => {
      const hit = document.elementFromPoint(x + across, y + down);
      return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
    };
    // What is hidden for the eye has one pixel, and what something else covers is not pressed.
    if (width < 2 || !reacts(0, 0)) return false;
    const reach = least / 2 - 1;
    const isTall = height >= least || (reacts(0, -reach) && reacts(0, reach));
    // A word is as wide as it is.
    const isWord = element.matches('a') && element.textContent?.trim() !== '';
    return !isTall || !(isWord || width >= least || (reacts(-reach, 0) && reacts(reach, 0)));
  };

  const small: string[] = [];
  const measured = new Set<Element>();
  for (;;) {
    const elements = [...document.querySelectorAll(pressables)].filter((element) => !measured.has(element));
    if (elements.length === 0) return small;
    for (const element of elements) {
      measured.add(element);
      if (!isMeant(element) || !isSmall(element)) continue;
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      small.push(`${element.getAttribute('aria-label') ?? element.textContent?.trim()} ${width} × ${height}`);
    }
    // Scrolling may have shown parts that load late.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
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
      const found = await page.evaluate(listSmallTargets);
      if (found.length > 0) small[path] = found;
    }
    expect(small).toEqual({});
  });
});
