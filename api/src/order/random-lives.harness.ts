import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomFrom } from '../../prisma/seed/random.js';
import { buildPromoCode } from '../cart/promo/promo.factory.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { JobWorker } from '../platform/jobs/job-worker.js';
import { despiteContention } from '../platform/prisma/contention.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { OrderStatus, type SupplierType } from '../platform/prisma/generated/enums.js';
import { testEnvironment } from '../platform/testing/test-environment.js';
import { startTestApi, type TestApi } from '../test-api.harness.js';
import type { BuiltOrder } from './order.factory.js';
import { allowedSteps } from './order-status.rules.js';
import { Orders } from './orders.harness.js';

const LIVES_OF_A_SHOPPER = 10;
const AT_ONCE = 4;
const EVENTS = 14;

type Random = ReturnType<typeof randomFrom>;

/** What may be refused of a random event. Any other error is a mistake of the shop. */
const refusals = new Set(['CONFLICT', 'BAD_USER_INPUT', 'ITEMS_UNAVAILABLE']);

function unlessRefused(error: unknown): void {
  if (!(error instanceof DomainError) || !refusals.has(error.code)) throw error;
}

/** Lets orders live at random, some at the same moment, several of one shopper, with events of one order that race each other. */
class RandomLives {
  readonly #orders: Orders;
  /** Units that several exchanges of a group may want. */
  #wanted: string[] = [];

  constructor(
    private readonly api: TestApi,
    private readonly seed: string,
  ) {
    this.#orders = new Orders(api);
  }

  async live(lives: number): Promise<void> {
    let accountId = '';
    for (let begun = 0; begun < lives; begun += AT_ONCE) {
      if (begun % LIVES_OF_A_SHOPPER < AT_ONCE) accountId = await this.#orders.shopper();
      this.#wanted = await Promise.all(
        Array.from({ length: AT_ONCE }, () => this.#orders.freeUnit(begun % 2 === 0 ? 'MEET_WAREHOUSE' : 'CONTRACTOR')),
      );
      const group = Array.from({ length: Math.min(AT_ONCE, lives - begun) }, (_, place) => `${this.seed} ${begun + place}`);
      await Promise.all(group.map((seed) => this.#liveOne(accountId, randomFrom(seed))));
    }
    await this.#liveWithReturn(accountId);
    await this.#orders.settled();
  }

  /** A life without accidents, so that something was returned whatever the others have come to. */
  async #liveWithReturn(accountId: string): Promise<void> {
    const order = await this.#orders.place({ suppliers: ['MEET_WAREHOUSE'], order: { accountId } });
    await this.#orders.pay(order);
    await this.#orders.deliver(order);
    await this.#orders.move(order, 'ISSUED_REFUND');
  }

  async #liveOne(accountId: string, random: Random): Promise<void> {
    const order = await this.#place(accountId, random);
    const page = random.chance(0.9) && order.status === 'AWAITING_PAY' ? await this.#orders.open(order) : undefined;
    for (let event = 0; event < EVENTS; event += 1) {
      const racing = random.chance(0.3) ? 2 : 1;
      await Promise.all(Array.from({ length: racing }, () => this.#happen(order, page, random)));
    }
  }

  async #place(accountId: string, random: Random): Promise<BuiltOrder> {
    const suppliers = Array.from({ length: random.whole(1, 3) }, (): SupplierType => random.pick(['MEET_WAREHOUSE', 'CONTRACTOR']));
    const promo = random.chance(0.3) ? await buildPromoCode(this.api.db, { mostUses: 1 }) : undefined;
    return this.#orders.place({
      suppliers,
      from: random.pick(['TR', 'RU', null]),
      bonusShare: random.pick([0, 5, 10]),
      cashback: random.pick([0, 7, 20]),
      ...(promo && { promoCodeId: promo.id }),
      order: { accountId, status: random.pick(['AWAITING_PAY', 'AWAITING_PAY', 'AWAITING_CALL']) },
    });
  }

  /** A step forward most of the time, so that lives get somewhere. */
  async #happen(order: BuiltOrder, page: string | undefined, random: Random): Promise<void> {
    const events: (() => Promise<unknown>)[] = [
      ...Array.from({ length: 12 }, () => () => this.#step(order, random)),
      () => this.#misstep(order, random),
      () => this.#orders.cancel(order, random.chance(0.7) ? this.#some(order, random) : undefined),
      async () => {
        if (random.chance(0.3)) await this.#orders.expire(order);
        await this.#orders.endExpired(order.items);
      },
      ...(page ? Array.from({ length: 6 }, () => () => this.#orders.succeed(page)) : []),
    ];
    await despiteContention(random.pick(events)).catch(unlessRefused);
  }

  #some({ items }: BuiltOrder, random: Random) {
    const some = items.filter(() => random.chance(0.5));
    return some.length > 0 ? some : items.slice(0, 1);
  }

  /** A step that is allowed for at least one unit, mostly with those for which it is. Refunds are rarer than the way on. */
  async #step(order: BuiltOrder, random: Random): Promise<void> {
    const { items, paidAt } = await this.api.db.order.findUniqueOrThrow({
      where: { id: order.id },
      include: { items: { include: { productItem: true } } },
    });
    const mayMove = items.map(({ status, cancelReason, productItem: { supplier, deliveryIsoCode }, ...item }) => {
      const state = { status, cancelReason, supplier, deliveryIsoCode, isPaid: paidAt !== null, callAsked: false };
      const allowed = allowedSteps(state, 'MANAGER').filter((to) => random.chance(0.08) || !ends.has(to));
      return { id: item.id, allowed };
    });
    const targets = mayMove.flatMap(({ allowed }) => allowed);
    if (targets.length === 0) return;
    const to = random.pick(targets);
    const fitting = mayMove.filter(({ allowed }) => allowed.includes(to));
    if (to === 'ARRANGED_EXCHANGE') return this.#exchange(order, fitting[0], random);
    await this.#orders.move(order, to, random.chance(0.6) ? fitting : fitting.slice(0, 1));
  }

  /** Several lives may want one unit. */
  async #exchange(order: BuiltOrder, item: { id: string } | undefined, random: Random): Promise<void> {
    await this.#orders.exchange(order, item, random.chance(0.5) ? random.pick(this.#wanted) : undefined);
  }

  async #takeBack({ id }: BuiltOrder, random: Random): Promise<void> {
    const items = await this.api.db.orderItem.findMany({ where: { orderId: id }, orderBy: { position: 'asc' } });
    await this.#orders.takeBack({ id }, random.pick(items).status);
  }

  /** An attempt at any step, or at taking the last one back. */
  async #misstep(order: BuiltOrder, random: Random): Promise<void> {
    if (random.chance(0.5)) return this.#takeBack(order, random);
    await this.#orders.move(order, random.pick(Object.values(OrderStatus)), this.#some(order, random));
  }
}

