import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomFrom } from '../../../demo/seed/random.js';
import { buildRecipient } from '../../../test/factories/account.factory.js';
import { testEnvironment } from '../../../test/support/test-environment.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { Orders } from '../orders.harness.js';
import { countEvents } from './event-counts.harness.js';
import { FailingRefunds } from './failing-refunds.harness.js';
import { RandomHistory } from './random-history.harness.js';

const HISTORIES_PER_SHOPPER = 10;
const SIMULTANEOUS_HISTORIES = 4;
/** With fewer histories, some kinds of events may never happen. */
const MIN_HISTORIES_FOR_EVERY_EVENT = 1_000;

/** Runs random events on several orders of each shopper. Some orders run simultaneously, and events of one order may race each other. */
class RandomHistories {
  readonly #orders: Orders;

  constructor(
    private readonly api: TestApi,
    private readonly seed: string,
  ) {
    this.#orders = new Orders(api);
  }

  async run(historyCount: number): Promise<void> {
    let accountId = '';
    for (let startedCount = 0; startedCount < historyCount; startedCount += SIMULTANEOUS_HISTORIES) {
      if (startedCount % HISTORIES_PER_SHOPPER < SIMULTANEOUS_HISTORIES) accountId = await this.#createShopper();
      const contestedIds = await Promise.all(
        Array.from({ length: SIMULTANEOUS_HISTORIES }, () =>
          this.#orders.buildFreeUnit(startedCount % 2 === 0 ? 'MEET_WAREHOUSE' : 'CONTRACTOR'),
        ),
      );
      const seeds = Array.from(
        { length: Math.min(SIMULTANEOUS_HISTORIES, historyCount - startedCount) },
        (_, index) => `${this.seed} ${startedCount + index}`,
      );
      const environment = { api: this.api, orders: this.#orders, accountId, contestedIds };
      await Promise.all(seeds.map((seed) => RandomHistory.run(environment, randomFrom(seed))));
    }
    await this.#runPaidAndReturned(accountId);
  }

  /** Creates a shopper with a phone, so that calls can be requested, and with enough bonuses for all histories. */
  async #createShopper(): Promise<string> {
    const accountId = await this.#orders.buildShopper();
    await buildRecipient(this.api.db, { accountId });
    const initialBonuses = { accountId, changes: [{ amount: 1_000_000, reference: 'initial' }] };
    await this.#orders.inTransaction((transaction) => this.api.app.get(BonusService).accrueBonuses(transaction, initialBonuses));
    return accountId;
  }

  /** Runs an order without random events, so that at least one order was paid and returned, whatever happens to the others. */
  async #runPaidAndReturned(accountId: string): Promise<void> {
    const order = await this.#orders.place({ suppliers: ['MEET_WAREHOUSE'], order: { accountId } });
    const pages = [await this.#orders.openPayment(order), await this.#orders.openAnotherPayment(order)];
    for (const page of pages) await this.#orders.completePayment(page);
    await this.#orders.deliver(order);
    await this.#orders.move(order, 'ISSUED_REFUND');
  }
}

/** Runs the orders, and returns the events, the outcome of the units and all inconsistencies. */
async function runRandomHistories(api: TestApi, seed: string, historyCount: number) {
  const refunds = new FailingRefunds(api);
  await new RandomHistories(api, seed).run(historyCount);
  await refunds.end();
  const spending = await api.db.account.aggregate({ _sum: { spentAmount: true } });
  // The price of an exchanged unit counts as spending through its replacement, whatever status the replacement has reached.
  const activeReplacement: Prisma.OrderItemWhereInput = {
    replacesId: { not: null },
    status: { notIn: ['CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'] },
  };
  const delivered = await api.db.orderItem.aggregate({
    where: { OR: [{ status: 'DELIVERED' }, activeReplacement] },
    _sum: { soldPrice: true },
  });
  return {
    eventCounts: { ...(await countEvents(api.db)), ...refunds.faultCounts },
    spent: spending._sum.spentAmount ?? 0n,
    delivered: delivered._sum.soldPrice ?? 0n,
    contradictions: await new Orders(api).findLedgerViolations(),
  };
}

const { ORDER_LIVES: historyCount, ORDER_LIVES_SEED: seed } = testEnvironment();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ DATABASE_POOL: '12' });
  api.app.get(JobWorker).pause();
});
afterAll(() => api.close());

const expectConsistentRecords = async () => {
  const { eventCounts, spent, delivered, contradictions } = await runRandomHistories(api, seed, historyCount);
  expect(contradictions).toEqual([]);
  expect(spent).toBe(delivered);
  if (historyCount < MIN_HISTORIES_FOR_EVERY_EVENT) return;
  expect(Object.entries(eventCounts).filter(([, times]) => times === 0)).toEqual([]);
};
it(
  `${historyCount} random order histories leave money, bonuses, units and statuses consistent (seed ${seed})`,
  expectConsistentRecords,
  historyCount * 2_000 + 60_000,
);
