import { aggregateJson, brandsJson } from './card.sql.ts';

/** A unit in a cart as JSON. Refers to the rows `item`, `size`, `product` and `brand` of the surrounding query. */
const unitJson = `json_build_object('id', item.id, 'name', product.name, 'size', json_build_object('name', size.name),
  'product', json_build_object('id', product.id, 'slug', product.slug,
    'cover', (SELECT json_build_object('key', image.object_key) FROM product_image AS image
      WHERE image.product_id = product.id ORDER BY image.position LIMIT 1),
    'brands', ${brandsJson}))`;

const unitTables = `JOIN product ON product.id = item.product_id JOIN brand ON brand.id = product.brand_id JOIN size ON size.id = item.size_id`;

const promocode = `(SELECT code FROM cart JOIN promo_code ON promo_code.id = cart.promo_code_id WHERE cart.account_id = $1)`;

/** Adds units to a cart and returns the cart. $1 is the account, $2 the ids of the units. */
export const addSql = `
  WITH added AS (
    INSERT INTO cart_line (account_id, product_item_id, added_price, added_at)
    SELECT $1, item.id, coalesce(item.loyalty_price, item.price), now()
    FROM unnest($2::uuid[]) WITH ORDINALITY AS requested (id, place) JOIN product_item AS item ON item.id = requested.id
    ORDER BY requested.place
    ON CONFLICT (account_id, product_item_id) DO NOTHING
    RETURNING product_item_id, added_price, number),
  line AS (
    SELECT product_item_id, added_price, number FROM cart_line WHERE account_id = $1 UNION ALL SELECT * FROM added)
  SELECT json_build_object('userId', $1::uuid, 'promocode', ${promocode}, 'lines', (
    SELECT ${aggregateJson(
      `json_build_object('productItemId', item.id, 'addedPrice', line.added_price, 'productItem', ${unitJson})`,
      'line.number',
    )}
    FROM line JOIN product_item AS item ON item.id = line.product_item_id ${unitTables})) AS data`;

/** The shopper, and the ids of the units in the cart. $1 is the account. */
export const checkoutSql = `
  SELECT json_build_object(
    'user', (SELECT json_build_object('id', id, 'name', name, 'surname', surname,
        'phone', (SELECT address FROM account_recipient WHERE account_id = $1 AND type = 'PHONE'),
        'email', (SELECT address FROM account_recipient WHERE account_id = $1 AND type = 'EMAIL'))
      FROM account WHERE id = $1),
    'productCart', json_build_object('promocode', ${promocode}, 'lines', (
      SELECT ${aggregateJson(`json_build_object('productItemId', product_item_id)`, 'number')} FROM cart_line WHERE account_id = $1))) AS data`;

/**
 * Table `line` with the prices of units for an account without promo code and bonuses. $1 is the account, $2 the ids of the units. Cashback
 * is rounded down once and split by the largest remainder, in the order of ids. `lock` is a locking clause for the units.
 */
