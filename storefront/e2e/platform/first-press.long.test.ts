import type { Page } from 'playwright-core';
import { findProductPath } from '../support/addresses.ts';
import { inBrowser } from '../support/browser.ts';
import { findProductAtTwoSpeeds } from '../support/goods.ts';
import { shop } from '../support/shop/harness.ts';
import '../../app/platform/lazy/first-presses.ts';
import { openWithHeldScripts } from './hold-scripts.ts';

const screens = {
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

/**
 * Presses all visible controls. Returns those whose press is lost, because neither the browser nor the script that records early presses
 * handles it: a link without `href`, a submit button without a form, an element that only has a role.
 */
function pressAll(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Presses must not leave the page.
    for (const eventName of ['click', 'submit']) addEventListener(eventName, (event) => event.preventDefault());
    const native = 'a[href], summary, input, select, textarea, label, option';
    const isNative = (element: Element) =>
      element.matches(native) || (element instanceof HTMLButtonElement && element.type === 'submit' && element.form !== null);
    return [...document.querySelectorAll<HTMLElement>(`a, button, summary, input, select, [role=button], [role=link], [onclick]`)]
      .filter((element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.getClientRects().length > 0)
      .filter((element) => {
        if (isNative(element)) return false;
        element.click();
        return !window.firstPresses?.some(({ button }) => button === element) && !element.matches(':disabled');
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

inBrowser('after the first paint', (openPage) => {
  describe.each([
    '/',
    '/catalog/odezhda',
    'product',
    '/search?query=кеды',
    '/cart',
    '/auth',
    '/blog',
    '/delivery',
  ])('on the page %s', (name) => {
    test.each([
      'phone',
      'desktop',
    ] as const)('everything that looks pressable on a %s can be pressed after the first paint', async (screen) => {
      const path = name === 'product' ? await findProductPath() : name;
      const { page, complaints } = await openPage(shop().storefront, screens[screen]);
      const hydrate = await openWithHeldScripts(page, path);
      await page.waitForFunction(() => document.readyState !== 'loading');
      expect(await pressAll(page)).toEqual([]);
      await hydrate();
      await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')));
      await page.waitForFunction(() => !window.firstPresses?.length);
      expect(complaints).toEqual([]);
    });
  });

  test('a press on the buy button before hydration adds the product to the cart', async () => {
    const { slug, size } = await findProductAtTwoSpeeds();
    const { page } = await openPage(shop().storefront);
    const hydrate = await openWithHeldScripts(page, `/product/${slug}?size=${size.slug}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^В\sкорзину$/ })
      .first()
      .click();
    await hydrate();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Корзина, 1/ })
      .waitFor();
  });
});
