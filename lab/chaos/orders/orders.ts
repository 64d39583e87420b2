// npm run lab -- chaos-orders: kills the API while shoppers place, pay, cancel and return orders and managers move them, then checks that
// neither a unit nor a bonus nor a payment was lost.
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
import { findingsText, loadTable } from '../report.ts';
import { LogWatch } from '../watch/logs.ts';
import { arrive, type Buying, buy } from './buyer.ts';
import { checkLedger } from './check-ledger.ts';
import { checkOrders } from './check-orders.ts';
import { Goods } from './goods.ts';
import { checkHappened } from './happened.ts';
import { HeldOrders } from './held-orders.ts';
import { Killer } from './killer.ts';
import { employ, operate } from './operator.ts';
import { type OrdersOptions, parseOrdersOptions } from './options.ts';
import { type OrdersStage, openOrdersStage } from './stage.ts';

const BUYERS = 8;
const OPERATORS = 3;

interface Seen {
  journal: Journal;
  ledger: Ledger;
  held: HeldOrders;
  logs: LogWatch;
}

async function disturb(stage: OrdersStage, { seed, orders, kills }: OrdersOptions, { journal, ledger, held }: Seen): Promise<void> {
  const goods = await Goods.of(stage.databaseUrl, createRandom(seed));
  const killer = new Killer(stage.api, createRandom(seed));
  const over = new AbortController();
  let number = 0;
  const buyings = Array.from(
    { length: BUYERS + OPERATORS },
    (_, at): Buying => ({
      newClient: () => new Client(stage.origin, journal, `10.0.${at}.${1 + (++number % 250)}`),
      random: createRandom(seed + at + 1),
      signal: over.signal,
      ledger,
      mailbox: stage.mailbox,
      unique: () => ++number,
      goods,
      held,
      onChange: killer.onChange,
    }),
  );
  const buyers = await step(`${BUYERS} buyers`, () => Promise.all(buyings.slice(0, BUYERS).map(arrive)));
  const operators = await step(`${OPERATORS} operators`, () => Promise.all(buyings.slice(BUYERS).map((own) => employ(own, stage.env))));
  const buying = Promise.all([...buyers.map(buy), ...operators.map(operate)]);
  // The error of a buyer is thrown where the buyers are awaited. Until then it must not end the process as an unhandled rejection.
  buying.catch(() => over.abort());
  try {
    await killer.strike(kills);
    while (held.orders.length < orders && !over.signal.aborted) await delay(100);
  } finally {
    over.abort();
    await buying;
  }
  say(`  ${held.orders.length} orders were acknowledged, and ${held.paid} payments. The API was killed ${killer.kills} times.`);
  say(
    `  Operators made ${held.steps.length} steps and ${held.exchanges.length} exchanges. Shoppers cancelled ${held.cancelled.length} paid units and asked to return ${held.returns.length}.`,
  );
}

async function checkAll({ databaseUrl, mailbox }: OrdersStage, { journal, ledger, held, logs }: Seen, orders: number): Promise<Finding[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  try {
    // A job that was killed waits for its next attempt, and its refund with it.
    const waiting =
      "SELECT FROM graphile_worker.jobs WHERE run_at <= now() UNION ALL SELECT FROM payment_refund WHERE state = 'REQUESTED' LIMIT 1";
    const isIdle = async () => (await db.query(waiting)).rowCount === 0;
    // Work that does not complete is reported by the checks.
    await until(isIdle, { what: 'all jobs are done', withinMs: 90_000 }).catch(() => undefined);
    return [
      {
        claim: 'the API answered nothing that it must never answer',
        breaches: journal.entries.filter(({ verdict }) => verdict === 'wrong').map(({ kind, what }) => `${kind}: ${what}`),
      },
      await checkHappened(db, orders),
      await checkLedger(databaseUrl),
      ...(await checkOrders(db, held, mailbox)),
      ...(await checkAcknowledged(db, ledger, mailbox)),
      ...(await checkDatabase(db)),
      { claim: 'the API logged no unexpected error', breaches: logs.complaints.map(({ line }) => line) },
    ];
  } finally {
    await db.end();
  }
}

async function run(options: OrdersOptions): Promise<boolean> {
  const again = `npm run lab -- chaos-orders -- --seed ${options.seed} --orders ${options.orders} --kills ${options.kills}`;
  say(`Orders with seed ${options.seed}. To repeat it: ${again}`);
  const seen: Seen = { journal: new Journal(), ledger: new Ledger(), held: new HeldOrders(), logs: new LogWatch() };
  const stage = await openOrdersStage(seen.logs);
  try {
    await disturb(stage, options, seen);
    const findings = await step('checks', () => checkAll(stage, seen, options.orders));
    say(`\n${loadTable(seen.journal.entries)}\n\n${findingsText(findings)}\n`);
    const isFine = findings.every(({ breaches }) => breaches.length === 0);
    say(isFine ? `Seed ${options.seed}: every order, unit, bonus and payment is accounted for.` : `Seed ${options.seed} FAILED. ${again}`);
    return isFine;
  } finally {
    await stage.close();
  }
}

try {
  const isFine = await run(parseOrdersOptions(process.argv.slice(2), Math.random()));
  process.exitCode = isFine ? 0 : 1;
} catch (error) {
  reportFailure(error);
}
