import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { OrderStatus } from '../../platform/prisma/generated/enums.js';
import { Orders } from '../orders.harness.js';
import { findRoutes } from '../status/manager-steps.rules.js';
import { mayTakeBack } from '../status/order-status.rules.js';
import { listAllowedSteps } from '../status/status-transitions.rules.js';

let api: TestApi;
let orders: Orders;

beforeAll(async () => {
  api = await startTestApi();
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
});
afterAll(() => api.close());

/** The steps of a paid unit from abroad to each status. */
const routes = findRoutes({
  status: 'AWAITING_RESPONSE_FROM_SUPPLIER',
  cancelReason: null,
  supplier: 'CONTRACTOR',
  deliveryIsoCode: 'TR',
  isPaid: true,
  isCallRequested: false,
});

const abroad = { suppliers: ['CONTRACTOR' as const], from: 'TR', bonusShare: 10, cashback: 20 };

async function placePaidAndMoveTo(target: OrderStatus): Promise<BuiltOrder> {
  const order = await orders.place(abroad);
  await orders.pay(order);
  for (const status of routes.get(target) ?? []) await orders.move(order, status, order.items);
  return order;
}

async function placeStocked(): Promise<BuiltOrder> {
  const order = await orders.place({ ...abroad, suppliers: ['MEET_WAREHOUSE'], from: null });
  await orders.pay(order);
  return order;
}

async function placeConfirmed(): Promise<BuiltOrder> {
  const order = await orders.place({ ...abroad, order: { status: 'AWAITING_CALL' } });
  await orders.move(order, 'ACCEPT_MEET_WAIT_PAID');
  return order;
}

async function placeCancelled(): Promise<BuiltOrder> {
  const order = await orders.place(abroad);
  await orders.move(order, 'CANCEL_PURCHASE');
  return order;
}

/** A delivered and exchanged unit whose replacement was refunded, so that only the exchanged unit remains. */
async function placeExchanged(): Promise<BuiltOrder> {
  const order = await placePaidAndMoveTo('DELIVERED');
  await orders.exchange(order, order.items[0]);
  const { items } = await read(order);
  await orders.move(order, 'CANCEL_PURCHASE', items.slice(1));
  await orders.waitForRefunds();
  return order;
}

async function placeRefunded(): Promise<BuiltOrder> {
  const order = await placePaidAndMoveTo('DELIVERED');
  await orders.move(order, 'ISSUED_REFUND', order.items);
  await orders.waitForRefunds();
  return order;
}

/** Functions that place an order of one unit and bring it to each status. */
const placeByStatus: Record<string, () => Promise<BuiltOrder>> = {
  ...Object.fromEntries([...routes.keys()].map((status) => [status, () => placePaidAndMoveTo(status)])),
  AWAITING_PAY: () => orders.place(abroad),
  AWAITING_CALL: () => orders.place({ ...abroad, order: { status: 'AWAITING_CALL' } }),
  ACCEPT_MEET_WAIT_PAID: placeConfirmed,
  PAID_READY_TO_SEND: placeStocked,
  ISSUED_REFUND: placeRefunded,
  CANCEL_PURCHASE: placeCancelled,
  ARRANGED_EXCHANGE: placeExchanged,
};

const read = ({ id }: BuiltOrder) =>
  api.db.order.findUniqueOrThrow({ where: { id }, include: { items: { orderBy: { position: 'asc' } } } });

it('the tests of the steps of a manager cover every status', () => {
  expect(Object.keys(placeByStatus).toSorted()).toEqual(Object.keys(OrderStatus).toSorted());
});

describe('a manager', () => {
  const listPlacings = (isRevocable: boolean) =>
    Object.entries(placeByStatus).filter(([status]) => mayTakeBack(status as OrderStatus) === isRevocable);

  it.each(listPlacings(true))('can take back a step to %s', async (from, placeIn) => {
    const order = await placeIn();
    const { previousStatus: earlier } = await api.db.orderStatusChange.findFirstOrThrow({
      where: { orderItemId: order.items[0]?.id ?? '', status: from as OrderStatus },
    });
    await orders.takeBack(order, from as OrderStatus);
    const after = await read(order);
    expect([after.status, after.items[0]?.status]).toEqual([earlier, earlier]);
    await orders.waitForRefunds();
    expect(await orders.findLedgerViolations()).toEqual([]);
  });

  it.each(listPlacings(false))('cannot take back a step to %s', async (from, placeIn) => {
    const order = await placeIn();
    const before = await read(order);
    await expect(orders.takeBack(order, from as OrderStatus)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await read(order)).toEqual(before);
    await orders.waitForRefunds();
    expect(await orders.findLedgerViolations()).toEqual([]);
  });

  it('can exchange a unit in the status DELIVERED', async () => {
    const order = await placePaidAndMoveTo('DELIVERED');
    await orders.exchange(order, order.items[0]);
    expect((await read(order)).items.map(({ status }) => status)).toEqual(['ARRANGED_EXCHANGE', 'PAID_READY_TO_SEND']);
  });

  const undelivered = Object.entries(placeByStatus).filter(([status]) => status !== 'DELIVERED');
  it.each(undelivered)('cannot exchange a unit in the status %s', async (from, placeIn) => {
    const order = await placeIn();
    const before = await read(order);
    await expect(orders.exchange(order, order.items[0])).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { units: [{ status: from }] },
    });
    expect(await read(order)).toEqual(before);
  });

  it.each(Object.entries(placeByStatus))('can move a unit from %s only to the statuses that the rules permit', async (from, placeIn) => {
    const order = await placeIn();
    const before = await read(order);
    expect([before.status, before.items[0]?.status]).toEqual([from, from]);
    const unit = { status: before.status, cancelReason: null, isCallRequested: false, isPaid: before.paidAt !== null };
    const origin = from === 'PAID_READY_TO_SEND' ? { supplier: 'MEET_WAREHOUSE' as const } : { supplier: 'CONTRACTOR' as const };
    const allowed: OrderStatus[] = listAllowedSteps({ ...unit, ...origin, deliveryIsoCode: 'TR' }, 'MANAGER').filter(
      (to) => to !== 'ARRANGED_EXCHANGE',
    );
    for (const to of Object.values(OrderStatus).filter((status) => status !== from && !allowed.includes(status))) {
      await expect(orders.move(order, to, order.items)).rejects.toMatchObject({ code: 'CONFLICT', details: { units: [{ allowed }] } });
    }
    expect(await read(order)).toEqual(before);
    for (const to of allowed) {
      const another = await placeIn();
      await orders.move(another, to, another.items);
      expect([to, 'ISSUED_REFUND']).toContain((await read(another)).status);
    }
    await orders.waitForRefunds();
    expect(await orders.findLedgerViolations()).toEqual([]);
  });
});
