// npm run lab -- chaos-orders: kills the API while shoppers place, pay, cancel and return orders and managers change the statuses of units,
// then checks that neither a unit nor a bonus nor a payment was lost.
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { until } from '../../../scripts/process/until.ts';
import { reportFailure, say, step } from '../../../scripts/terminal.ts';
import { checkAcknowledged } from '../check/acknowledged.ts';
import { checkDatabase } from '../check/database.ts';
import type { Finding } from '../check/finding.ts';
import { Client } from '../load/client.ts';
import { Journal } from '../load/journal.ts';
import { Ledger } from '../load/ledger.ts';
import { createRandom } from '../random.ts';
import { formatFindings, formatLoadTable } from '../report.ts';
import { LogWatch } from '../watch/logs.ts';
import { AcknowledgedOrders } from './acknowledged-orders.ts';
import { type BuyerOptions, createBuyer, runBuyer } from './buyer.ts';
import { checkLedger } from './check-ledger.ts';
import { checkOrders } from './check-orders.ts';
import { checkEventCounts } from './event-counts.ts';
import { Goods } from './goods.ts';
import { Killer } from './killer.ts';
import { createManager, runManager } from './manager.ts';
import { type OrdersOptions, parseOrdersOptions } from './options.ts';
import { type OrdersStage, openOrdersStage } from './stage.ts';

const BUYER_COUNT = 8;
const MANAGER_COUNT = 3;

interface RunRecord {
  journal: Journal;
  ledger: Ledger;
  acknowledgedOrders: AcknowledgedOrders;
  logs: LogWatch;
}

async function runLoadWithKills(
  stage: OrdersStage,
  { seed, orders, kills }: OrdersOptions,
  { journal, ledger, acknowledgedOrders }: RunRecord,
): Promise<void> {
  const goods = await Goods.load(stage.databaseUrl, createRandom(seed));
  const killer = new Killer(stage.api, createRandom(seed));
  const loadController = new AbortController();
  let lastNumber = 0;
  const buyerOptionList = Array.from(
    { length: BUYER_COUNT + MANAGER_COUNT },
    (_, at): BuyerOptions => ({
      createClient: () => new Client(stage.origin, journal, `10.0.${at}.${1 + (++lastNumber % 250)}`),
      random: createRandom(seed + at + 1),
      signal: loadController.signal,
      ledger,
      mailbox: stage.mailbox,
      nextNumber: () => ++lastNumber,
      goods,
      acknowledgedOrders,
      onChange: killer.onChange,
    }),
  );
  const buyers = await step(`${BUYER_COUNT} buyers`, () => Promise.all(buyerOptionList.slice(0, BUYER_COUNT).map(createBuyer)));
  const managers = await step(`${MANAGER_COUNT} operators`, () =>
    Promise.all(buyerOptionList.slice(BUYER_COUNT).map((managerOptions) => createManager(managerOptions, stage.env))),
  );
  const runPromise = Promise.all([...buyers.map(runBuyer), ...managers.map(runManager)]);
  // The error of a buyer is thrown where the buyers are awaited. Until then it must not end the process as an unhandled rejection.
  runPromise.catch(() => loadController.abort());
  try {
    await killer.killRepeatedly(kills);
    while (acknowledgedOrders.orders.length < orders && !loadController.signal.aborted) await delay(100);
  } finally {
    loadController.abort();
    await runPromise;
  }
  say(
    `  ${acknowledgedOrders.orders.length} orders were acknowledged, and ${acknowledgedOrders.paidCount} payments. The API was killed ${killer.kills} times.`,
  );
  say(
    `  Operators made ${acknowledgedOrders.steps.length} steps and ${acknowledgedOrders.exchanges.length} exchanges. Shoppers cancelled ${acknowledgedOrders.cancelled.length} paid units and asked to return ${acknowledgedOrders.returns.length}.`,
  );
}

async function checkAll(
  { databaseUrl, mailbox }: OrdersStage,
  { journal, ledger, acknowledgedOrders, logs }: RunRecord,
  orders: number,
): Promise<Finding[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    // A job that was interrupted waits for its next attempt, and so does its refund.
    const waitingSql =
      "SELECT FROM graphile_worker.jobs WHERE run_at <= now() UNION ALL SELECT FROM payment_refund WHERE state = 'REQUESTED' LIMIT 1";
    const isIdle = async () => (await db.query(waitingSql)).rowCount === 0;
    // Work that does not complete is reported by the checks.
    await until(isIdle, { what: 'all jobs are done', withinMs: 90_000 }).catch(() => undefined);
    return [
      {
        claim: 'the API answered nothing that it must never answer',
        violations: journal.entries.filter(({ verdict }) => verdict === 'wrong').map(({ kind, what }) => `${kind}: ${what}`),
      },
      await checkEventCounts(db, orders),
      await checkLedger(databaseUrl),
      ...(await checkOrders(db, acknowledgedOrders, mailbox)),
      ...(await checkAcknowledged(db, ledger, mailbox)),
      ...(await checkDatabase(db)),
      { claim: 'the API logged no unexpected error', violations: logs.unexpectedLines.map(({ line }) => line) },
    ];
  } finally {
    await db.end();
  }
}

async function run(options: OrdersOptions): Promise<boolean> {
  const repeatCommand = `npm run lab -- chaos-orders -- --seed ${options.seed} --orders ${options.orders} --kills ${options.kills}`;
  say(`Orders with seed ${options.seed}. To repeat it: ${repeatCommand}`);
  const runRecord: RunRecord = {
    journal: new Journal(),
    ledger: new Ledger(),
    acknowledgedOrders: new AcknowledgedOrders(),
    logs: new LogWatch(),
  };
  const stage = await openOrdersStage(runRecord.logs);
  try {
    await runLoadWithKills(stage, options, runRecord);
    const findings = await step('checks', () => checkAll(stage, runRecord, options.orders));
    say(`\n${formatLoadTable(runRecord.journal.entries)}\n\n${formatFindings(findings)}\n`);
    const hasPassed = findings.every(({ violations }) => violations.length === 0);
    say(
      hasPassed
        ? `Seed ${options.seed}: every order, unit, bonus and payment is accounted for.`
        : `Seed ${options.seed} FAILED. ${repeatCommand}`,
    );
    return hasPassed;
  } finally {
    await stage.close();
  }
}

try {
  const hasPassed = await run(parseOrdersOptions(process.argv.slice(2), Math.random()));
  process.exitCode = hasPassed ? 0 : 1;
} catch (error) {
  reportFailure(error);
}
