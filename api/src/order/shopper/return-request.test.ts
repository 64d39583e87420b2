import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { until } from '../../../test/support/wait-until.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { DAY_MS } from '../../platform/process/durations.js';
import { OrderMailReader } from '../mail/order-mail-reader.service.js';
import { Orders } from '../orders.harness.js';
import { formatMoscowDay } from '../status/moscow-day.rules.js';

const FIELDS =
  'uuid updatedAt orderProductItems { id status returnRequestedAt returnWithdrawnAt returnUntil canRequestReturn canWithdrawReturn }';
const RETURN = `mutation ($dto: RequestReturnInput!) { order: requestReturn(dto: $dto) { ${FIELDS} } }`;
const WITHDRAW = `mutation ($dto: WithdrawReturnInput!) { order: withdrawReturn(dto: $dto) { ${FIELDS} } }`;
const ORDER = `query ($uuid: ID!) { order: getOrderByUUID(dto: { uuid: $uuid }) { ${FIELDS} } }`;

interface DisplayedOrder {
  updatedAt: string;
  orderProductItems: {
    id: string;
    status: string;
    returnRequestedAt: string | null;
    returnWithdrawnAt: string | null;
    canRequestReturn: boolean;
    canWithdrawReturn: boolean;
  }[];
}

let api: TestApi;
let orders: Orders;

beforeAll(async () => {
  api = await startTestApi({ RETURN_REQUESTS_PER_HOUR: '10', MUTATIONS_PER_MINUTE: '10000' });
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
});
afterAll(() => api.close());
afterEach(async () => {
  await orders.waitForRefunds();
  expect(await orders.findLedgerViolations()).toEqual([]);
});

async function signInShopper() {
  const { accountId, tokens } = await signIn(api);
  await orders.grantBonuses(accountId);
  const headers = bearer(tokens);
  const send = async (query: string, variables: object, as: Record<string, string> = headers) =>
    (await (await api.post({ query, variables }, as)).json()) as GraphqlResponse<{ order: DisplayedOrder }>;
  const requestReturn = (order: { id: string }, itemIds: (string | undefined)[]) => send(RETURN, { dto: { id: order.id, itemIds } });
  const withdraw = (order: { id: string }, itemIds: (string | undefined)[], requestedAt?: string | null) =>
    send(WITHDRAW, { dto: { id: order.id, itemIds, requestedAt } });
  return { accountId, send, requestReturn, withdraw };
}

async function placePaid(accountId: string, units = 2): Promise<BuiltOrder> {
  const suppliers = Array.from({ length: units }, () => 'MEET_WAREHOUSE' as const);
  const order = await orders.place({ suppliers, cashback: 20, bonusShare: 10, order: { accountId } });
  await orders.pay(order);
  return order;
}

/** Moves the delivery of the units this many days into the past. */
const backdateDelivery = ({ id }: BuiltOrder, days: number) =>
  api.db.orderItem.updateMany({ where: { orderId: id }, data: { deliveredAt: new Date(Date.now() - days * DAY_MS) } });

const listReturnMails = (order: BuiltOrder) =>
  orders.listMailSubjects(order).filter((subject) => subject.startsWith('Заявка на\u00a0возврат'));
const readRefusal = ({ errors }: GraphqlResponse<unknown>) => errors?.[0]?.extensions;

