import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomFrom } from '../../../demo/seed/random.js';
import { buildRecipient } from '../../../test/factories/account.factory.js';
import { testEnvironment } from '../../../test/support/test-environment.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { Orders } from '../orders.harness.js';
import { Life } from './life.harness.js';
import { occurredIn } from './occurred.harness.js';
import { SluggishRefunds } from './sluggish-refunds.harness.js';

const LIVES_OF_A_SHOPPER = 10;
const AT_ONCE = 4;
/** In fewer lives some kinds of events may not happen. */
const ENOUGH_FOR_EVERY_KIND = 1_000;

/**
 * Runs random events on orders, some of them simultaneous, several orders of one shopper, with events of one order that race each other.
 */
class RandomLives {
  readonly #orders: Orders;

  constructor(
    private readonly api: TestApi,
    private readonly seed: string,
  ) {
    this.#orders = new Orders(api);
  }

  async live(lives: number): Promise<void> {
    let accountId = '';
    for (let begun = 0; begun < lives; begun += AT_ONCE) {
      if (begun % LIVES_OF_A_SHOPPER < AT_ONCE) accountId = await this.#shopper();
      const wanted = await Promise.all(
        Array.from({ length: AT_ONCE }, () => this.#orders.freeUnit(begun % 2 === 0 ? 'MEET_WAREHOUSE' : 'CONTRACTOR')),
      );
      const group = Array.from({ length: Math.min(AT_ONCE, lives - begun) }, (_, place) => `${this.seed} ${begun + place}`);
      const around = { api: this.api, orders: this.#orders, accountId, wanted };
      await Promise.all(group.map((seed) => Life.live(around, randomFrom(seed))));
    }
    await this.#liveWithReturn(accountId);
  }

  /** Has a phone, so that the shopper can request a call, and enough bonuses for all lives. */
  async #shopper(): Promise<string> {
    const accountId = await this.#orders.shopper();
    await buildRecipient(this.api.db, { accountId });
    const riches = { accountId, changes: [{ amount: 1_000_000, reference: 'riches' }] };
    await this.#orders.transaction((transaction) => this.api.app.get(BonusService).accrueBonuses(transaction, riches));
    return accountId;
  }

  /** An order without accidents, so that at least one was paid and returned, whatever happens to the others. */
  async #liveWithReturn(accountId: string): Promise<void> {
    const order = await this.#orders.place({ suppliers: ['MEET_WAREHOUSE'], order: { accountId } });
    const pages = [await this.#orders.open(order), await this.#orders.openAnother(order)];
    for (const page of pages) await this.#orders.succeed(page);
    await this.#orders.deliver(order);
    await this.#orders.move(order, 'ISSUED_REFUND');
  }
}

/** Runs the orders, and returns the events, the outcome of the units and all inconsistencies. */
async function randomLives(api: TestApi, seed: string, lives: number) {
  const refunds = new SluggishRefunds(api);
  await new RandomLives(api, seed).live(lives);
  await refunds.end();
  const spending = await api.db.account.aggregate({ _sum: { spentAmount: true } });
  // The replacement of a delivered unit earns nothing, because that unit has.
  const replacing: Prisma.OrderItemWhereInput = {
    replacesId: { not: null },
    status: { notIn: ['CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'] },
  };
  const delivered = await api.db.orderItem.aggregate({ where: { OR: [{ status: 'DELIVERED' }, replacing] }, _sum: { soldPrice: true } });
  return {
    occurred: { ...(await occurredIn(api.db)), ...refunds.befell },
    spent: spending._sum.spentAmount ?? 0n,
    delivered: delivered._sum.soldPrice ?? 0n,
    contradictions: await new Orders(api).contradictions(),
  };
}

const { ORDER_LIVES: lives, ORDER_LIVES_SEED: seed } = testEnvironment();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ DATABASE_POOL: '12' });
  api.app.get(JobWorker).pause();
});
afterAll(() => api.close());

const agree = async () => {
  const { occurred, spent, delivered, contradictions } = await randomLives(api, seed, lives);
  expect(contradictions).toEqual([]);
  expect(spent).toBe(delivered);
  if (lives < ENOUGH_FOR_EVERY_KIND) return;
  expect(Object.entries(occurred).filter(([, times]) => times === 0)).toEqual([]);
};
it(`${lives} random order histories leave money, bonuses, units and statuses consistent (seed ${seed})`, agree, lives * 2_000 + 60_000);
