import { deliveryDays, lockedLines } from './cart.sql.ts';

/** Finds the order that was placed with an idempotency key, if there is one. $1 is the account, $2 the key. */
export const storedOrderSql = 'SELECT order_id AS id FROM order_key WHERE account_id = $1 AND key = $2';

const buildMailInsert = (kind: string, orderId: string): string => `graphile_worker.add_job('deliver_message',
  json_build_object('kind', '${kind}', 'id', ${orderId}::text), max_attempts => 8)`;

/**
 * Places an order in one statement: locks the units and prices them, and writes the order, its lines, their first history entries, the
 * idempotency key, the reservation, the cart, the name of an account without a name, and the mail. The statement returns no row if the
 * total differs, a unit is not available, or the key has an order. $1 is the account, $2 the ids of the units, $3 the price of the
 * delivery, $4 the days of transit, $5 the expected total, $6 the recipient and the postal address as JSON, $7 the key, $8 the hash of the
 * content.
 */
export const placeOrderSql = `
  WITH ${lockedLines},
  placed AS (
    INSERT INTO shop_order (account_id, status, payment_type, name, surname, phone, email, delivery_mode, city_id, city, street, house,
      goods, discount, total_price, cashback, delivery_price, promo_discount, paid_by_bonuses, network, pay_until, held_until, created_at)
    SELECT $1, 'AWAITING_PAY', 'ONLINE', requested.name, requested.surname, requested.phone, requested.email, 'COURIER', requested."cityId", 'Санкт-Петербург',
      requested.street, requested.house, goods, goods - payable, payable + $3::bigint, cashback, $3, 0, 0, '127.0.0.1', now() + interval '30 min',
      now() + interval '35 min', now()
    FROM sums, jsonb_to_record($6::jsonb) AS requested (name text, surname text, phone text, email text, "cityId" text, street text, house text)
    WHERE payable + $3::bigint = $5::bigint AND (SELECT count(*) FROM line WHERE problem IS NULL) = cardinality($2)
      AND NOT EXISTS (SELECT FROM order_key WHERE account_id = $1 AND key = $7)
    RETURNING id, account_id, held_until),
  item AS (
    INSERT INTO order_item (order_id, product_item_id, position, status, price, before, promo_share, bonus_share, sold_price, cashback,
      delivery_from, delivery_to, created_at)
    SELECT placed.id, item.id, item.place - 1, 'AWAITING_PAY', item.cost, item.before, 0, 0, item.cost, item.cashback,
      item.delivery_from, item.delivery_to, now()
    FROM placed, (SELECT *, ${deliveryDays} FROM line AS item) AS item ORDER BY item.place
    RETURNING id),
  history AS (
    INSERT INTO order_status_change (order_item_id, status, author_id, created_at) SELECT id, 'AWAITING_PAY', $1, now() FROM item),
  keyed AS (INSERT INTO order_key (account_id, key, content_hash, order_id, created_at) SELECT $1, $7, $8, id, now() FROM placed),
  reserved AS (UPDATE product_item SET reserved_until = held_until FROM placed WHERE product_item.id = ANY ($2::uuid[])),
  taken AS (DELETE FROM cart_line USING placed WHERE cart_line.account_id = placed.account_id AND product_item_id = ANY ($2::uuid[])),
  named AS (
    UPDATE account SET name = $6::jsonb ->> 'name', surname = $6::jsonb ->> 'surname' FROM placed
    WHERE account.id = placed.account_id AND account.name || account.surname || account.lastname = '')
  SELECT id, ${buildMailInsert('order-placed', 'id')} IS NOT NULL AS mailed FROM placed`;

/**
 * Opens the payment of an order at the sandbox in one statement. $1 is the order. Returns the URL of the sandbox's page, which begins with
 * $2. $3 is the beginning of the URL that the shopper returns to.
 */
