import { inBrowser, waitForHydration } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { findSoldOutPath } from '../support/goods.ts';
import { findUnitsForSale, putIntoCart } from '../support/orders.ts';
import { signInShopper } from '../support/page/shopper.ts';
import { refundCopies, restock } from '../support/past-orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';

interface Targets {
  /** Accessible names of the measured elements. */
  measured: string[];
  /** Elements that a finger may miss, with their size. */
  small: string[];
}

/**
 * Measures the touch targets of a page, and lists those that react in an area of less than 44 px in width or height. Links in running text
 * are as tall as its lines. Runs in the page, because a page has hundreds of elements.
 */
async function measureTargets(): Promise<Targets> {
  const minSize = 44;
  const pressables = 'a[href], button:enabled, summary, select, input:not([type=hidden]), textarea';

  const isTarget = (element: Element) => {
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
    // Visually hidden elements have one pixel, and covered ones cannot be pressed.
    if (width < 2 || !reacts(0, 0)) return false;
    const reach = minSize / 2 - 1;
    const isTall = height >= minSize || (reacts(0, -reach) && reacts(0, reach));
    // A link with a text is as wide as its words, which may be less than 44 px.
    const isWord = element.matches('a') && element.textContent?.trim() !== '';
    return !isTall || !(isWord || width >= minSize || (reacts(-reach, 0) && reacts(reach, 0)));
  };

  const getName = (element: Element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  const targets: Targets = { measured: [], small: [] };
  const measured = new Set<Element>();
  for (;;) {
    const elements = [...document.querySelectorAll(pressables)].filter((element) => !measured.has(element));
    if (elements.length === 0) return targets;
    for (const element of elements) {
      measured.add(element);
      if (!isTarget(element)) continue;
      targets.measured.push(getName(element));
      if (!isSmall(element)) continue;
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      targets.small.push(`${getName(element)} ${width} × ${height}`);
    }
    // Waits, because scrolling may have displayed parts that load late.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

/** Returns the path of a shoe for sale whose sizes are known in all systems. */
async function findShoePath(): Promise<string> {
  const [shoe] = await sql(
    `SELECT slug FROM product WHERE active AND deleted_at IS NULL
     AND EXISTS (SELECT FROM size_grid_row WHERE size_grid_id = product.size_grid_id AND uk <> '' AND us <> '' AND cm <> '')
     AND EXISTS (SELECT FROM product_item WHERE product_id = product.id AND active AND deleted_at IS NULL AND sold_at IS NULL
       AND (reserved_until IS NULL OR reserved_until < now()))
     ORDER BY slug LIMIT 1`,
  );
  if (!shoe) throw new Error('the demo shop has no such product');
  return `/product/${shoe.slug}`;
}

inBrowser('every touch target', (openPage) => {
  test('every touch target outside of texts is at least 44 px high on a phone and, unless it is a text link, 44 px wide', async () => {
    const { shopper, email } = await signInShopper();
    const [unit, sold] = await findUnitsForSale(2);
    const order = await placeOrder(shopper, email, [sold?.id ?? '']);
    await refundCopies(order, 1);
    await restock(order);
    await putIntoCart(shopper, [unit?.id ?? '']);
    const { page } = await openPage(shop().storefront, {
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const { cookies } = shopper;
    await page.context().addCookies(cookies.names().map((name) => ({ name, value: cookies.get(name) ?? '', url: shop().storefront })));
    const pages: [path: string, expected: RegExp[]][] = [
      ['/', [/^Закрыть$/]],
      ['/account', [/^Изменить/]],
      ['/account/orders', [/^Оплатить/, /^Снова в\sкорзину/]],
      ['/account/promo', []],
      [`/orders/${order}`, []],
      ['/cart', []],
      ['/checkout', [/Изменить$/, /Показать$/, /^Оферта/]],
      [await findShoePath(), [/^EU$/, /^UK$/, /^US$/, /^см$/, /^Нашли дешевле\?$/]],
      [await findSoldOutPath(), [/^Сообщить, когда появится$/]],
      ['/delivery', [/^Стоимость$/]],
    ];
    const small: Record<string, string[]> = {};
    const missing: Record<string, string[]> = {};
    for (const [path, expected] of pages) {
      await page.goto(path);
      await waitForHydration(page);
      const targets = await page.evaluate(measureTargets);
      if (targets.small.length > 0) small[path] = targets.small;
      const missingNames = expected.filter((name) => !targets.measured.some((measured) => name.test(measured)));
      if (missingNames.length > 0) missing[path] = missingNames.map(String);
    }
    expect({ small, missing }).toEqual({ small: {}, missing: {} });
  });
});
