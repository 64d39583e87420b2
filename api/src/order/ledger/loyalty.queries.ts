import type { LedgerRule } from './ledger-rule.js';
import { endedStatusList } from './status-lists.js';

/** Whether the unit was delivered. The history says so even after a return has changed the status. */
const deliveredCondition = `EXISTS (
  SELECT FROM order_status_change WHERE order_item_id = order_item.id AND order_status_change.status = 'DELIVERED')`;

/** Whether the unit has earned cashback and counts as spending: it was delivered, or it replaces a delivered unit. */
const earnedCondition = `(${deliveredCondition} OR replaces_id IS NOT NULL)`;

/**
 * A common table expression for `WITH RECURSIVE`: each line with the originally ordered line, which is the line itself or the first line of
 * its chain of exchanges.
 */
const originalLineCte = `
  original_line AS (
    SELECT id, id AS original_id FROM order_item WHERE replaces_id IS NULL
    UNION ALL
    SELECT order_item.id, original_id FROM order_item JOIN original_line ON order_item.replaces_id = original_line.id)`;

/** A line's cashback is accrued and revoked under `order:<order>:cashback:<line>`, where the line is the originally ordered one. */
const buildCashbackCheck = (kind: 'ACCRUE' | 'REVOKE', expectedCondition: string): string => `
  WITH RECURSIVE ${originalLineCte},
  entered AS (
    SELECT account_id, reference, sum(abs(amount - owed)) AS amount FROM bonus_entry
    WHERE kind = '${kind}' AND reference LIKE 'order:%' GROUP BY 1, 2),
  expected AS (
    SELECT account_id, format('order:%s:cashback:%s', order_id, original_id) AS reference, order_item.cashback AS amount
    FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id JOIN original_line ON original_line.id = order_item.id
    WHERE order_item.cashback > 0 AND ${expectedCondition})
  SELECT format('account %s: the ledger has %s bonuses of the kind ${kind} for %s, but it should be %s', account_id,
    coalesce(entered.amount, 0), reference, coalesce(expected.amount, 0)) AS problem
  FROM entered FULL JOIN expected USING (account_id, reference)
  WHERE entered.amount IS DISTINCT FROM expected.amount ORDER BY reference`;

export const loyaltyRules: readonly LedgerRule[] = [
  {
    name: 'spending is what delivered units cost',
    query: `
      WITH expected AS (
        SELECT account_id, sum(sold_price) AS amount FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id
        WHERE ${earnedCondition} AND order_item.status NOT IN (${endedStatusList}, 'ARRANGED_EXCHANGE') GROUP BY account_id)
      SELECT format('account %s has spent %s kopecks, but its delivered units cost %s', id, spent_amount, coalesce(amount, 0)) AS problem
      FROM account LEFT JOIN expected ON account_id = id WHERE spent_amount <> coalesce(amount, 0) ORDER BY id`,
  },
  {
    name: 'cashback is accrued for the units that were delivered',
    query: buildCashbackCheck('ACCRUE', `${deliveredCondition} AND replaces_id IS NULL`),
  },
  {
    name: 'cashback is revoked for the delivered units that came back',
    query: buildCashbackCheck('REVOKE', `${earnedCondition} AND order_item.status IN (${endedStatusList})`),
  },
];
