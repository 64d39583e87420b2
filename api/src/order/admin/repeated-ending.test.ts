import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { until } from '../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { openProgram } from '../../auth/service-token/service-tokens.harness.js';
import { bearer, signInStaff } from '../../auth/session/sessions.harness.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import type { CancelReason } from '../../platform/prisma/generated/enums.js';
import { Orders } from '../orders.harness.js';
import { finalStatuses } from '../status/order-status.rules.js';

const FIELDS = 'uuid status orderProductItems { status cancelReason }';
const MOVE = `mutation ($dto: MoveOrderUnitsInput!) { order: moveOrderUnits(dto: $dto) { ${FIELDS} } }`;
const MOVE_ALL = `mutation ($dto: MoveOrdersInput!) { moved: moveOrders(dto: $dto) { order { ${FIELDS} } refusal { code message } } }`;

interface MoveResult {
  order: object | null;
  refusal: { code: string | undefined; message: string } | null;
}

let api: TestApi;
let orders: Orders;
let manager: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi({ MUTATIONS_PER_MINUTE: '10000' });
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
  manager = bearer((await signInStaff(api, 'MANAGER')).tokens);
});
afterAll(() => api.close());
afterEach(async () => {
  await orders.waitForRefunds();
  expect(await orders.findLedgerViolations()).toEqual([]);
});

const send = async <Data>(query: string, dto: object, headers: Record<string, string>) =>
  (await (await api.post({ query, variables: { dto } }, headers)).json()) as GraphqlResponse<Data>;

async function moveUnits(dto: object, headers = manager): Promise<MoveResult> {
  const { data, errors } = await send<{ order: object | null }>(MOVE, dto, headers);
  const [error] = errors ?? [];
  return { order: data?.order ?? null, refusal: error ? { code: error.extensions.code, message: error.message } : null };
}

async function moveOrders(dto: object, headers = manager): Promise<MoveResult> {
  const { data, errors } = await send<{ moved: MoveResult[] }>(MOVE_ALL, { steps: [dto] }, headers);
  if (!data?.moved[0]) throw new Error(JSON.stringify(errors));
  return data.moved[0];
}

const byShop = { status: 'CANCEL_PURCHASE', cancelReason: 'BY_SHOP' };
const bySupplier = { status: 'CANCEL_PURCHASE', cancelReason: 'SUPPLIER_REFUSED' };
const forShopper = { status: 'CANCEL_PURCHASE', cancelReason: 'BY_SHOPPER' };
const refund = { status: 'ISSUED_REFUND' };
const refusedAsEnded = { order: null, refusal: { code: 'CONFLICT', message: 'Заказ уже завершён.' } };

async function placePaid(): Promise<BuiltOrder> {
  const order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'], bonusShare: 40, cashback: 30 });
  expect(await orders.pay(order)).toBe('CAPTURED');
  return order;
}

async function placeHandedOver(): Promise<BuiltOrder> {
  const order = await placePaid();
  await orders.move(order, 'HANDED_OVER_FOR_DELIVERY');
  return order;
}

async function placeDelivered(): Promise<BuiltOrder> {
  const order = await placePaid();
  await orders.deliver(order);
  return order;
}

/** A paid order of which one unit was already cancelled. */
async function placeWithCancelledUnit(cancelReason: CancelReason): Promise<BuiltOrder> {
  const order = await placePaid();
  await orders.move(order, 'CANCEL_PURCHASE', order.items.slice(0, 1), { cancelReason });
  return order;
}

async function placeExpired(): Promise<BuiltOrder> {
  const order = await orders.place();
  await orders.expire(order);
  expect(await orders.endExpired(order.items)).toEqual([order.id]);
  return order;
}

async function placeRevived(): Promise<BuiltOrder> {
  const order = await orders.place();
  const page = await orders.openPayment(order);
  await orders.expire(order);
  await orders.endExpired(order.items);
  expect(await orders.completePayment(page)).toBe('CAPTURED');
  return order;
}

/** Everything that a step has written, once all due jobs are done. */
async function readEffects(order: BuiltOrder): Promise<object> {
  const { id, accountId, items } = order;
  const { db } = api;
  await orders.waitForRefunds();
  await until('no job is due', async () => (await db.$executeRaw`SELECT FROM graphile_worker.jobs WHERE run_at <= now()`) === 0);
  return {
    mails: orders.listMailSubjects(order).toSorted(),
    events: await db.outgoingEvent.findMany({ where: { subject: id }, orderBy: { id: 'asc' } }),
    order: await db.order.findUniqueOrThrow({ where: { id }, include: { items: { orderBy: { position: 'asc' } } } }),
    history: await db.orderStatusChange.findMany({ where: { orderItem: { orderId: id } }, orderBy: { id: 'asc' } }),
    refunds: await db.paymentRefund.findMany({ where: { payment: { orderId: id } }, orderBy: { id: 'asc' } }),
    bonuses: await db.bonusEntry.findMany({ where: { accountId }, orderBy: { number: 'asc' } }),
    journal: await db.journalEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } }),
    goods: await db.productItem.findMany({ where: { id: { in: items.map((item) => item.productItemId) } }, orderBy: { id: 'asc' } }),
  };
}

