// npm run lab -- bench-sockets: opens 2,000 idle sockets of subscriptions on one API process, prints their use of its memory, and measures
// how long a change takes to reach all of them.
import pg from 'pg';
import { Refusal, reportFailure, say } from '../../../scripts/terminal.ts';
import { measureHeapAfterCollection } from '../inspector.ts';
import { type Member, signUpMembers } from '../members.ts';
import { printVerdict } from '../report/print-verdict.ts';
import { type BenchShop, openBenchShop } from '../shop.ts';
import { readNodeUsage } from '../usage.ts';
import { openSockets } from './open-sockets.ts';

const SOCKET_COUNT = 2_000;
const SESSION_COUNT = 200;
const TRIAL_COUNT = 7;
const MAX_NOTIFICATION_MS = 1_000;
const shopSize = { products: 500, units: 0 };

/** Counts responses of sockets, and waits until every socket has received one more. */
class ResponseCounter {
  private count = 0;
  private onTarget: (() => void) | undefined;

  countResponse = (): void => {
    this.count += 1;
    if (this.count === SOCKET_COUNT) this.onTarget?.();
  };

  /** Resolves with the milliseconds from the beginning of the change until the last socket was notified. */
  async measureAfter(change: () => Promise<unknown>): Promise<number> {
    this.count = 0;
    const allNotified = new Promise<void>((resolve) => {
      this.onTarget = resolve;
    });
    const startedAt = performance.now();
    await change();
    await allNotified;
    return performance.now() - startedAt;
  }
}

async function readMemory({ api }: BenchShop): Promise<{ residentMb: number; heapMb: number }> {
  if (api.inspectorPort === undefined) throw new Refusal('The API has no inspector.');
  const heapMb = await measureHeapAfterCollection(api.inspectorPort);
  const { residentMb } = await readNodeUsage(api.metricsPort);
  return { residentMb, heapMb };
}

/** Puts a unit into the carts of all accounts in one transaction, or takes it out again. */
const changeCarts = (database: pg.Client, members: readonly Member[], isInCart: boolean) =>
  isInCart
    ? database.query(
        `INSERT INTO cart_line (account_id, product_item_id, added_price, added_at)
         SELECT account_id, (SELECT id FROM product_item ORDER BY id LIMIT 1), 100, now() FROM unnest($1::uuid[]) AS account_id`,
        [members.map(({ accountId }) => accountId)],
      )
    : database.query('DELETE FROM cart_line WHERE account_id = ANY ($1::uuid[])', [members.map(({ accountId }) => accountId)]);

async function measure(shop: BenchShop, database: pg.Client): Promise<void> {
  const members = await signUpMembers([shop.api.port, shop.cached.port], SESSION_COUNT);
  const before = await readMemory(shop);
  const responses = new ResponseCounter();
  const clients = Array.from({ length: SOCKET_COUNT }, (_, number) => members[number % SESSION_COUNT] as Member);
  const sockets = await openSockets(shop.api.port, clients, responses.countResponse);
  const after = await readMemory(shop);
  const formatKilobytes = (mb: number) => ((mb * 1024) / SOCKET_COUNT).toFixed(1);
  say(`  ${SOCKET_COUNT} sockets of ${SESSION_COUNT} sessions`);
  say(
    `  RSS ${before.residentMb.toFixed(0)} → ${after.residentMb.toFixed(0)} MB, ${formatKilobytes(after.residentMb - before.residentMb)} kB a socket`,
  );
  say(`  heap ${before.heapMb.toFixed(1)} → ${after.heapMb.toFixed(1)} MB, ${formatKilobytes(after.heapMb - before.heapMb)} kB a socket`);
  const times: number[] = [];
  for (let trial = 0; trial < TRIAL_COUNT; trial += 1)
    times.push(await responses.measureAfter(() => changeCarts(database, members, trial % 2 === 0)));
  times.sort((one, other) => one - other);
  const worstMs = times.at(-1) ?? Number.POSITIVE_INFINITY;
  say(
    `  a change at all of them: median ${times[Math.floor(TRIAL_COUNT / 2)]?.toFixed(0)} ms, slowest of ${TRIAL_COUNT} ${worstMs.toFixed(0)} ms`,
  );
  printVerdict(
    `${worstMs <= MAX_NOTIFICATION_MS ? 'PASS' : 'MISS'}  at all sockets within ${MAX_NOTIFICATION_MS} ms: ${worstMs.toFixed(0)}`,
  );
  for (const socket of sockets) socket.terminate();
}

async function bench(): Promise<void> {
  const shop = await openBenchShop({
    ...shopSize,
    needsEmptyServer: false,
    needsStorefront: false,
    components: [],
    profileFolder: undefined,
    hasInspector: true,
  });
  const database = new pg.Client({ connectionString: shop.databaseUrl });
  try {
    await database.connect();
    await measure(shop, database);
  } finally {
    await database.end();
    await shop.shop.stop();
  }
}

bench().catch(reportFailure);
