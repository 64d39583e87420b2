import type { PrismaClient } from '../../platform/prisma/generated/client.js';

/** Counts the events of each kind by their traces in the database. */
export async function countEvents(db: PrismaClient): Promise<Record<string, number>> {
  const rows = await db.$queryRaw<{ event: string; occurrences: number }[]>`
    WITH step AS (SELECT previous_status::text AS was, status::text AS became, author_id, order_item_id FROM order_status_change),
    paid AS (SELECT was FROM step WHERE became IN ('PAID_READY_TO_SEND', 'AWAITING_RESPONSE_FROM_SUPPLIER') AND was IS NOT NULL AND author_id IS NULL),
    refund AS (SELECT payment_refund.*, paid_at FROM payment_refund JOIN payment ON payment.id = payment_id JOIN shop_order ON shop_order.id = order_id),
    change AS (
      SELECT order_id, moved, ARRAY(SELECT line->>'productItemId' FROM jsonb_array_elements(before->'lines') AS line) AS old,
        ARRAY(SELECT line->>'productItemId' FROM jsonb_array_elements(after->'lines') AS line) AS new FROM order_change)
    SELECT event, occurrences::int FROM (VALUES
      ('paid at once', (SELECT count(*) FROM paid WHERE was = 'AWAITING_PAY')),
      ('paid after a call', (SELECT count(*) FROM paid WHERE was = 'ACCEPT_MEET_WAIT_PAID')),
      ('revived by money after its deadline', (SELECT count(*) FROM paid WHERE was = 'CANCEL_PURCHASE')),
      ('paid twice', (SELECT count(*) FROM refund WHERE reference = 'excess' AND paid_at IS NOT NULL)),
      ('paid in vain', (SELECT count(*) FROM refund WHERE reference = 'excess' AND paid_at IS NULL)),
      ('call asked for', (SELECT count(*) FROM shop_order WHERE call_asked_at IS NOT NULL)),
      ('confirmed by a manager', (SELECT count(*) FROM step WHERE became = 'ACCEPT_MEET_WAIT_PAID')),
      ('changed', (SELECT count(*) FROM change)),
      ('changed and paid', (SELECT count(DISTINCT order_id) FROM change JOIN shop_order ON id = order_id WHERE paid_at IS NOT NULL)),
      ('line removed', (SELECT count(*) FROM change WHERE NOT old <@ new)),
      ('unit added', (SELECT count(*) FROM change WHERE NOT new <@ old)),
      ('price lowered', (SELECT count(*) FROM change WHERE new = old AND NOT moved)),
      ('sent elsewhere', (SELECT count(*) FROM change WHERE moved)),
      ('bonuses held again', (SELECT count(*) FROM shop_order WHERE bonus_hold > 0)),
      ('moved by the carrier', (SELECT count(*) FROM step WHERE author_id IS NULL AND was = 'HANDED_OVER_FOR_DELIVERY')),
      ('delivered by a report that skips steps', (SELECT count(*) FROM step WHERE was = 'HANDED_OVER_FOR_DELIVERY' AND became = 'DELIVERED')),
      ('delivered', (SELECT count(*) FROM step WHERE became = 'DELIVERED')),
      ('return requested', (SELECT count(*) FROM order_item WHERE return_requested_at IS NOT NULL)),
      ('bought from the seller', (SELECT count(*) FROM step WHERE became = 'PURCHASED_FROM_SELLER')),
      ('through the customs', (SELECT count(*) FROM step WHERE became = 'CUSTOMS_CLEARANCE_IN_TURKEY')),
      ('ended by its deadline', (SELECT count(*) FROM order_item WHERE cancel_reason = 'TERM')),
      ('cancelled by the shopper', (SELECT count(*) FROM order_item WHERE cancel_reason = 'BY_SHOPPER')),
      ('cancelled by the shop', (SELECT count(*) FROM order_item WHERE cancel_reason = 'BY_SHOP')),
      ('refused by the supplier', (SELECT count(*) FROM order_item WHERE cancel_reason = 'SUPPLIER_REFUSED')),
      ('refunded', (SELECT count(*) FROM step WHERE became = 'ISSUED_REFUND')),
      ('returned after its delivery', (SELECT count(*) FROM order_item WHERE status = 'ISSUED_REFUND' AND delivered_at IS NOT NULL)),
      ('exchanged', (SELECT count(*) FROM order_item WHERE replaces_id IS NOT NULL))
    ) AS counted (event, occurrences)`;
  return Object.fromEntries(rows.map(({ event, occurrences }) => [event, occurrences]));
}
