import type { Locator, Page } from 'playwright-core';
import { sql } from '../database.ts';
import { main } from '../orders.ts';

/** Returns the label and the amount of each sum in a part of a page. */
export const readSumLines = (part: Locator): Promise<string[][]> =>
  part.locator('dl > div').evaluateAll((rows) => rows.map((row) => ['dt', 'dd'].map((cell) => row.querySelector(cell)?.textContent ?? '')));

/** Returns the sums of an order as a page shows them, by label. A total is called «Итого» whatever it is called on the page. */
export async function readDisplayedSums(page: Page, summary: string): Promise<Record<string, string>> {
  const region = main(page).getByRole('region', { name: summary });
  const lines = await readSumLines(region);
  const total = await region.getByRole('status').locator('[data-price]').innerText();
  return Object.fromEntries([...lines, ['Итого', total]]);
}

/** Formats an amount from the database as pages display it. */
export const formatRoubles = (kopecks: unknown) =>
  `${new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 }).format(Number(kopecks) / 100)}\u00a0₽`;

/**
 * Returns the stored orders with an e-mail address, with their sums, payments and promo codes. `entries` are all bonus entries of the
 * account.
 */
export const readStoredOrders = (email: string) =>
  sql(
    `SELECT shop_order.id, status::text, goods::int, promo_discount::int AS promo, paid_by_bonuses AS bonuses, delivery_price::int AS delivery,
       total_price::int AS total, code, uses, returned_at IS NOT NULL AS "isCodeReturned",
       (SELECT sum(amount)::int FROM payment WHERE order_id = shop_order.id AND state = 'SUCCEEDED') AS paid,
       (SELECT array_agg(kind || ' ' || amount ORDER BY entry.number) FROM bonus_entry AS entry
        WHERE entry.account_id = shop_order.account_id) AS entries
     FROM shop_order LEFT JOIN promo_use ON promo_use.order_id = shop_order.id LEFT JOIN promo_code ON promo_code.id = promo_code_id
     WHERE email = $1 ORDER BY shop_order.number`,
    [email],
  );
