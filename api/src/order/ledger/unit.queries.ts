import { activeStatuses, isForSaleAgain, unpaidStatuses } from '../status/order-status.rules.js';
import type { LedgerRule } from './ledger-rule.js';
import { endedStatusList, toSqlList, unpaidStatusList } from './status-lists.js';

/** A unit that has been in one of these statuses is not sold again under the same id. */
const boughtStatusList = toSqlList(
  activeStatuses.filter((status) => !isForSaleAgain(status)).filter((status) => !(unpaidStatuses as readonly string[]).includes(status)),
);

/** The rules concern only units that were ordered. Other units may be sold or reserved without an order. */
export const unitRules: readonly LedgerRule[] = [
  {
    name: 'a unit is in one active order at most',
    query: `
      SELECT format('unit %s is in %s active orders: %s', product_item_id, count(*), string_agg(order_id::text, ', ' ORDER BY order_id)) AS problem
      FROM order_item WHERE status NOT IN (${endedStatusList}) GROUP BY product_item_id HAVING count(*) > 1 ORDER BY product_item_id`,
  },
  {
    name: 'units of unpaid orders are reserved',
    query: `
      SELECT format('unit %s of the order %s (%s) is reserved until %s, but it should be %s', unit.id, number, shop_order.id,
        coalesce(reserved_until::text, 'no time'), coalesce(held_until::text, 'no time')) AS problem
      FROM order_item JOIN shop_order ON shop_order.id = order_id JOIN product_item AS unit ON unit.id = product_item_id
      WHERE order_item.status NOT IN (${endedStatusList}) AND reserved_until IS DISTINCT FROM held_until ORDER BY number, unit.id`,
  },
  {
    name: 'only units of paid orders are sold',
    query: `
      SELECT format('unit %s of the order %s (%s) is %s', unit.id, number, shop_order.id, CASE WHEN sold_at IS NULL THEN 'not sold' ELSE 'sold' END)
        AS problem
      FROM order_item JOIN shop_order ON shop_order.id = order_id JOIN product_item AS unit ON unit.id = product_item_id
      WHERE order_item.status NOT IN (${endedStatusList}) AND (order_item.status IN (${unpaidStatusList})) = (sold_at IS NOT NULL) ORDER BY number, unit.id`,
  },
  {
    name: 'units of ended orders are free',
    query: `
      SELECT format('unit %s is %s, but its orders have ended', unit.id, CASE WHEN sold_at IS NULL THEN 'reserved' ELSE 'sold' END) AS problem
      FROM product_item AS unit JOIN order_item ON product_item_id = unit.id GROUP BY unit.id
      HAVING bool_and(order_item.status IN (${endedStatusList})) AND (reserved_until IS NOT NULL OR sold_at IS NOT NULL AND NOT bool_or(EXISTS (
        SELECT FROM order_status_change WHERE order_item_id = order_item.id AND order_status_change.status IN (${boughtStatusList}))))
      ORDER BY unit.id`,
  },
];
