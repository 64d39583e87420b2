import type pg from 'pg';
import type { Mail, Mailbox } from '../../../scripts/process/mailbox.ts';
import type { Finding } from '../check/finding.ts';
import type { AcknowledgedOrder, AcknowledgedOrders } from './acknowledged-orders.ts';

interface Rule {
  claim: string;
  /** Selects the rows that break the rule. */
  offendersSql: string;
}

const rules: Rule[] = [
  {
    claim: 'every refund was answered, and none was refused',
    offendersSql: "SELECT id, reference, state FROM payment_refund WHERE state <> 'SUCCEEDED'",
  },
  {
    claim: 'no unit is reserved without an order',
    offendersSql: `SELECT id, reserved_until FROM product_item WHERE reserved_until BETWEEN now() AND now() + interval '2 days' AND NOT EXISTS (
      SELECT FROM order_item AS item WHERE item.product_item_id = product_item.id AND item.status NOT IN ('CANCEL_PURCHASE', 'ISSUED_REFUND'))`,
  },
  {
    claim: 'every order has units, and every unit its first history entry',
    offendersSql: `SELECT shop_order.id, item.id AS item FROM shop_order LEFT JOIN order_item AS item ON item.order_id = shop_order.id
      WHERE NOT EXISTS (SELECT FROM order_status_change WHERE order_item_id = item.id AND previous_status IS NULL)`,
  },
];

/** Checks rules that `npm run manage -- ledger` does not check, for example that all acknowledged orders are stored, and no others. */
export async function checkOrders(db: pg.Client, acknowledgedOrders: AcknowledgedOrders, { mails }: Mailbox): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { claim, offendersSql } of rules) {
    const { rows } = await db.query<Record<string, unknown>>(offendersSql);
    findings.push({ claim, violations: rows.map((row) => JSON.stringify(row)) });
  }
  return [
    ...findings,
    ...(await checkAcknowledged(db, acknowledgedOrders)),
    ...(await checkSteps(db, acknowledgedOrders)),
    ...checkMails(acknowledgedOrders, mails),
  ];
}

/** Finds missing mails by their ids, which name the step and the order. A mail that is sent again has the same id. */
function checkMails({ orders }: AcknowledgedOrders, mails: readonly Mail[]): Finding[] {
  const stepsWithMail = new Set(mails.map(({ id }) => id.split('@')[0]));
  const listMissingMails = (step: string, expectedOrders: readonly AcknowledgedOrder[]) =>
    expectedOrders.filter(({ id }) => !stepsWithMail.has(`<order-${step}.${id}`)).map(({ id }) => `order ${id}`);
  const paidOrders = orders.filter(({ state }) => state === 'paid');
  return [
    { claim: 'every acknowledged order was confirmed by a mail', violations: listMissingMails('placed', orders) },
    { claim: 'every acknowledged payment was confirmed by a mail', violations: listMissingMails('paid', paidOrders) },
  ];
}

interface SavedUnit {
  id: string;
  statuses: string[];
  returning: boolean;
  replacedBy: string | null;
}

const savedUnitsSql = `SELECT id, return_requested_at IS NOT NULL AS returning,
    ARRAY(SELECT status FROM order_status_change WHERE order_item_id = item.id)::text[] AS statuses,
    (SELECT product_item_id FROM order_item WHERE replaces_id = item.id) AS "replacedBy"
  FROM order_item AS item`;

/**
 * Finds acknowledged steps of managers and shoppers that are missing in the database. A step that was taken back is still in the history.
 */
async function checkSteps(db: pg.Client, { steps, exchanges, returns, cancelled }: AcknowledgedOrders): Promise<Finding[]> {
  const { rows } = await db.query<SavedUnit>(savedUnitsSql);
  const units = new Map(rows.map((row) => [row.id, row]));
  const acknowledgedSteps = [...steps, ...cancelled.map((itemId) => ({ itemId, status: 'CANCEL_PURCHASE' }))];
  const lostSteps = acknowledgedSteps.filter(({ itemId, status }) => !units.get(itemId)?.statuses.includes(status));
  return [
    {
      claim: `all ${acknowledgedSteps.length} acknowledged steps of units are in their history`,
      violations: lostSteps.map(({ itemId, status }) => `line ${itemId}: ${status}`),
    },
    {
      claim: `all ${exchanges.length} acknowledged exchanges were made, and all ${returns.length} requests to return were kept`,
      violations: [
        ...exchanges
          .filter(({ itemId, productItemId }) => units.get(itemId)?.replacedBy !== productItemId)
          .map(({ itemId }) => `exchange of ${itemId}`),
        ...returns.filter((itemId) => !units.get(itemId)?.returning).map((itemId) => `return of ${itemId}`),
      ],
    },
  ];
}

interface SavedOrder {
  id: string;
  account: string;
  key: string;
  units: string[];
  total: string;
  bonuses: number;
  status: string;
  paid: boolean;
}

const savedOrdersSql = `SELECT o.id, o.account_id AS account, used.key, o.total_price AS total, o.paid_by_bonuses AS bonuses, o.status,
    o.paid_at IS NOT NULL AS paid, ARRAY(SELECT product_item_id FROM order_item WHERE order_id = o.id AND replaces_id IS NULL ORDER BY position)::text[] AS units
  FROM shop_order AS o LEFT JOIN order_key AS used ON used.order_id = o.id`;

async function checkAcknowledged(db: pg.Client, { orders, openKeys }: AcknowledgedOrders): Promise<Finding[]> {
  const { rows } = await db.query<SavedOrder>(savedOrdersSql);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const keys = new Set([...orders.map(({ key }) => key), ...openKeys]);
  return [
    {
      claim: `all ${orders.length} acknowledged orders are there once, as they were acknowledged`,
      violations: orders.flatMap((order) => listLost(order, byId.get(order.id))),
    },
    {
      claim: 'no order was placed without an answer or under a second key',
      violations: rows.filter(({ key }) => !keys.has(key)).map(({ id, key }) => `order ${id} under the key ${key}`),
    },
  ];
}

function listLost({ id, key, accountId, productItemIds, total, bonuses, state }: AcknowledgedOrder, row: SavedOrder | undefined): string[] {
  if (!row) return [`order ${id} is lost`];
  const checks: [string, boolean][] = [
    ['another account', row.account === accountId],
    ['another key', row.key === key],
    [`the units ${row.units.join()}`, row.units.toSorted().join() === productItemIds.toSorted().join()],
    [`the total ${row.total} instead of ${total}`, Number(row.total) === total],
    [`${row.bonuses} bonuses instead of ${bonuses}`, row.bonuses === bonuses],
    [`${row.status} instead of ${state}`, isState(row, state)],
  ];
  return checks.filter(([, holds]) => !holds).map(([what]) => `order ${id}: ${what}`);
}

function isState({ status, paid }: SavedOrder, state: AcknowledgedOrder['state']): boolean {
  if (state === 'uncertain') return true;
  if (state === 'cancelled') return ['CANCEL_PURCHASE', 'ISSUED_REFUND'].includes(status);
  if (state === 'paid') return paid && !['AWAITING_PAY', 'CANCEL_PURCHASE'].includes(status);
  return status === 'AWAITING_PAY';
}
