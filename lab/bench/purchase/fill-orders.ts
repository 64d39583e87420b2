import { ORDER_COUNT, UNITS_PER_ORDER } from './order-page-scenarios.ts';

/** SQL of the id of an added order. The id is the same in every run. */
const buildId = (number: string): string => `md5('bench-order-' || ${number})::uuid`;

const orderInterval = "interval '7 hours'";
const stepInterval = "interval '1 hour'";
const steps = ['AWAITING_PAY', 'PAID_READY_TO_SEND', 'HANDED_OVER_FOR_DELIVERY', 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED'];
const DELIVERY_PRICE = 590_00;

/**
 * SQL that adds delivered orders of the account $1. Their units have been sold already, so that the catalog and the units for sale stay the
 * same.
 */
const ordersSql = `
  WITH unit AS (
    SELECT item.id, item.price, row_number() OVER (ORDER BY md5(item.id::text)) - 1 AS place
    FROM product_item AS item JOIN product ON product.id = item.product_id
    WHERE item.sold_at IS NOT NULL AND item.deleted_at IS NULL AND product.active AND product.deleted_at IS NULL
    ORDER BY md5(item.id::text) LIMIT ${ORDER_COUNT * UNITS_PER_ORDER}
  ), line AS (
    SELECT id, price, place / ${UNITS_PER_ORDER} AS number, place % ${UNITS_PER_ORDER} AS position,
      now() - (1 + place / ${UNITS_PER_ORDER}) * ${orderInterval} AS placed_at
    FROM unit
  ), placed AS (
    INSERT INTO shop_order (id, account_id, status, payment_type, name, surname, phone, email, delivery_mode, city_id, city, street, house,
      delivery_price, goods, discount, promo_discount, paid_by_bonuses, total_price, cashback, network, paid_at, created_at)
    SELECT ${buildId('number')}, $1::uuid, 'DELIVERED', 'ONLINE', 'Анна', 'Ким', '+79160000001', 'anna@example.ru', 'COURIER', 'moskva',
      'Москва', 'Тверская', '1', ${DELIVERY_PRICE}, sum(price), 0, 0, 0, sum(price) + ${DELIVERY_PRICE}, 0, '', placed_at, placed_at
    FROM line GROUP BY number, placed_at
  )
  INSERT INTO order_item (order_id, product_item_id, position, status, price, promo_share, bonus_share, sold_price, cashback,
    delivery_from, delivery_to, delivered_at, created_at)
  SELECT ${buildId('number')}, id, position, 'DELIVERED', price, 0, 0, price, 0, placed_at, placed_at + interval '4 days',
    placed_at + ${steps.length} * ${stepInterval}, placed_at
  FROM line`;

const historySql = `
  INSERT INTO order_status_change (order_item_id, previous_status, status, author_id, created_at)
  SELECT item.id, lag(step) OVER (PARTITION BY item.id ORDER BY place), step, account_id, item.created_at + place * ${stepInterval}
  FROM order_item AS item JOIN shop_order ON shop_order.id = order_id AND account_id = $1::uuid,
    unnest('{${steps.join(',')}}'::order_status[]) WITH ORDINALITY AS taken (step, place)`;

const paymentsSql = `
  INSERT INTO payment (order_id, provider, provider_id, amount, state, description, email, email_kept_until, lines, asked_at, succeeded_at,
    created_at)
  SELECT id, 'SANDBOX', id::text, total_price, 'SUCCEEDED', 'Заказ', email, paid_at, '[]', paid_at, paid_at, paid_at
  FROM shop_order WHERE account_id = $1::uuid`;

/** Statements that fill the list of orders of the account $1. They are run one after another, on a shop without orders. */
export const fillOrderStatements: readonly string[] = [ordersSql, historySql, paymentsSql];

/** Ids of the orders of the account $1, which are those that `fillOrderStatements` added: the shop had none before. */
export const addedOrdersSql = 'SELECT id FROM shop_order WHERE account_id = $1::uuid ORDER BY number';
