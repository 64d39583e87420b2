import type pg from 'pg';
import type { Finding } from '../check/finding.ts';

/** A run of fewer orders may end before every kind of event has happened. */
const FULL_RUN_ORDERS = 100;

type Event = 'placed' | 'paid' | 'delivered' | 'refunded';

const countsSql = `SELECT (SELECT count(*) FROM shop_order)::int AS placed,
  (SELECT count(*) FROM shop_order WHERE paid_at IS NOT NULL)::int AS paid,
  (SELECT count(*) FROM order_item WHERE delivered_at IS NOT NULL)::int AS delivered,
  (SELECT count(*) FROM payment_refund WHERE state = 'SUCCEEDED')::int AS refunded`;

/**
 * Counts placed and paid orders, delivered units and refunds. A full run fails if one of these counts is zero, because the run would prove
 * too little.
 */
export async function checkEventCounts(db: pg.Client, orders: number): Promise<Finding> {
  const { rows } = await db.query<Record<Event, number>>(countsSql);
  const eventCounts = rows[0] ?? { placed: 0, paid: 0, delivered: 0, refunded: 0 };
  const { placed, paid, delivered, refunded } = eventCounts;
  const missingEvents = Object.entries(eventCounts).filter(([, count]) => count === 0);
  return {
    claim: `the database has ${placed} orders, ${paid} of them paid, ${delivered} delivered units and ${refunded} refunds`,
    violations: orders < FULL_RUN_ORDERS ? [] : missingEvents.map(([event]) => `nothing was ${event}`),
  };
}
