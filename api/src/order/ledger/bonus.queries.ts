import { holdReferenceSql } from '../payment/order-references.rules.js';
import type { LedgerRule } from './ledger-rule.js';
import { endedStatusList, unpaidStatusList } from './status-lists.js';

/**
 * References under which the bonuses of an order are held, spent and returned: `order:<order>`, `order:<order>:hold:<number>`,
 * `order:<order>:revived`, `order:<order>:unit:<unit>`.
 */
export const bonusRules: readonly LedgerRule[] = [
  {
    name: 'balances are the sums of their entries',
    query: `
      SELECT format('account %s: entry %s has balance %s and debt %s, but its sums are %s and %s', account_id, number, balance, debt, total, owing)
        AS problem
      FROM (SELECT account_id, number, balance, debt, sum(amount) OVER entries AS total, sum(owed) OVER entries AS owing
        FROM bonus_entry WINDOW entries AS (PARTITION BY account_id ORDER BY number)) AS summed
      WHERE balance <> total OR debt <> owing ORDER BY account_id, number`,
  },
  {
    name: 'held bonuses belong to unpaid orders',
    query: `
      WITH held AS (
        SELECT account_id, reference, -sum(amount) AS amount FROM bonus_entry WHERE kind IN ('HOLD', 'RELEASE')
        GROUP BY account_id, reference HAVING sum(amount) <> 0),
      expected AS (
        SELECT account_id, ${holdReferenceSql} AS reference, paid_by_bonuses AS amount FROM shop_order
        WHERE status IN (${unpaidStatusList}) AND paid_by_bonuses > 0)
      SELECT format('account %s: %s bonuses are held for %s, but it should be %s', account_id, coalesce(held.amount, 0), reference,
        coalesce(expected.amount, 0)) AS problem
      FROM held FULL JOIN expected USING (account_id, reference)
      WHERE held.amount IS DISTINCT FROM expected.amount ORDER BY reference`,
  },
  {
    name: 'bonuses spent and not returned pay for active units',
    query: `
      WITH spent AS (
        SELECT account_id, split_part(reference, ':', 2) AS order_id, -sum(amount) AS amount FROM bonus_entry
        WHERE kind IN ('SPEND', 'RETURN') AND reference LIKE 'order:%' GROUP BY 1, 2 HAVING sum(amount) <> 0),
      expected AS (
        SELECT account_id, shop_order.id::text AS order_id, sum(bonus_share) AS amount
        FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id
        WHERE paid_at IS NOT NULL AND order_item.status NOT IN (${endedStatusList}, 'ARRANGED_EXCHANGE')
        GROUP BY 1, 2 HAVING sum(bonus_share) > 0)
      SELECT format('order %s: %s bonuses were spent and not returned, but its active units cost %s', order_id, coalesce(spent.amount, 0),
        coalesce(expected.amount, 0)) AS problem
      FROM spent FULL JOIN expected USING (account_id, order_id)
      WHERE spent.amount IS DISTINCT FROM expected.amount ORDER BY order_id`,
  },
  {
    name: 'bonuses are returned for the units that ended',
    query: `
      WITH returned AS (SELECT account_id, reference, sum(amount) AS amount FROM bonus_entry WHERE kind = 'RETURN' GROUP BY 1, 2),
      expected AS (
        SELECT account_id, format('order:%s:unit:%s', order_id, order_item.id) AS reference, bonus_share AS amount
        FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id
        WHERE paid_at IS NOT NULL AND order_item.status IN (${endedStatusList}) AND bonus_share > 0)
      SELECT format('account %s: %s bonuses were returned for %s, but it should be %s', account_id, coalesce(returned.amount, 0), reference,
        coalesce(expected.amount, 0)) AS problem
      FROM returned FULL JOIN expected USING (account_id, reference)
      WHERE returned.amount IS DISTINCT FROM expected.amount ORDER BY reference`,
  },
];
