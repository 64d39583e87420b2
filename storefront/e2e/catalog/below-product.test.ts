import type { Page } from 'playwright-core';
import { readPaint } from '../budget/weight.ts';
import { inBrowser, nextTask, waitForHydration, whenHydrated } from '../support/browser.ts';
import { sql } from '../support/database.ts';
import { findUnitWithSimilarProduct } from '../support/goods.ts';
import { main, putIntoCart } from '../support/orders.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { fromNewAddress, signIn } from '../support/visitors.ts';
import { findReviewedProductPath } from './reviewed-product.ts';

const getReviews = (page: Page) => main(page).getByRole('region', { name: 'Отзывы' });

const isAtTop = (page: Page, id: string) =>
  page.evaluate((part) => {
    const { top = -1 } = document.getElementById(part)?.getBoundingClientRect() ?? {};
    return top >= 0 && top < innerHeight / 2;
  }, id);

/** Delays the script of the sections below the product. Returns the function that lets it arrive. */
async function holdSectionsScript(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/ProductSections-*.js', async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

/** Stores the element of the reviews, to check later whether it is the same. */
const markReviews = (page: Page) => page.evaluate(() => Object.assign(window, { marked: document.getElementById('reviews') }));
const isMarkKept = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === document.getElementById('reviews'));

inBrowser('the sections below the product', (openPage) => {
  test('the product page scrolls to the reviews named by the hash at once, and their elements stay when they become interactive', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    const release = await holdSectionsScript(page);
    await page.goto(`${await findReviewedProductPath()}#reviews`);
    await markReviews(page);
    await waitForHydration(page);
    await nextTask(page);
    expect([await isAtTop(page, 'reviews'), await isMarkKept(page)]).toEqual([true, true]);
    release();
    await whenHydrated(getReviews(page).getByRole('link', { name: 'Написать отзыв' }));
    expect([await isAtTop(page, 'reviews'), await isMarkKept(page)]).toEqual([true, true]);
    expect((await readPaint(page)).shift).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
  });

  test('the product page scrolls to the reviews on a press on the rating before their script has loaded, and replays a press on a heart afterwards', async () => {
    const { page, complaints } = await openPage(shop().storefront);
    const release = await holdSectionsScript(page);
    await page.goto(await findReviewedProductPath());
    await markReviews(page);
    await waitForHydration(page);
    await main(page).locator('a[href$="#reviews"]').first().click();
    await page.waitForURL(/#reviews$/);
    await until(() => isAtTop(page, 'reviews'));
    expect(await isMarkKept(page)).toBe(true);
    const heart = main(page)
      .locator('#similar')
      .getByRole('button', { name: /^В избранное: / })
      .first();
    await heart.dispatchEvent('click');
    release();
    await whenHydrated(getReviews(page).getByRole('link', { name: 'Написать отзыв' }));
    await until(async () => (await heart.getAttribute('aria-pressed')) === 'true');
    expect(await isAtTop(page, 'reviews')).toBe(true);
    expect((await readPaint(page)).shift).toBeLessThan(0.02);
    expect(complaints).toEqual([]);
  });

  test('the product page scrolls to the similar products when the cart leads there from a sold unit', async () => {
    const { page } = await openPage(shop().storefront, fromNewAddress());
    await signIn(page);
    const { id, slug } = await findUnitWithSimilarProduct();
    await putIntoCart(page, [id]);
    await sql('UPDATE product_item SET sold_at = now() WHERE id = $1', [id]);
    await page.goto('/cart');
    await (await whenHydrated(main(page).getByRole('link', { name: /^Похожие/ }))).click();
    await page.waitForURL(`**/product/${slug}#similar`);
    await until(() => isAtTop(page, 'similar'));
  });
});
