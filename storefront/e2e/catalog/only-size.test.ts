import type { Page } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { sql } from '../support/goods.ts';
import { shop } from '../support/shop/harness.ts';

const main = (page: Page) => page.getByRole('main');

/** Address of a product that comes in one size and is in stock, such as a bag or a cap. */
async function onlySizePath() {
  const [product] = await sql(
    `SELECT product.slug FROM product JOIN product_item AS item ON item.product_id = product.id JOIN size ON size.id = item.size_id
     WHERE product.active AND product.deleted_at IS NULL AND item.active AND item.deleted_at IS NULL AND item.sold_at IS NULL
       AND item.reserved_until IS NULL AND size.name = 'ONE'
       AND NOT EXISTS (SELECT FROM product_item AS other WHERE other.product_id = product.id AND other.size_id <> size.id)
     ORDER BY product.slug LIMIT 1`,
  );
  if (!product) throw new Error('the demo shop has nothing of one size');
  return `/product/${product.slug}`;
}

inBrowser('a product with a single size', (openPage) => {
  test("is described in words on its page, in the phone's buy bar, in the toast and in the cart, and ignores a link with another size", async () => {
    const { page, complaints } = await openPage(shop().storefront, { viewport: { width: 360, height: 740 } });
    await page.goto(`${await onlySizePath()}?size=41`);
    await alive(page);
    const size = main(page).getByRole('radiogroup').getByRole('radio');
    expect(await size.count()).toBe(1);
    expect(await main(page).getByRole('radiogroup').getByRole('radio', { name: 'Один размер', exact: true }).isChecked()).toBe(true);
    const bar = page.getByRole('region', { name: 'Покупка', includeHidden: true });
    expect(await bar.getByRole('button', { includeHidden: true }).textContent()).toBe('В\u00a0корзину');

    await main(page)
      .getByRole('button', { name: /^В\sкорзину$/ })
      .first()
      .click();
    await page.getByText(/, один\sразмер$/).waitFor();
    await page.goto('/cart');
    const line = main(page).getByRole('listitem').getByRole('article');
    await line.filter({ hasText: 'Один размер' }).waitFor();
    expect(await line.textContent()).not.toMatch(/Размер:|ONE/);
    expect(complaints).toEqual([]);
  });
});