describe('requestReturn', () => {
  it('stores the reason and the method, and returns the day by which the refund is due', async () => {
    const { accountId, send } = await signInShopper();
    const order = await placePaid(accountId, 1);
    await orders.deliver(order);
    const query = `mutation ($dto: RequestReturnInput!) {
      order: requestReturn(dto: $dto) { orderProductItems { returnReason returnMethod refundBy } }
    }`;
    const dto = { id: order.id, itemIds: [order.items[0]?.id], reason: 'SIZE', method: 'PICKUP_POINT' };
    const { data } = await send(query, { dto });
    const refundBy = formatMoscowDay(new Date(Date.now() + 10 * DAY_MS));
    expect(data?.order.orderProductItems).toEqual([{ returnReason: 'SIZE', returnMethod: 'PICKUP_POINT', refundBy }]);
  });

  it('marks the unit for the owner and the staff, sends one mail, and permits a later refund', async () => {
    const { accountId, requestReturn } = await signInShopper();
    const order = await placePaid(accountId);
    await orders.deliver(order);
    await backdateDelivery(order, 3);
    const [first, second] = order.items;
    const responses = [await requestReturn(order, [first?.id]), await requestReturn(order, [first?.id])];
    const requested = responses[0]?.data?.order.orderProductItems[0]?.returnRequestedAt;
    expect(requested).toEqual(expect.any(String));
    for (const { data } of responses) {
      expect(data?.order.orderProductItems).toMatchObject([
        { id: first?.id, returnRequestedAt: requested, returnUntil: expect.any(String), canRequestReturn: false },
        { id: second?.id, returnRequestedAt: null, canRequestReturn: true },
      ]);
    }
    const support = await signIn(api, { accessLevel: 'SUPPORT' });
    await api.db.session.update({
      where: { id: support.sessionId },
      data: { secondFactorAt: new Date(), secondFactorGeneration: 0 },
    });
    const supportView = (await (
      await api.post({ query: ORDER, variables: { uuid: order.id } }, bearer(support.tokens))
    ).json()) as GraphqlResponse<{
      order: DisplayedOrder;
    }>;
    expect(supportView.data?.order.orderProductItems[0]).toMatchObject({ returnRequestedAt: requested });
    await until('the shopper is mailed', () => listReturnMails(order).length > 0);
    await orders.move(order, 'ISSUED_REFUND', first ? [first] : []);
    await orders.waitForRefunds();
    expect(await api.db.orderItem.findUniqueOrThrow({ where: { id: first?.id ?? '' } })).toMatchObject({
      ...{ status: 'ISSUED_REFUND', returnRequestedAt: new Date(requested ?? 0) },
    });
    expect(listReturnMails(order)).toHaveLength(1);
  });

  it('is accepted until fourteen days after the delivery, and an accepted request may be repeated later', async () => {
    const { accountId, requestReturn } = await signInShopper();
    const order = await placePaid(accountId);
    await orders.deliver(order);
    const [first, second] = order.items;
    await backdateDelivery(order, 14);
    expect((await requestReturn(order, [first?.id])).errors).toBeUndefined();
    await backdateDelivery(order, 15.1);
    expect((await requestReturn(order, [first?.id])).errors).toBeUndefined();
    for (const itemIds of [[second?.id], [first?.id, second?.id]]) {
      expect(readRefusal(await requestReturn(order, itemIds))).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'LATE', units: [{ id: second?.id, status: 'DELIVERED', returnUntil: expect.any(String) }] },
      });
    }
    expect((await api.db.orderItem.findUniqueOrThrow({ where: { id: second?.id ?? '' } })).returnRequestedAt).toBeNull();
  });

  it('is accepted before the delivery, and a manager may then cancel or refund the unit', async () => {
    const { accountId, requestReturn } = await signInShopper();
    const order = await placePaid(accountId);
    await orders.move(order, 'HANDED_OVER_FOR_DELIVERY', order.items.slice(0, 1));
    expect(
      (
        await requestReturn(
          order,
          order.items.map(({ id }) => id),
        )
      ).data?.order.orderProductItems.map((unit) => unit.returnRequestedAt),
    ).toEqual([expect.any(String), expect.any(String)]);
    await orders.move(order, 'ISSUED_REFUND', order.items.slice(0, 1));
    await orders.move(order, 'CANCEL_PURCHASE', order.items.slice(1));
  });

  it('is possible for the replacement of a unit that was exchanged', async () => {
    const { accountId, requestReturn } = await signInShopper();
    const order = await placePaid(accountId, 1);
    await orders.deliver(order);
    await backdateDelivery(order, 5);
    await requestReturn(order, [order.items[0]?.id]);
    await orders.exchange(order, order.items[0]);
    const [, replacement] = await api.db.orderItem.findMany({ where: { orderId: order.id }, orderBy: { position: 'asc' } });
    expect(replacement?.returnRequestedAt).toBeNull();
    expect((await requestReturn(order, [replacement?.id])).errors).toBeUndefined();
  });

  it('refuses lines that are unpaid, cancelled, refunded, exchanged or of another order, and an empty list', async () => {
    const { accountId, requestReturn } = await signInShopper();
    const [unpaid, order, other] = [
      await orders.place({ order: { accountId } }),
      await placePaid(accountId, 3),
      await placePaid(accountId, 1),
    ];
    const [first, second, third] = order.items;
    await orders.deliver(order, order.items.slice(0, 2));
    await orders.move(order, 'ISSUED_REFUND', first ? [first] : []);
    await orders.exchange(order, second);
    await orders.cancel(order, third ? [third] : []);
    for (const line of [first, second, third]) {
      expect(readRefusal(await requestReturn(order, [line?.id]))).toMatchObject({
        code: 'CONFLICT',
        details: { reason: 'NOT_RETURNABLE' },
      });
    }
    expect(readRefusal(await requestReturn(unpaid, [unpaid.items[0]?.id]))).toMatchObject({ code: 'CONFLICT' });
    for (const itemIds of [[], ['nonsense'], ['nonsense', first?.id], [other.items[0]?.id], [other.items[0]?.id, first?.id]]) {
      expect(readRefusal(await requestReturn(order, itemIds))).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'itemIds' } });
    }
  });

  it('refuses guests, and returns NOT_FOUND for an order of another person', async () => {
    const [owner, stranger] = [await signInShopper(), await signInShopper()];
    const order = await placePaid(owner.accountId, 1);
    const itemIds = [order.items[0]?.id];
    expect(readRefusal(await stranger.requestReturn(order, itemIds))).toMatchObject({ code: 'NOT_FOUND' });
    expect(readRefusal(await stranger.requestReturn({ id: 'nonsense' }, itemIds))).toMatchObject({ code: 'NOT_FOUND' });
    expect(readRefusal(await owner.send(RETURN, { dto: { id: order.id, itemIds } }, {}))).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('takes effect once despite simultaneous requests, and makes a refund with an older `updatedAt` fail', async () => {
    const { accountId, requestReturn } = await signInShopper();
    const order = await placePaid(accountId, 1);
    await orders.deliver(order);
    // The clock of another process was ahead.
    const updatedAt = new Date(Date.now() + 60_000);
    await api.db.order.update({ where: { id: order.id }, data: { updatedAt } });
    const responses = await Promise.all(Array.from({ length: 3 }, () => requestReturn(order, [order.items[0]?.id])));
    const times = new Set(responses.map(({ data }) => data?.order.orderProductItems[0]?.returnRequestedAt));
    expect([times.size, [...times][0]]).toEqual([1, expect.any(String)]);
    expect((await api.db.order.findUniqueOrThrow({ where: { id: order.id } })).updatedAt > updatedAt).toBe(true);
    await expect(orders.move(order, 'ISSUED_REFUND', order.items, { updatedAt })).rejects.toMatchObject({ code: 'CONFLICT' });
    await until('the shopper is mailed', () => listReturnMails(order).length > 0);
    await orders.move(order, 'ISSUED_REFUND');
    await orders.waitForRefunds();
    expect(listReturnMails(order)).toHaveLength(1);
  });
});

