import { sql } from './database.ts';

/**
 * Copies the only order of the account, each copy a minute older than the one before. The copies are refunded, because a unit can be sold
 * only once.
 */
export async function refundCopies(order: string, copies: number): Promise<void> {
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

/** Gives the shop another unit like the only one of an order. Returns the unit's id and the product's slug. */
export async function restock(order: string): Promise<{ unit: string; slug: string }> {
  const [row] = await sql(
    `WITH restocked AS (
       INSERT INTO product_item (product_id, size_id, supplier, price, old_price, loyalty_price, external_id, active)
       SELECT product_id, size_id, supplier, price, old_price, loyalty_price, 'again-' || gen_random_uuid(), true
       FROM product_item WHERE id = (SELECT product_item_id FROM order_item WHERE order_id = $1::uuid) RETURNING id, product_id)
     SELECT restocked.id AS unit, slug FROM restocked JOIN product ON product.id = product_id`,
    [order],
  );
  return { unit: String(row?.unit), slug: String(row?.slug) };
}