/** Makes the step, and expects that its repetitions return the order and change nothing. */
async function expectRepeatable(order: BuiltOrder, dto: object, move = moveUnits): Promise<void> {
  expect(await move(dto)).toMatchObject({ order: { uuid: order.id }, refusal: null });
  expect(await api.db.orderItem.count({ where: { orderId: order.id, status: { notIn: [...finalStatuses] } } })).toBe(0);
  // The refund may still be pending.
  expect(await move(dto)).toMatchObject({ order: { uuid: order.id }, refusal: null });
  const before = await readEffects(order);
  expect(await move(dto)).toMatchObject({ order: { uuid: order.id }, refusal: null });
  expect(await readEffects(order)).toEqual(before);
}

describe('moveOrderUnits for all units of an order', () => {
  it.each([
    ['a cancellation of an unpaid order', () => orders.place(), byShop],
    ['a cancellation of a paid order', placePaid, byShop],
    ['a cancellation for the reason SUPPLIER_REFUSED', placePaid, bySupplier],
    ['a cancellation for the reason BY_SHOPPER', placePaid, forShopper],
    ['a cancellation of a revived order', placeRevived, byShop],
    ['a cancellation of an order with a unit cancelled for another reason', () => placeWithCancelledUnit('SUPPLIER_REFUSED'), byShop],
    ['a cancellation of an order with a unit cancelled for the same reason', () => placeWithCancelledUnit('BY_SHOP'), byShop],
    ['a refund of units that nobody collected', placeHandedOver, refund],
    ['a refund of delivered units', placeDelivered, refund],
  ])('returns the order and changes nothing when it repeats %s', async (_step, begin, step) => {
    const order = await begin();
    await expectRepeatable(order, { orderId: order.id, ...step });
  });
});

// It makes the same steps as moveOrderUnits, and names a refusal where that fails.
it('moveOrders for all units of an order returns the order and changes nothing when it repeats a cancellation of a paid order', async () => {
  const order = await placePaid();
  await expectRepeatable(order, { orderId: order.id, ...byShop }, moveOrders);
});

describe('the repetition of a step that has ended an order', () => {
  it('returns the order even if `updatedAt` of the request is older than that step', async () => {
    const order = await placePaid();
    const { updatedAt } = await api.db.order.findUniqueOrThrow({ where: { id: order.id } });
    await expectRepeatable(order, { orderId: order.id, ...byShop, updatedAt });
  });

  it('returns the order to another manager and to a program', async () => {
    const order = await placePaid();
    const dto = { orderId: order.id, ...byShop };
    await moveUnits(dto);
    const before = await readEffects(order);
    const others = [bearer((await signInStaff(api, 'MANAGER')).tokens), (await openProgram(api, ['ORDERS_WRITE'])).headers];
    for (const headers of others) expect(await moveUnits(dto, headers)).toMatchObject({ order: { uuid: order.id }, refusal: null });
    expect(await readEffects(order)).toEqual(before);
  });

  it('returns the order even if one unit was refunded and another exchanged before that step', async () => {
    const order = await placeDelivered();
    await orders.move(order, 'ISSUED_REFUND', order.items.slice(0, 1));
    await orders.exchange(order, order.items[1]);
    await expectRepeatable(order, { orderId: order.id, ...byShop });
  });
});

describe('a step for an order that has already ended', () => {
  /** The shop cancels one unit, and then the other unit for another reason. */
  async function placeEndedInTwoSteps(): Promise<BuiltOrder> {
    const order = await placeWithCancelledUnit('BY_SHOP');
    await orders.move(order, 'CANCEL_PURCHASE', order.items.slice(1), { cancelReason: 'SUPPLIER_REFUSED' });
    return order;
  }
  const endAfterwards = (begin: () => Promise<BuiltOrder>, end: (order: BuiltOrder) => Promise<unknown>) => async () => {
    const order = await begin();
    await end(order);
    return order;
  };
  const cancelled = endAfterwards(placePaid, (order) => orders.move(order, 'CANCEL_PURCHASE'));
  const cancelledByShopper = endAfterwards(placePaid, (order) => orders.cancel(order));
  const refunded = endAfterwards(placeDelivered, (order) => orders.move(order, 'ISSUED_REFUND'));

  it.each([
    ['was cancelled for another reason', cancelled, bySupplier],
    ['was cancelled, and the step is a refund', cancelled, refund],
    ['was refunded, and the step is a cancellation', refunded, byShop],
    ['was cancelled by the shopper, and the step is a cancellation by the shop', cancelledByShopper, byShop],
    ['was cancelled by the shopper, even if the step has the reason BY_SHOPPER', cancelledByShopper, forShopper],
    ['expired unpaid, and the step is a cancellation', placeExpired, byShop],
    ['expired unpaid, and the step is a refund', placeExpired, refund],
    ['was cancelled in part for the reason of the step, and then for another reason', placeEndedInTwoSteps, byShop],
    ['was cancelled, and the step is a handover', cancelled, { status: 'HANDED_OVER_FOR_DELIVERY' }],
  ])('is refused if the order %s', async (_way, begin, step) => {
    const order = await begin();
    const before = await readEffects(order);
    const dto = { orderId: order.id, ...step };
    expect(await moveUnits(dto)).toEqual(refusedAsEnded);
    expect(await moveOrders(dto)).toEqual(refusedAsEnded);
    expect(await readEffects(order)).toEqual(before);
  });
});