describe('requests to return units', () => {
  it('are limited per hour and account', async () => {
    const [{ accountId, requestReturn }, other] = [await signInShopper(), await signInShopper()];
    const [order, otherOrder] = [await placePaid(accountId, 1), await placePaid(other.accountId, 1)];
    for (let times = 0; times < 10; times += 1) expect((await requestReturn(order, [order.items[0]?.id])).errors).toBeUndefined();
    expect(readRefusal(await requestReturn(order, [order.items[0]?.id]))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await other.requestReturn(otherOrder, [otherOrder.items[0]?.id])).errors).toBeUndefined();
  });

  it('are confirmed by a mail without the units whose request was withdrawn, and not at all if all requests were withdrawn', async () => {
    const { accountId, requestReturn, withdraw } = await signInShopper();
    const order = await placePaid(accountId);
    const [first, second] = order.items;
    const { data } = await requestReturn(order, [first?.id, second?.id]);
    const requestedAt = new Date(data?.order.orderProductItems[0]?.returnRequestedAt ?? 0);
    const countUnits = async () => (await api.app.get(OrderMailReader).readReturnRequest(order.id, requestedAt))?.units.length;
    expect(await countUnits()).toBe(2);
    await withdraw(order, [first?.id]);
    expect(await countUnits()).toBe(1);
    await withdraw(order, [second?.id]);
    await requestReturn(order, [second?.id]);
    expect(await countUnits()).toBeUndefined();
  });
});

