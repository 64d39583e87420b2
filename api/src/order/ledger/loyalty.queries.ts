import { activeStatuses, endedStatuses, isHandedOver } from '../status/order-status.rules.js';
import { joinList, type LedgerRule, orderedAs } from './ledger-rule.js';

const ended = joinList(endedStatuses);
const handedOver = joinList(activeStatuses.filter(isHandedOver));

/** Reads the history, because a return does not change it. */
const wasDelivered = `EXISTS (
  SELECT FROM order_status_change WHERE order_item_id = order_item.id AND order_status_change.status = 'DELIVERED')`;

/** The replacement of a delivered unit earns nothing, because that unit has. */
const hasEarned = `(${wasDelivered} OR replaces_id IS NOT NULL)`;

/** A line's cashback is accrued and revoked under `order:<order>:cashback:<line>`, where the line is the one that was ordered. */
const selectCashback = (kind: 'ACCRUE' | 'REVOKE', isRequested: string): string => `
  WITH RECURSIVE ${orderedAs},
  entered AS (
    SELECT account_id, reference, sum(abs(amount - owed)) AS amount FROM bonus_entry
    WHERE kind = '${kind}' AND reference LIKE 'order:%' GROUP BY 1, 2),
  wanted AS (
    SELECT account_id, format('order:%s:cashback:%s', order_id, first_id) AS reference, order_item.cashback AS amount
    FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id JOIN ordered_as ON ordered_as.id = order_item.id
    WHERE order_item.cashback > 0 AND ${isRequested})
  SELECT format('account %s: the ledger has %s bonuses of the kind ${kind} for %s, but it should be %s', account_id,
    coalesce(entered.amount, 0), reference, coalesce(wanted.amount, 0)) AS problem
  FROM entered FULL JOIN wanted USING (account_id, reference)
  WHERE entered.amount IS DISTINCT FROM wanted.amount ORDER BY reference`;

export const loyaltyRules: readonly LedgerRule[] = [
  {
    name: 'spending is what delivered units cost',
    query: `
      WITH wanted AS (
        SELECT account_id, sum(sold_price) AS amount FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id
        WHERE ${hasEarned} AND order_item.status NOT IN (${ended}, 'ARRANGED_EXCHANGE') GROUP BY account_id)
      SELECT format('account %s has spent %s kopecks, but its delivered units cost %s', id, spent_amount, coalesce(amount, 0)) AS problem
      FROM account LEFT JOIN wanted ON account_id = id WHERE spent_amount <> coalesce(amount, 0) ORDER BY id`,
  },
  {
    name: 'cashback is accrued for the units that were delivered',
    query: selectCashback('ACCRUE', `${wasDelivered} AND replaces_id IS NULL`),
  },
  {
    name: 'cashback is revoked for the delivered units that came back',
    query: selectCashback('REVOKE', `${hasEarned} AND order_item.status IN (${ended})`),
  },
  {
    name: 'a unit that was handed over has one second receipt',
    query: `
      WITH receipt AS (
        SELECT DISTINCT ON (payment_id, reference) order_id, payment_receipt.lines FROM payment_receipt
        JOIN payment ON payment.id = payment_id ORDER BY payment_id, reference, attempt DESC),
      settled AS (
        SELECT order_id, line ->> 'reference' AS reference, count(*) AS receipts, sum((line ->> 'amount')::bigint) AS amount
        FROM receipt CROSS JOIN jsonb_array_elements(receipt.lines) AS line WHERE line ->> 'kind' = 'GOODS' GROUP BY 1, 2),
      wanted AS (
        SELECT order_id, order_item.id::text AS reference, sold_price FROM order_item
        WHERE replaces_id IS NULL AND EXISTS (
          SELECT FROM order_status_change WHERE order_item_id = order_item.id AND order_status_change.status IN (${handedOver})))
      SELECT format('order %s: the line %s has %s second receipts of %s kopecks, but it cost %s', order_id, reference, coalesce(receipts, 0),
        coalesce(amount, 0), coalesce(sold_price::text, 'nothing, because it was not handed over')) AS problem
      FROM settled FULL JOIN wanted USING (order_id, reference)
      WHERE receipts IS DISTINCT FROM 1 OR amount IS DISTINCT FROM sold_price ORDER BY order_id, reference`,
  },
];
