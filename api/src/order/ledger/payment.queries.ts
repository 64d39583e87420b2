import { excessReference } from '../../payment/payment.model.js';
import { activeStatuses, endedStatuses, isHandedOver } from '../status/order-status.rules.js';
import { joinList, type LedgerRule } from './ledger-rule.js';

const ended = joinList(endedStatuses);
const handedOver = joinList(activeStatuses.filter(isHandedOver));

/** The refund of a payment that its order did not accept has this reference. */
const isCaptured = `payment.state = 'SUCCEEDED' AND NOT EXISTS (
  SELECT FROM payment_refund WHERE payment_refund.payment_id = payment.id AND payment_refund.reference = '${excessReference}')`;

/** The last attempt at each refund. */
const refunds = 'SELECT DISTINCT ON (payment_id, reference) * FROM payment_refund ORDER BY payment_id, reference, attempt DESC';

export const paymentRules: readonly LedgerRule[] = [
  {
    name: 'a paid order has one payment of its total',
    query: `
      WITH kept AS (
        SELECT order_id, count(*) AS payments, sum(amount) AS amount FROM payment WHERE ${isCaptured} GROUP BY order_id)
      SELECT format('order %s (%s): paid is %s with a total of %s, but it keeps %s payments of %s', number, id,
        CASE WHEN paid_at IS NULL THEN 'no' ELSE 'yes' END, total_price, coalesce(payments, 0), coalesce(amount, 0)) AS problem
      FROM shop_order LEFT JOIN kept ON order_id = id
      WHERE CASE WHEN paid_at IS NULL THEN payments IS NOT NULL ELSE payments IS DISTINCT FROM 1 OR amount IS DISTINCT FROM total_price END
      ORDER BY number`,
  },
  {
    name: 'the money of ended units goes back',
    query: `
      WITH refund AS (${refunds}),
      asked AS (
        SELECT payment.order_id, refund.reference, refund.amount FROM payment JOIN refund ON refund.payment_id = payment.id WHERE ${isCaptured}),
      wanted AS (
        SELECT order_id, 'unit:' || order_item.id AS reference FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id
        WHERE paid_at IS NOT NULL AND order_item.status IN (${ended}))
      SELECT format('order %s: the refund %s is %s', order_id, reference, CASE WHEN amount IS NULL THEN 'missing' ELSE 'of no ended unit' END)
        AS problem
      FROM asked FULL JOIN wanted USING (order_id, reference) WHERE asked.order_id IS NULL OR wanted.order_id IS NULL
      ORDER BY order_id, reference`,
  },
  {
    name: 'refunds are what ended units cost',
    query: `
      WITH refund AS (${refunds}),
      asked AS (
        SELECT payment.order_id, sum(refund.amount) AS amount FROM payment JOIN refund ON refund.payment_id = payment.id
        WHERE ${isCaptured} GROUP BY payment.order_id),
      wanted AS (
        SELECT shop_order.id, number, coalesce(sum(sold_price - withheld) FILTER (WHERE order_item.status IN (${ended})), 0)
          + CASE WHEN bool_and(order_item.status IN (${ended}) AND NOT EXISTS (
              SELECT FROM order_status_change WHERE order_item_id = order_item.id AND order_status_change.status IN (${handedOver})))
            THEN delivery_price + sum(withheld) ELSE 0 END AS amount
        FROM shop_order JOIN order_item ON order_item.order_id = shop_order.id WHERE paid_at IS NOT NULL GROUP BY shop_order.id)
      SELECT format('order %s (%s): %s kopecks go back, but it should be %s', number, id, coalesce(asked.amount, 0), wanted.amount) AS problem
      FROM wanted LEFT JOIN asked ON order_id = id WHERE coalesce(asked.amount, 0) <> wanted.amount ORDER BY number`,
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
    name: 'a payment that no order keeps goes back',
    query: `
      SELECT format('payment %s of the order %s: %s kopecks were not kept, but %s go back', payment.id, order_id, payment.amount, refund.amount)
        AS problem
      FROM payment JOIN (${refunds}) AS refund ON refund.payment_id = payment.id AND refund.reference = '${excessReference}'
      WHERE refund.amount <> payment.amount ORDER BY payment.id`,
  },
  {
    name: 'no refund is refused',
    query: `
      SELECT format('payment %s of the order %s: the provider has refused the refund %s of %s kopecks', payment.id, order_id, reference,
        refund.amount) AS problem
      FROM payment JOIN (${refunds}) AS refund ON refund.payment_id = payment.id WHERE refund.state = 'REFUSED' ORDER BY payment.id`,
  },
];