const ends: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['CANCEL_PURCHASE', 'ISSUED_REFUND']);

/** Starts the lives, and returns the steps they took, what became of their units and everything that contradicts itself. */
async function randomLives(api: TestApi, seed: string, lives: number) {
  await new RandomLives(api, seed).live(lives);
  const steps = await api.db.orderStatusChange.groupBy({ by: ['status'], _count: true });
  const returned = await api.db.orderItem.count({ where: { status: 'ISSUED_REFUND', deliveredAt: { not: null } } });
  const spending = await api.db.account.aggregate({ _sum: { spentAmount: true } });
  const exchanged = await api.db.orderItem.count({ where: { replacesId: { not: null } } });
  // What replaces a delivered unit has brought what that one had brought.
  const replacing: Prisma.OrderItemWhereInput = { replacesId: { not: null }, status: { notIn: [...ends, 'ARRANGED_EXCHANGE'] } };
  const delivered = await api.db.orderItem.aggregate({ where: { OR: [{ status: 'DELIVERED' }, replacing] }, _sum: { soldPrice: true } });
  return {
    steps: steps.map(({ status }) => status),
    returned,
    exchanged,
    spent: spending._sum.spentAmount ?? 0n,
    delivered: delivered._sum.soldPrice ?? 0n,
    contradictions: await new Orders(api).contradictions(),
  };
}

/** Declares the test of so many lives. ORDER_LIVES asks for another number of them. */
export function testRandomLives(usual: number): void {
  const { ORDER_LIVES: lives = usual, ORDER_LIVES_SEED: seed } = testEnvironment();
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi({ DATABASE_POOL: '12' });
    api.app.get(JobWorker).pause();
  });
  afterAll(() => api.close());

  const agree = async () => {
    const { steps, returned, exchanged, spent, delivered, contradictions } = await randomLives(api, seed, lives);
    expect(contradictions).toEqual([]);
    expect(spent).toBe(delivered);
    // They have got around.
    expect(steps).toEqual(expect.arrayContaining(['DELIVERED', 'ISSUED_REFUND', 'CANCEL_PURCHASE', 'PURCHASED_FROM_SELLER']));
    expect(returned).toBeGreaterThan(0);
    expect(exchanged).toBeGreaterThan(0);
  };
  it(`${lives} random lives of orders leave money, bonuses, units and statuses in agreement (seed ${seed})`, agree, lives * 2_000 + 60_000);
}
