import type { Page } from 'playwright-core';
import { alive, inBrowser } from '../support/browser.ts';
import { sql } from '../support/goods.ts';
import { codeTo } from '../support/inbox.ts';
import { main, ordersOf } from '../support/orders.ts';
import { placeOrder } from '../support/placed-order.ts';
import { shop } from '../support/shop/harness.ts';
import { until } from '../support/until.ts';
import { askForCode, fromElsewhere, newEmail, signIn, typeCode } from '../support/visitors.ts';

/** Copies the only order of the account, each copy a minute older. The money of the copies went back, because a unit is sold once. */
async function refundCopies(order: string, copies: number) {
  await sql(
    `WITH copied AS (
       INSERT INTO shop_order (account_id, status, payment_type, name, surname, email, delivery_mode, city_id, city, delivery_price, goods,
         discount, promo_discount, paid_by_bonuses, total_price, cashback, network, paid_at, created_at)
       SELECT account_id, 'ISSUED_REFUND', payment_type, name, surname, email, delivery_mode, city_id, city, delivery_price, goods, discount,
         promo_discount, paid_by_bonuses, total_price, cashback, network, created_at, created_at - copy.number * interval '1 minute'
       FROM shop_order, generate_series(1, $2::int) AS copy (number) WHERE id = $1::uuid RETURNING id, created_at)
     INSERT INTO order_item (order_id, product_item_id, position, status, price, before, promo_share, bonus_share, sold_price, cashback,
       delivery_from, delivery_to, created_at)
     SELECT copied.id, product_item_id, position, 'ISSUED_REFUND', price, before, promo_share, bonus_share, sold_price, item.cashback,
       delivery_from, delivery_to, copied.created_at
     FROM copied, order_item AS item WHERE item.order_id = $1::uuid`,
    [order, copies],
  );
}

/** Gives the shop another unit like the only one of an order, and returns the product's slug. */
async function restock(order: string): Promise<string> {
  const [row] = await sql(
    `WITH restocked AS (
       INSERT INTO product_item (product_id, size_id, supplier, price, old_price, loyalty_price, external_id, active)
       SELECT product_id, size_id, supplier, price, old_price, loyalty_price, 'again-' || gen_random_uuid(), true
       FROM product_item WHERE id = (SELECT product_item_id FROM order_item WHERE order_id = $1::uuid) RETURNING product_id)
     SELECT slug FROM product WHERE id = (SELECT product_id FROM restocked)`,
    [order],
  );
  return String(row?.slug);
}

const links = (page: Page) => main(page).getByRole('list', { name: 'Заказы' }).getByRole('heading', { level: 2 }).getByRole('link');

inBrowser('the orders of an account', (openPage) => {
  test('are listed, narrowed down by state, and bought again while the same is for sale', async () => {
    const { page, complaints } = await openPage(shop().storefront, fromElsewhere());
    const email = await signIn(page);
    await page.goto('/account');
    await alive(page);
    await page.getByRole('navigation', { name: 'Аккаунт' }).getByRole('link', { name: 'Заказы' }).click();
    await main(page).getByRole('heading', { name: 'Заказов пока нет' }).waitFor();
    const order = await placeOrder(page, email);
    await refundCopies(order, 1);
    expect(await ordersOf(email)).toBe(2);
    await page.goto('/account/orders');
    await alive(page);
    expect(await links(page).count()).toBe(2);
    await main(page)
      .getByRole('button', { name: /^Оплатить/ })
      .waitFor();
    expect(
      await main(page)
        .getByRole('button', { name: /^Снова/ })
        .count(),
    ).toBe(0);
    await main(page).getByRole('link', { name: 'Завершённые' }).click();
    await page.waitForURL('**/account/orders?state=completed');
    // The address changes before the list.
    await until(async () => (await links(page).count()) === 1);
    await links(page)
      .getByText(/^Деньги/)
      .waitFor();
    const slug = await restock(order);
    await page.reload();
    await alive(page);
    await main(page)
      .getByRole('button', { name: /^Снова/ })
      .click();
    await page.waitForURL('**/cart');
    await main(page).locator(`a[href*="/product/${slug}"]`).first().waitFor();
    await page.goto('/account/orders?state=underway');
    await links(page)
      .getByText(/^Ожидает оплаты/)
      .click();
    await page.waitForURL(`**/orders/${order}`);
    expect(complaints).toEqual([]);
  });

  test('are read, paged and bought again without JavaScript', async () => {
    const options = fromElsewhere();
    const signed = await openPage(shop().storefront, options);
    const order = await placeOrder(signed.page, await signIn(signed.page));
    await refundCopies(order, 11);
    const { page } = await openPage(shop().storefront, { ...options, javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.context().addCookies(await signed.page.context().cookies());
    await page.goto('/account/orders');
    expect(await links(page).count()).toBe(10);
    await main(page).getByRole('link', { name: 'Страница 2', exact: true }).click();
    await page.waitForURL('**/account/orders?page=2');
    expect(await links(page).count()).toBe(2);
    await main(page)
      .getByRole('link', { name: /^В\sпути$/ })
      .click();
    await page.waitForURL('**/account/orders?state=underway');
    expect(await links(page).count()).toBe(1);
    const slug = await restock(order);
    await page.goto('/account/orders?state=completed');
    const again = main(page)
      .getByRole('button', { name: /^Снова/ })
      .first();
    await again.waitFor();
    // Somebody is faster.
    await sql(
      `UPDATE product_item SET sold_at = now() WHERE external_id LIKE 'again-%' AND product_id = (SELECT id FROM product WHERE slug = $1)`,
      [slug],
    );
    await again.click();
    await main(page)
      .getByRole('alert')
      .getByText(/Корзина осталась прежней/)
      .waitFor();
    await restock(order);
    await page.goto('/account/orders?state=completed');
    await again.click();
    await page.waitForURL('**/cart');
    await main(page).locator(`a[href*="/product/${slug}"]`).first().waitFor();
    expect((await page.goto('/account/orders?page=9'))?.status()).toBe(404);
  });

  test('are shown to a guest after signing in', async () => {
    const { page } = await openPage(shop().storefront, fromElsewhere());
    await page.goto('/account/orders?state=completed');
    await page.waitForURL((url) => url.pathname === '/auth' && url.searchParams.get('to') === '/account/orders?state=completed');
    await alive(page);
    const email = newEmail();
    await askForCode(page, email);
    await typeCode(page, await codeTo(email));
    await page.waitForURL('**/account/orders?state=completed');
    await main(page).getByRole('heading', { name: 'Завершённых заказов пока нет' }).waitFor();
  });
});