describe('withdrawReturn', () => {
  it('withdraws the request even if it is called twice, and a return requested again is confirmed by another mail', async () => {
    const { accountId, requestReturn, withdraw } = await signInShopper();
    const order = await placePaid(accountId);
    await orders.deliver(order);
    const [first] = order.items;
    const [requested] = (await requestReturn(order, [first?.id])).data?.order.orderProductItems ?? [];
    expect(requested).toMatchObject({ canRequestReturn: false, canWithdrawReturn: true });
    await until('the shopper is mailed', () => listReturnMails(order).length === 1);
    for (const { data, errors } of [await withdraw(order, [first?.id]), await withdraw(order, [first?.id])]) {
      expect(errors).toBeUndefined();
      expect(data?.order.orderProductItems[0]).toMatchObject({
        ...{ returnRequestedAt: null, canRequestReturn: true, canWithdrawReturn: false },
      });
    }
    await requestReturn(order, [first?.id]);
    await until('the shopper is mailed again', () => listReturnMails(order).length === 2);
  });

  it('records the time of the first withdrawal, and keeps it when the return is requested again', async () => {
    const { accountId, requestReturn, withdraw } = await signInShopper();
    const order = await placePaid(accountId, 1);
    await orders.deliver(order);
    const itemIds = [order.items[0]?.id];
    const readLine = ({ data }: GraphqlResponse<{ order: DisplayedOrder }>) => data?.order.orderProductItems[0];
    expect(readLine(await requestReturn(order, itemIds))?.returnWithdrawnAt).toBeNull();
    const withdrawnAt = readLine(await withdraw(order, itemIds))?.returnWithdrawnAt;
    expect(Date.parse(withdrawnAt ?? '')).toBeGreaterThan(Date.now() - DAY_MS);
    expect(readLine(await withdraw(order, itemIds))?.returnWithdrawnAt).toBe(withdrawnAt);
    expect(readLine(await requestReturn(order, itemIds))?.returnWithdrawnAt).toBe(withdrawnAt);
  });

  it('refuses to withdraw a later request if its `requestedAt` is that of the first request', async () => {
    const { accountId, requestReturn, withdraw } = await signInShopper();
    const order = await placePaid(accountId, 1);
    await orders.deliver(order);
    const itemIds = [order.items[0]?.id];
    const request = async () => (await requestReturn(order, itemIds)).data?.order.orderProductItems[0]?.returnRequestedAt;
    const requestedAt = await request();
    await withdraw(order, itemIds, requestedAt);
    const requestedAgainAt = await request();
    expect(readRefusal(await withdraw(order, itemIds, requestedAt))).toMatchObject({
      code: 'CONFLICT',
      details: { units: [{ id: itemIds[0], returnRequestedAt: requestedAgainAt }] },
    });
    expect((await withdraw(order, itemIds, requestedAgainAt)).data?.order.orderProductItems[0]).toMatchObject({ returnRequestedAt: null });
  });

  it('clears the reason and the method, and makes a refund with an older `updatedAt` fail', async () => {
    const { accountId, send, withdraw } = await signInShopper();
    const order = await placePaid(accountId, 1);
    await orders.deliver(order);
    const itemIds = [order.items[0]?.id];
    await send(RETURN, { dto: { id: order.id, itemIds, reason: 'SIZE', method: 'POST' } });
    const { updatedAt } = await api.db.order.findUniqueOrThrow({ where: { id: order.id } });
    await withdraw(order, itemIds);
    expect(await api.db.orderItem.findUniqueOrThrow({ where: { id: itemIds[0] ?? '' } })).toMatchObject({
      ...{ returnRequestedAt: null, returnReason: null, returnMethod: null },
    });
    await expect(orders.move(order, 'ISSUED_REFUND', order.items, { updatedAt })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is refused once a unit was refunded, and for lines of other orders', async () => {
    const { accountId, requestReturn, withdraw } = await signInShopper();
    const [order, other] = [await placePaid(accountId), await placePaid(accountId, 1)];
    await orders.deliver(order);
    const [first, second] = order.items;
    await requestReturn(order, [first?.id, second?.id]);
    await orders.move(order, 'ISSUED_REFUND', first ? [first] : []);
    expect(readRefusal(await withdraw(order, [first?.id, second?.id]))).toMatchObject({
      code: 'CONFLICT',
      details: { units: [{ id: first?.id, status: 'ISSUED_REFUND' }] },
    });
    expect((await api.db.orderItem.findUniqueOrThrow({ where: { id: second?.id ?? '' } })).returnRequestedAt).not.toBeNull();
    expect(readRefusal(await withdraw(order, [other.items[0]?.id]))).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { field: 'itemIds' },
    });
  });
});