export const openPaymentSql = `
  WITH target AS (
    SELECT uuidv7() AS payment_id, uuidv7() AS sandbox_id, id, number, email, total_price,
      (SELECT json_agg(json_build_object('reference', line.id, 'title', product.name || ', размер ' || size.name, 'amount', line.sold_price,
          'kind', 'GOODS') ORDER BY line.position)::jsonb
        FROM order_item AS line JOIN product_item AS unit ON unit.id = line.product_item_id
          JOIN product ON product.id = unit.product_id JOIN size ON size.id = unit.size_id WHERE line.order_id = shop_order.id)
        || jsonb_build_object('reference', 'delivery', 'title', 'Доставка', 'amount', delivery_price, 'kind', 'DELIVERY') AS lines
    FROM shop_order WHERE id = $1 AND status = 'AWAITING_PAY' AND pay_until > now() FOR NO KEY UPDATE),
  page AS (
    INSERT INTO sandbox_payment (id, payment_id, order_id, amount, description, return_url, created_at)
    SELECT sandbox_id, payment_id, id, total_price, 'Заказ № ' || number, $3::text || id || '?paid=' || payment_id, now() FROM target)
  INSERT INTO payment (id, order_id, provider, provider_id, confirmation_url, amount, description, email, email_kept_until, lines, asked_at,
    created_at)
  SELECT payment_id, id, 'SANDBOX', sandbox_id::text, $2::text || sandbox_id, total_price, 'Заказ № ' || number, email,
    now() + interval '3 years', lines, now(), now() FROM target
  RETURNING confirmation_url AS url`;

/**
 * Pays an order in one statement: the decision at the sandbox, the payment, the order with its lines and their history, the sale of the
 * units, and the mail. Order, products and units are locked in this sequence. $1 is the id of the sandbox's payment. Returns no row if the
 * order is not payable.
 */
export const payOrderSql = `
  WITH decided AS (UPDATE sandbox_payment SET decision = 'PAY' WHERE id = $1 AND decision IS NULL RETURNING payment_id, order_id, amount),
  target AS MATERIALIZED (
    SELECT shop_order.id FROM shop_order JOIN decided ON decided.order_id = shop_order.id
    WHERE status = 'AWAITING_PAY' AND total_price = decided.amount FOR NO KEY UPDATE OF shop_order),
  line AS MATERIALIZED (
    SELECT line.id, line.product_item_id, unit.product_id, unit.supplier FROM target JOIN order_item AS line ON line.order_id = target.id
      JOIN product_item AS unit ON unit.id = line.product_item_id),
  sold_product AS MATERIALIZED (
    SELECT id FROM product WHERE id IN (SELECT product_id FROM line) ORDER BY id FOR NO KEY UPDATE),
  sold_unit AS MATERIALIZED (
    SELECT id FROM product_item WHERE id IN (SELECT product_item_id FROM line) AND (SELECT count(*) FROM sold_product) > 0
    ORDER BY id FOR NO KEY UPDATE),
  succeeded AS (
    UPDATE payment SET state = 'SUCCEEDED', succeeded_at = now() FROM decided JOIN target ON target.id = decided.order_id
    WHERE payment.id = decided.payment_id),
  moved AS (
    UPDATE order_item SET status = CASE line.supplier WHEN 'MEET_WAREHOUSE' THEN 'PAID_READY_TO_SEND' ELSE 'AWAITING_RESPONSE_FROM_SUPPLIER' END::order_status
    FROM line WHERE order_item.id = line.id RETURNING order_item.id, order_item.status),
  history AS (
    INSERT INTO order_status_change (order_item_id, previous_status, status, created_at)
    SELECT id, 'AWAITING_PAY', status, now() FROM moved),
  sold AS (UPDATE product_item SET reserved_until = NULL, sold_at = now() FROM sold_unit WHERE product_item.id = sold_unit.id),
  counted AS (
    UPDATE product SET unit_sold = unit_sold + (SELECT count(*) FROM line WHERE product_id = product.id)
    FROM sold_product WHERE product.id = sold_product.id AND (SELECT count(*) FROM sold_unit) > 0)
  UPDATE shop_order SET held_until = NULL, paid_at = now(), updated_at = clock_timestamp(), status =
    CASE WHEN EXISTS (SELECT FROM line WHERE supplier <> 'MEET_WAREHOUSE') THEN 'AWAITING_RESPONSE_FROM_SUPPLIER' ELSE 'PAID_READY_TO_SEND' END::order_status
  FROM target WHERE shop_order.id = target.id
  RETURNING shop_order.id, ${buildMailInsert('order-paid', 'shop_order.id')} IS NOT NULL AS mailed`;
