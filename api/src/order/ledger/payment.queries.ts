import { excessReference } from '../../payment/refund/refund-and-receipt-requests.model.js';
import { activeStatuses, isHandedOver } from '../status/order-status.rules.js';
import type { LedgerRule } from './ledger-rule.js';
import { endedStatusList, toSqlList } from './status-lists.js';

const handedOverStatusList = toSqlList(activeStatuses.filter(isHandedOver));

/** Whether the payment was captured: it succeeded, and was not refunded as an excess payment, which has the reference `excessReference`. */
const capturedCondition = `payment.state = 'SUCCEEDED' AND NOT EXISTS (
  SELECT FROM payment_refund WHERE payment_refund.payment_id = payment.id AND payment_refund.reference = '${excessReference}')`;

/** Query of the last attempt at each refund. */
const lastRefundsQuery = 'SELECT DISTINCT ON (payment_id, reference) * FROM payment_refund ORDER BY payment_id, reference, attempt DESC';

export const paymentRules: readonly LedgerRule[] = [
  {
    name: 'a paid order has one captured payment of its total',
    query: `
      WITH captured AS (
        SELECT order_id, count(*) AS payments, sum(amount) AS amount FROM payment WHERE ${capturedCondition} GROUP BY order_id)
      SELECT format('order %s (%s): paid is %s with a total of %s, but it has %s captured payments of %s', number, id,
        CASE WHEN paid_at IS NULL THEN 'no' ELSE 'yes' END, total_price, coalesce(payments, 0), coalesce(amount, 0)) AS problem
      FROM shop_order LEFT JOIN captured ON order_id = id
      WHERE CASE WHEN paid_at IS NULL THEN payments IS NOT NULL ELSE payments IS DISTINCT FROM 1 OR amount IS DISTINCT FROM total_price END
      ORDER BY number`,
  },
  {
    name: 'the money of ended units goes back',
    query: `
      WITH refund AS (${lastRefundsQuery}),
      requested AS (
        SELECT payment.order_id, refund.reference, refund.amount FROM payment JOIN refund ON refund.payment_id = payment.id WHERE ${capturedCondition}),
      expected AS (
        SELECT order_id, 'unit:' || order_item.id AS reference FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id
        WHERE paid_at IS NOT NULL AND order_item.status IN (${endedStatusList}))
      SELECT format('order %s: the refund %s is %s', order_id, reference, CASE WHEN amount IS NULL THEN 'missing' ELSE 'of no ended unit' END)
        AS problem
      FROM requested FULL JOIN expected USING (order_id, reference) WHERE requested.order_id IS NULL OR expected.order_id IS NULL
      ORDER BY order_id, reference`,
  },
  {
    name: 'refunds are what ended units cost',
    query: `
      WITH refund AS (${lastRefundsQuery}),
      requested AS (
        SELECT payment.order_id, sum(refund.amount) AS amount FROM payment JOIN refund ON refund.payment_id = payment.id
        WHERE ${capturedCondition} GROUP BY payment.order_id),
      expected AS (
        SELECT shop_order.id, number, coalesce(sum(sold_price - withheld) FILTER (WHERE order_item.status IN (${endedStatusList})), 0)
          + CASE WHEN bool_and(order_item.status IN (${endedStatusList}) AND NOT EXISTS (
              SELECT FROM order_status_change WHERE order_item_id = order_item.id AND order_status_change.status IN (${handedOverStatusList})))
            THEN delivery_price + sum(withheld) ELSE 0 END AS amount
        FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id WHERE paid_at IS NOT NULL GROUP BY shop_order.id)
      SELECT format('order %s (%s): %s kopecks go back, but it should be %s', number, id, coalesce(requested.amount, 0), expected.amount) AS problem
      FROM expected LEFT JOIN requested ON order_id = id WHERE coalesce(requested.amount, 0) <> expected.amount ORDER BY number`,
  },
  {
    name: 'no more goes back than was paid',
    query: `
      SELECT format('payment %s of the order %s: %s of %s kopecks go back', payment.id, order_id, sum(payment_refund.amount), payment.amount)
        AS problem
      FROM payment JOIN payment_refund ON payment_id = payment.id AND payment_refund.state <> 'REFUSED'
      GROUP BY payment.id HAVING sum(payment_refund.amount) > payment.amount OR payment.state <> 'SUCCEEDED' ORDER BY payment.id`,
  },
  {
    name: 'an excess payment is refunded as a whole',
    query: `
      SELECT format('payment %s of the order %s: %s kopecks were not captured, but %s go back', payment.id, order_id, payment.amount, refund.amount)
        AS problem
      FROM payment JOIN (${lastRefundsQuery}) AS refund ON refund.payment_id = payment.id AND refund.reference = '${excessReference}'
      WHERE refund.amount <> payment.amount ORDER BY payment.id`,
  },
  {
    name: 'no refund is refused',
    query: `
      SELECT format('payment %s of the order %s: the provider has refused the refund %s of %s kopecks', payment.id, order_id, reference,
        refund.amount) AS problem
      FROM payment JOIN (${lastRefundsQuery}) AS refund ON refund.payment_id = payment.id WHERE refund.state = 'REFUSED' ORDER BY payment.id`,
  },
  {
    name: 'a unit that was handed over has one handover receipt',
    query: `
      WITH receipt AS (
        SELECT DISTINCT ON (payment_id, reference) order_id, payment_receipt.lines FROM payment_receipt
        JOIN payment ON payment.id = payment_id ORDER BY payment_id, reference, attempt DESC),
      settled AS (
        SELECT order_id, line ->> 'reference' AS reference, count(*) AS receipts, sum((line ->> 'amount')::bigint) AS amount
        FROM receipt CROSS JOIN jsonb_array_elements(receipt.lines) AS line WHERE line ->> 'kind' = 'GOODS' GROUP BY 1, 2),
      expected AS (
        SELECT order_id, order_item.id::text AS reference, sold_price FROM order_item
        WHERE replaces_id IS NULL AND EXISTS (
          SELECT FROM order_status_change WHERE order_item_id = order_item.id AND order_status_change.status IN (${handedOverStatusList})))
      SELECT format('order %s: the line %s has %s handover receipts of %s kopecks, but it cost %s', order_id, reference, coalesce(receipts, 0),
        coalesce(amount, 0), coalesce(sold_price::text, 'nothing, because it was not handed over')) AS problem
      FROM settled FULL JOIN expected USING (order_id, reference)
      WHERE receipts IS DISTINCT FROM 1 OR amount IS DISTINCT FROM sold_price ORDER BY order_id, reference`,
  },
];
