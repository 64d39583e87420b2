/** Finds the order of the key, if there is one. $1 is the account, $2 the key. */
export const keptOrderText = 'SELECT order_id FROM order_key WHERE account_id = $1 AND key = $2';

/** Locks the account, so that its orders come one after another. */
export const lockAccountText = 'SELECT FROM account WHERE id = $1 FOR NO KEY UPDATE';

/** Locks the units in the order of their ids, so that two orders never wait for each other. */
export const lockUnitsText = 'SELECT FROM product_item WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE';

/**
 * Writes the order, its lines, their first history entries and the key. $1 is the account, $2 the key, $3 the hash of the content, $4 the
 * recipient and the address as JSON, $5 the lines as JSON, $6 to $10 the sums.
 */
export const insertOrderText = `
  WITH placed AS (
    INSERT INTO shop_order (account_id, status, payment_type, name, surname, phone, email, delivery_mode, city_id, city, street, house,
      goods, discount, total_price, cashback, delivery_price, promo_discount, paid_by_bonuses, network, pay_until, held_until, created_at)
    SELECT $1, 'AWAITING_PAY', 'ONLINE', asked.name, asked.surname, asked.phone, asked.email, 'COURIER', asked."cityId", 'Санкт-Петербург',
      asked.street, asked.house, $6, $7, $8, $9, $10, 0, 0, '127.0.0.1', now() + interval '30 min', now() + interval '35 min', now()
    FROM jsonb_to_record($4::jsonb) AS asked (name text, surname text, phone text, email text, "cityId" text, street text, house text)
    RETURNING id, held_until),
  line AS (
    INSERT INTO order_item (order_id, product_item_id, position, status, price, before, promo_share, bonus_share, sold_price, cashback,
      delivery_from, delivery_to, created_at)
    SELECT placed.id, line.product_item_id, line.position, 'AWAITING_PAY', line.price, line.before, 0, 0, line.sold_price, line.cashback,
      line.delivery_from, line.delivery_to, now()
    FROM placed, jsonb_to_recordset($5::jsonb) AS line (position int, product_item_id uuid, price bigint, before bigint, sold_price bigint,
      cashback int, delivery_from date, delivery_to date)
    RETURNING id),
  history AS (
    INSERT INTO order_status_change (order_item_id, status, author_id, created_at) SELECT id, 'AWAITING_PAY', $1, now() FROM line),
  keyed AS (INSERT INTO order_key (account_id, key, content_hash, order_id, created_at) SELECT $1, $2, $3, id, now() FROM placed)
  SELECT id FROM placed`;

/** Reserves units. $1 is the list of ids. */
export const reserveText = "UPDATE product_item SET reserved_until = now() + interval '35 min' WHERE id = ANY ($1::uuid[])";

/** Takes the units out of the cart. $1 is the account, $2 the list of ids. */
export const takeOutText = 'DELETE FROM cart_line WHERE account_id = $1 AND product_item_id = ANY ($2::uuid[])';

/** Names an account without a name. $1 is the account. */
export const nameText = "UPDATE account SET name = $2, surname = $3 WHERE id = $1 AND name || surname || lastname = ''";

/** Enqueues the mail about the order. $1 is its id. */
export const messageText = `SELECT graphile_worker.add_job('deliver_message', json_build_object('kind', 'order-placed', 'id', $1::text),
  max_attempts => 8)`;
