import pg from 'pg';
import { until } from '../../scripts/process/until.ts';
import { checkAcknowledged } from '../chaos/check/acknowledged.ts';
import { checkDatabase } from '../chaos/check/database.ts';
import type { Finding } from '../chaos/check/finding.ts';
import { checkSearchIndex } from '../chaos/check/search-index.ts';
import { checkLedger } from '../chaos/orders/check-ledger.ts';
import { checkOrders } from '../chaos/orders/check-orders.ts';
import { checkEngine } from './check-engine.ts';
import type { MixedLoad } from './load/mixed-load.ts';
import type { MachinesStage } from './stage.ts';

/** Due jobs of the queue, and refunds that wait for a job. */
const waitingSql =
  "SELECT FROM graphile_worker.jobs WHERE run_at <= now() UNION ALL SELECT FROM payment_refund WHERE state = 'REQUESTED' LIMIT 1";

/** Checks that all acknowledged changes are stored once, and that money, units and listings agree. The shop must be idle. */
export async function checkAll(
  { database, mailbox, logs, fleet }: MachinesStage,
  { ledger, acknowledgedOrders }: Pick<MixedLoad, 'ledger' | 'acknowledgedOrders'>,
): Promise<Finding[]> {
  const db = new pg.Client({ connectionString: database.serverUrl });
  await db.connect();
  try {
    const isSettled = async () => (await db.query(waitingSql)).rowCount === 0;
    // Work that does not complete is reported by the checks.
    await until(isSettled, { what: 'all jobs are done', withinMs: 90_000 }).catch(() => undefined);
    return [
      await checkLedger(database.serverUrl),
      ...(await checkOrders(db, acknowledgedOrders, mailbox)),
      ...(await checkAcknowledged(db, ledger, mailbox)),
      ...(await checkDatabase(db)),
      await checkSearchIndex(db),
      ...(await checkEngine(database.serverUrl, fleet.env)),
      { claim: 'no process logged an unexpected error', violations: logs.unexpectedLines.map(({ part, line }) => `${part}: ${line}`) },
    ];
  } finally {
    await db.end();
  }
}
