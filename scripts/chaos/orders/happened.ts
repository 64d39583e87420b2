import type pg from 'pg';

const counts = `SELECT (SELECT count(*) FROM shop_order) AS placed, (SELECT count(*) FROM shop_order WHERE paid_at IS NOT NULL) AS paid,
  (SELECT count(*) FROM payment_refund WHERE state = 'SUCCEEDED') AS refunded,
  (SELECT count(*) FROM order_item WHERE delivered_at IS NOT NULL) AS delivered`;

/** What has really happened, so that a run in which nothing did is not taken for a good one. */
export async function happenedIn(db: pg.Client): Promise<string> {
  const { rows } = await db.query<Record<'placed' | 'paid' | 'refunded' | 'delivered', string>>(counts);
  const [{ placed, paid, refunded, delivered } = { placed: 0, paid: 0, refunded: 0, delivered: 0 }] = rows;
  return `The database has ${placed} orders, ${paid} of them paid, ${delivered} delivered units and ${refunded} refunds.`;
}
