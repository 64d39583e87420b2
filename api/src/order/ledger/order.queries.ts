import { activeStatuses } from '../status/order-status.rules.js';
import type { LedgerRule } from './ledger-rule.js';
import { endedStatusList, toSqlList, unpaidStatusList } from './status-lists.js';

export const orderRules: readonly LedgerRule[] = [
  {
    name: 'sums of orders are those of their units',
    query: `
      SELECT format('order %s (%s): total %s, promo %s, bonuses %s, cashback %s, but its units come to %s, %s, %s, %s', number, shop_order.id,
        total_price, promo_discount, paid_by_bonuses, shop_order.cashback, sum(sold_price) + delivery_price, sum(promo_share), sum(bonus_share),
        sum(order_item.cashback)) AS problem
      FROM shop_order JOIN order_item ON order_id = shop_order.id AND order_item.status <> 'ARRANGED_EXCHANGE'
      GROUP BY shop_order.id
      HAVING total_price <> sum(sold_price) + delivery_price OR promo_discount <> sum(promo_share) OR paid_by_bonuses <> sum(bonus_share)
        OR shop_order.cashback <> sum(order_item.cashback)
      ORDER BY number`,
  },
  {
    name: 'what replaces an exchanged unit inherits its price',
    query: `
      SELECT format('line %s of the order %s is %s, but %s', old.id, old.order_id, old.status,
          CASE WHEN new.id IS NULL THEN 'nothing replaces it' WHEN old.status <> 'ARRANGED_EXCHANGE' THEN format('the line %s replaces it', new.id)
            ELSE format('the line %s, which replaces it, has another order, price, share or cashback', new.id) END) AS problem
      FROM order_item AS old LEFT JOIN order_item AS new ON new.replaces_id = old.id
      WHERE (old.status = 'ARRANGED_EXCHANGE') <> (new.id IS NOT NULL)
        OR (new.order_id, new.price, new.promo_share, new.bonus_share, new.sold_price, new.cashback)
          IS DISTINCT FROM (old.order_id, old.price, old.promo_share, old.bonus_share, old.sold_price, old.cashback) AND new.id IS NOT NULL
      ORDER BY old.id`,
  },
  {
    name: 'the status of an order follows from its units',
    query: `
      WITH ranked AS (
        SELECT order_id, min(array_position(ARRAY[${toSqlList(activeStatuses)}], status::text)) AS least, bool_or(status = 'ISSUED_REFUND') AS refunded
        FROM order_item GROUP BY order_id),
      expected AS (
        SELECT order_id, CASE WHEN least IS NOT NULL THEN (ARRAY[${toSqlList(activeStatuses)}])[least]
          WHEN refunded THEN 'ISSUED_REFUND' ELSE 'CANCEL_PURCHASE' END AS status FROM ranked)
      SELECT format('order %s (%s) is %s, but its units make it %s', number, id, shop_order.status, coalesce(expected.status, 'empty')) AS problem
      FROM shop_order LEFT JOIN expected ON order_id = id WHERE shop_order.status::text IS DISTINCT FROM expected.status ORDER BY number`,
  },
  {
    name: 'times of an order fit its status',
    query: `
      SELECT format('order %s (%s) is %s, and its times are: held until %s, paid at %s, ended at %s', number, id, status,
        coalesce(held_until::text, '-'), coalesce(paid_at::text, '-'), coalesce(ended_at::text, '-')) AS problem
      FROM shop_order
      WHERE (status IN (${unpaidStatusList})) <> (held_until IS NOT NULL) OR (status IN (${endedStatusList})) <> (ended_at IS NOT NULL)
        OR status NOT IN (${endedStatusList}) AND (status IN (${unpaidStatusList})) <> (paid_at IS NULL)
      ORDER BY number`,
  },
  {
    name: 'the history of a unit leads to its status',
    query: `
      WITH step AS (
        SELECT order_item_id, status, previous_status, lag(status) OVER steps AS expected_previous, row_number() OVER steps AS place,
          lead(status) OVER steps IS NULL AS is_last
        FROM order_status_change WINDOW steps AS (PARTITION BY order_item_id ORDER BY created_at, id))
      SELECT format('line %s of the order %s: %s', order_item.id, order_id, CASE
          WHEN step.place IS NULL THEN 'it has no history'
          WHEN previous_status IS DISTINCT FROM expected_previous THEN format('step %s starts from %s after %s', place, coalesce(previous_status::text, '-'),
            coalesce(expected_previous::text, '-'))
          ELSE format('it is %s, but its history ends with %s', order_item.status, step.status) END) AS problem
      FROM order_item LEFT JOIN step ON order_item_id = order_item.id
      WHERE step.place IS NULL OR previous_status IS DISTINCT FROM expected_previous OR is_last AND step.status <> order_item.status
      ORDER BY order_item.id, place`,
  },
  {
    name: 'the changes of an order lead to its sums',
    query: `
      WITH change AS (
        SELECT order_id, before, after, lag(after) OVER changes AS expected_previous, lead(after) OVER changes IS NULL AS is_last, row_number() OVER changes AS place
        FROM order_change WINDOW changes AS (PARTITION BY order_id ORDER BY created_at, id))
      SELECT format('order %s (%s): its change %s %s', number, id, place, CASE WHEN before <> expected_previous THEN 'does not start from the one before'
        ELSE format('leads to %s, but its sums are %s, %s, %s, %s', after - 'lines', total_price, delivery_price, promo_discount, paid_by_bonuses)
        END) AS problem
      FROM change JOIN shop_order ON id = order_id
      WHERE before <> expected_previous OR is_last AND (total_price, delivery_price, promo_discount, paid_by_bonuses) IS DISTINCT FROM (
        (after->>'total')::bigint, (after->>'delivery')::bigint, (after->>'promo')::bigint, (after->>'bonuses')::int)
      ORDER BY number, place`,
  },
];
