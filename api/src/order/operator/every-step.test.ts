import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { startTestApi, type TestApi } from '../../test-api.harness.js';
import type { BuiltOrder } from '../order.factory.js';
import { allowedSteps } from '../order-status.rules.js';
import { Orders } from '../orders.harness.js';

let api: TestApi;
let orders: Orders;

beforeAll(async () => {
  api = await startTestApi();
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
});
afterAll(() => api.close());

/** The way of a unit from abroad after the payment. */
const way = [
  'AWAITING_RESPONSE_FROM_SUPPLIER',
  'PURCHASED_FROM_SELLER',
  'TRANSFERRED_TO_LOGISTICS_CENTER',
  'CUSTOMS_CLEARANCE_IN_TURKEY',
  'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED',
  'SHIPPED_TO_RUSSIA_STOCK_MEET',
  'ACCEPTED_IN_RUSSIA_STOCK_MEET',
  'AWAITING_SENT_FROM_MEET',
  'HANDED_OVER_FOR_DELIVERY',
] as const satisfies OrderStatus[];

const abroad = { suppliers: ['CONTRACTOR' as const], from: 'TR', bonusShare: 10, cashback: 20 };

async function along(statuses: readonly OrderStatus[]): Promise<BuiltOrder> {
  const order = await orders.place(abroad);
  await orders.pay(order);
  for (const status of statuses) await orders.move(order, status, order.items);
  return order;
}

async function stocked(): Promise<BuiltOrder> {
  const order = await orders.place({ ...abroad, suppliers: ['MEET_WAREHOUSE'], from: null });
  await orders.pay(order);
  return order;
}

async function confirmed(): Promise<BuiltOrder> {
  const order = await orders.place({ ...abroad, order: { status: 'AWAITING_CALL' } });
  await orders.move(order, 'ACCEPT_MEET_WAIT_PAID');
  return order;
}

async function cancelled(): Promise<BuiltOrder> {
  const order = await orders.place(abroad);
  await orders.move(order, 'CANCEL_PURCHASE');
  return order;
}

const [handedOver, ready] = [way.slice(1), 'TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT'] as const;

/** An exchange of which only the exchanged unit is left, because what replaced it was refunded. */
async function exchanged(): Promise<BuiltOrder> {
  const order = await along([...handedOver, ready, 'DELIVERED']);
  await orders.exchange(order, order.items[0]);
  const { items } = await read(order);
  await orders.move(order, 'CANCEL_PURCHASE', items.slice(1));
  await orders.settled();
  return order;
}

async function refunded(): Promise<BuiltOrder> {
  const order = await along([...handedOver, ready, 'DELIVERED', 'ISSUED_REFUND']);
  await orders.settled();
  return order;
}

/** How the shop brings an order of one unit to each status. */
const ways: Record<OrderStatus, () => Promise<BuiltOrder>> = {
  ...(Object.fromEntries(way.map((status, place) => [status, () => along(way.slice(1, place + 1))])) as Record<
    (typeof way)[number],
    () => Promise<BuiltOrder>
  >),
  AWAITING_PAY: () => orders.place(abroad),
  AWAITING_CALL: () => orders.place({ ...abroad, order: { status: 'AWAITING_CALL' } }),
  ACCEPT_MEET_WAIT_PAID: confirmed,
  PAID_READY_TO_SEND: stocked,
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: () => along([...handedOver, 'DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER']),
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: () => along([...handedOver, ready]),
  DELIVERED: () => along([...handedOver, ready, 'DELIVERED']),
  ISSUED_REFUND: refunded,
  CANCEL_PURCHASE: cancelled,
  ARRANGED_EXCHANGE: exchanged,
};

/** What a unit from abroad returns to, written out apart from the rules under test. */
const beforeMistake: Partial<Record<OrderStatus, OrderStatus>> = {
  ACCEPT_MEET_WAIT_PAID: 'AWAITING_CALL',
  PURCHASED_FROM_SELLER: 'AWAITING_RESPONSE_FROM_SUPPLIER',
  TRANSFERRED_TO_LOGISTICS_CENTER: 'PURCHASED_FROM_SELLER',
  CUSTOMS_CLEARANCE_IN_TURKEY: 'TRANSFERRED_TO_LOGISTICS_CENTER',
  CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: 'CUSTOMS_CLEARANCE_IN_TURKEY',
  SHIPPED_TO_RUSSIA_STOCK_MEET: 'CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED',
  ACCEPTED_IN_RUSSIA_STOCK_MEET: 'SHIPPED_TO_RUSSIA_STOCK_MEET',
  AWAITING_SENT_FROM_MEET: 'ACCEPTED_IN_RUSSIA_STOCK_MEET',
  DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: 'HANDED_OVER_FOR_DELIVERY',
  TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: 'HANDED_OVER_FOR_DELIVERY',
};

const read = ({ id }: BuiltOrder) =>
  api.db.order.findUniqueOrThrow({ where: { id }, include: { items: { orderBy: { position: 'asc' } } } });

describe('an operator', () => {
  it.each(Object.entries(ways))('takes a step to %s back only if nothing has followed it but the unit', async (from, begin) => {
    const order = await begin();
    const before = await read(order);
    const earlier = beforeMistake[from as OrderStatus];
    if (earlier) {
      await orders.takeBack(order, from as OrderStatus);
      const after = await read(order);
      expect([after.status, after.items[0]?.status]).toEqual([earlier, earlier]);
    } else {
      await expect(orders.takeBack(order, from as OrderStatus)).rejects.toMatchObject({ code: 'CONFLICT' });
      expect(await read(order)).toEqual(before);
    }
    await orders.settled();
    expect(await orders.contradictions()).toEqual([]);
  });

  it.each(Object.entries(ways))('exchanges a unit that is DELIVERED, and none that is %s', async (from, begin) => {
    const order = await begin();
    const before = await read(order);
    const exchange = orders.exchange(order, order.items[0]);
    if (from !== 'DELIVERED') {
      await expect(exchange).rejects.toMatchObject({ code: 'CONFLICT', details: { units: [{ status: from }] } });
      expect(await read(order)).toEqual(before);
    } else {
      await exchange;
      expect((await read(order)).items.map(({ status }) => status)).toEqual(['ARRANGED_EXCHANGE', 'PAID_READY_TO_SEND']);
    }
  });

  it.each(Object.entries(ways))('makes each allowed step from %s, and no other', async (from, begin) => {
    const order = await begin();
    const before = await read(order);
    expect([before.status, before.items[0]?.status]).toEqual([from, from]);
    const unit = { status: before.status, cancelReason: null, callAsked: false, isPaid: before.paidAt !== null };
    const origin = from === 'PAID_READY_TO_SEND' ? { supplier: 'MEET_WAREHOUSE' as const } : { supplier: 'CONTRACTOR' as const };
    const allowed: OrderStatus[] = allowedSteps({ ...unit, ...origin, deliveryIsoCode: 'TR' }, 'MANAGER').filter(
      (to) => to !== 'ARRANGED_EXCHANGE',
    );
    for (const to of Object.values(OrderStatus).filter((status) => status !== from && !allowed.includes(status))) {
      await expect(orders.move(order, to, order.items)).rejects.toMatchObject({ code: 'CONFLICT', details: { units: [{ allowed }] } });
    }
    expect(await read(order)).toEqual(before);
    for (const to of allowed) {
      const another = await begin();
      await orders.move(another, to, another.items);
      expect([to, 'ISSUED_REFUND']).toContain((await read(another)).status);
    }
    await orders.settled();
    expect(await orders.contradictions()).toEqual([]);
  });
});