const buildPricedLines = (lock = ''): string => `
  level AS (SELECT charge_percentage, charge_off_percentage FROM account CROSS JOIN LATERAL (
      SELECT * FROM loyalty_level WHERE deleted_at IS NULL AND required_spent_amount <= account.spent_amount
      ORDER BY required_spent_amount DESC LIMIT 1) AS reached WHERE account.id = $1),
  priced AS MATERIALIZED (
    SELECT requested.place, item.*, coalesce(item.loyalty_price, item.price) AS cost,
      coalesce(item.bonus_calc_state, product.bonus_calc_state) AS state,
      CASE WHEN item.sold_at IS NOT NULL THEN 'SOLD'
        WHEN NOT (item.active AND product.active) OR brand.deleted_at IS NOT NULL THEN 'INACTIVE'
        WHEN item.reserved_until > now() THEN 'RESERVED' END AS problem
    FROM unnest($2::uuid[]) WITH ORDINALITY AS requested (id, place)
      JOIN product_item AS item ON item.id = requested.id JOIN product ON product.id = item.product_id JOIN brand ON brand.id = product.brand_id
    WHERE item.deleted_at IS NULL AND product.deleted_at IS NULL ${lock}),
  earning AS (
    SELECT *, CASE WHEN problem IS NULL AND state <> 'NONE' THEN cost ELSE 0 END AS earns FROM priced),
  split AS (
    SELECT *, sum(earns) OVER () AS all_earn, div(sum(earns) OVER () * charge_percentage, 10000) AS all_cashback FROM earning, level),
  line AS MATERIALIZED (
    SELECT *, floor_share + CASE WHEN row_number() OVER (ORDER BY remainder DESC, id) <= all_cashback - sum(floor_share) OVER () THEN 1 ELSE 0 END
      AS cashback, nullif(greatest(coalesce(old_price, price), cost), cost) AS before
    FROM (SELECT *, CASE WHEN all_earn = 0 THEN 0 ELSE div(all_cashback * earns, all_earn) END AS floor_share,
      CASE WHEN all_earn = 0 THEN 0 ELSE mod(all_cashback * earns, all_earn) END AS remainder FROM split) AS shares)`;

/** Table `sums` with the totals of the units in `line` that can be bought. $1 is the account. */
const sums = `
  sums AS (SELECT coalesce(sum(coalesce(before, cost)), 0) AS goods, coalesce(sum(cost), 0) AS payable, coalesce(sum(cashback), 0) AS cashback,
    least(
      div(coalesce(sum(cost) FILTER (WHERE state = 'FULL'), 0) * coalesce(max(charge_off_percentage), 0), 10000),
      coalesce(sum(div(cost, 100) - 1) FILTER (WHERE state = 'FULL'), 0),
      coalesce((SELECT balance FROM bonus_entry WHERE account_id = $1 ORDER BY number DESC LIMIT 1), 0)) AS most_bonuses
    FROM line WHERE problem IS NULL)`;

/** Day of delivery: after `fast` or `slow` days, depending on the supplier, and $4 days of transit. */
const buildDeliveryDay = (fast: number, slow: number): string =>
  `((now() AT TIME ZONE 'Europe/Moscow')::date + CASE item.supplier WHEN 'MEET_WAREHOUSE' THEN ${fast} ELSE ${slow} END + $4::int)`;

/**
 * The quote of units with delivery. $1 is the account, $2 the ids of the units, $3 the price of the delivery in kopecks, $4 the days of
 * transit.
 */
export const quoteSql = `
  WITH ${buildPricedLines()}, ${sums}
  SELECT json_build_object('lines', (
      SELECT ${aggregateJson(
        `json_build_object('productItemId', item.id, 'price', item.price, 'payable', item.cost, 'before', item.before,
          'problem', item.problem, 'delivery', json_build_object('from', ${buildDeliveryDay(1, 14)}, 'to', ${buildDeliveryDay(4, 25)}),
          'productItem', ${unitJson}, 'replacement', NULL)`,
        'item.place',
      )} FROM line AS item ${unitTables}),
    'unknownIds', '[]'::json, 'goods', goods, 'discount', goods - payable, 'promo', 0, 'bonuses', 0, 'mostBonuses', most_bonuses,
    'delivery', $3::bigint, 'total', payable + $3::bigint, 'cashback', cashback, 'promocode', NULL) AS data
  FROM sums`;

/**
 * Tables `line` and `sums`. The units of `line` are locked in the order of their ids, so that two orders never wait for each other. The
 * parameters are those of `quoteSql`.
 */
export const lockedLines = `${buildPricedLines('ORDER BY item.id FOR NO KEY UPDATE OF item')}, ${sums}`;

/** The first and the last day of delivery of a row `item`. */
export const deliveryDays = `${buildDeliveryDay(1, 14)} AS delivery_from, ${buildDeliveryDay(4, 25)} AS delivery_to`;
