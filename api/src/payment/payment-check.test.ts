import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildOrder } from '../../test/factories/order.factory.js';
import { until } from '../../test/support/wait-until.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../platform/process/durations.js';
import { PaymentCheckService } from './payment-check.service.js';
import { PaymentsUnderTest } from './payments.harness.js';
import { excessReference } from './refund/refund-and-receipt-requests.model.js';

let shop: PaymentsUnderTest;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.fake.reset();
  shop.orders.beforePaid = () => undefined;
});

async function openPayment() {
  const order = await buildOrder(shop.api.db);
  shop.makePayable(order);
  const providerId = await shop.open(order.id);
  return { ...order, providerId };
}

const checkOverdue = () => shop.api.app.get(PaymentCheckService).checkOverdue();
const listStates = async (orderId: string) => (await shop.listPayments(orderId)).map(({ state }) => state);
const listAppliedPayments = (orderId: string) => shop.orders.appliedPayments.filter((one) => one.orderId === orderId);
const countRequests = (providerId: string) => shop.fake.requests.filter(({ path }) => path === `payments/${providerId}`).length;
const listRefunds = (orderId: string) => shop.api.db.paymentRefund.findMany({ where: { payment: { orderId } } });

describe('a provider that hangs', () => {
  it('does not delay other requests, even if eight shoppers check their payments at once', async () => {
    const payments = [];
    for (let count = 0; count < 8; count += 1) payments.push(await openPayment());
    shop.advanceClock(3_000);
    const releaseResponses = shop.fake.holdResponses();
    const check = 'mutation ($id: ID!) { checkOrderPayment(dto: { id: $id }) { uuid } }';
    const checks = payments.map(({ id }) => shop.api.query<{ checkOrderPayment: { uuid: string } }>(check, { id }));
    const metrics = async () => (await fetch(`${shop.api.healthUrl}/metrics`)).text();
    await until('three checks are waiting', async () => (await metrics()).includes('meet_graphql_running 3'));
    expect((await shop.api.query('{ directoryList { id } }')).errors).toBeUndefined();
    releaseResponses();
    const responses = await Promise.all(checks);
    expect(responses.map(({ data }) => data?.checkOrderPayment.uuid)).toEqual(payments.map(({ id }) => id));
    expect(payments.filter(({ providerId }) => countRequests(providerId) > 0)).toHaveLength(3);
  });
});

describe('a notification of a payment', () => {
  it('makes the shop query the provider, and ten simultaneous notifications pay the order once', async () => {
    const { id, providerId, totalPrice } = await openPayment();
    shop.fake.pay(providerId);
    const responses = await Promise.all(Array.from({ length: 10 }, () => shop.fake.notify(shop.notificationUrl, providerId)));
    expect(shop.api.log.filter(({ level }) => level === 'error')).toEqual([]);
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    shop.advanceClock(3_000);
    await shop.finishJobs();
    const [payment] = await shop.listPayments(id);
    expect(payment?.state).toBe('SUCCEEDED');
    expect(listAppliedPayments(id)).toEqual([expect.objectContaining({ orderId: id, paymentId: payment?.id, amount: totalPrice })]);
  });

  it('changes nothing if it is forged', async () => {
    const { id, providerId } = await openPayment();
    shop.advanceClock(3_000);
    for (const event of ['payment.succeeded', 'payment.canceled', 'refund.succeeded']) {
      expect((await shop.fake.notify(shop.notificationUrl, providerId, event)).status).toBe(200);
    }
    await shop.finishJobs();
    expect([await listStates(id), listAppliedPayments(id)]).toEqual([['PENDING'], []]);
    expect(countRequests(providerId)).toBeGreaterThan(0);
  });

  it('gets the status 200 but causes no query if it is invalid or about an unknown payment, and 413 if it is too large', async () => {
    const send = (body: string) => fetch(shop.notificationUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    for (const body of [{ object: { id: randomUUID() } }, { object: { id: '../payments' } }, { object: { id: 7 } }, {}, [], 'text']) {
      const response = await send(JSON.stringify(body));
      expect([response.status, await response.json()]).toEqual([200, {}]);
    }
    expect((await send(JSON.stringify({ filler: 'x'.repeat(110_000) }))).status).toBe(413);
    await shop.finishJobs();
    expect(shop.fake.requests).toEqual([]);
  });

  it('changes the payment only to its state at the provider, even if it comes late, twice or out of order', async () => {
    const { id, providerId } = await openPayment();
    shop.advanceClock(3_000);
    await shop.fake.notify(shop.notificationUrl, providerId, 'payment.canceled');
    shop.fake.pay(providerId);
    await shop.fake.notify(shop.notificationUrl, providerId, 'payment.waiting_for_capture');
    await shop.finishJobs();
    shop.advanceClock(DAY_MS);
    await shop.fake.notify(shop.notificationUrl, providerId, 'payment.canceled');
    await shop.fake.notify(shop.notificationUrl, providerId);
    await shop.finishJobs();
    expect([await listStates(id), listAppliedPayments(id).length]).toEqual([['SUCCEEDED'], 1]);
  });
});

describe('a payment', () => {
  it('does not pay the order if its amount or currency differs from what was requested, and is reported', async () => {
    for (const amount of [
      { value: '1.00', currency: 'RUB' },
      { value: '5000.00', currency: 'USD' },
    ]) {
      const { id, providerId } = await openPayment();
      shop.fake.pay(providerId);
      shop.fake.changeReportedAmount(providerId, amount);
      shop.advanceClock(3_000);
      await shop.payments.checkNow(id);
      expect([await listStates(id), listAppliedPayments(id)]).toEqual([['PENDING'], []]);
      expect(shop.api.log).toContainEqual(
        expect.objectContaining({ level: 'error', orderId: id, msg: 'a payment succeeded with another amount or currency' }),
      );
      shop.advanceClock(8 * DAY_MS);
      await checkOverdue();
      expect(await shop.listPayments(id)).toMatchObject([{ state: 'PENDING', mismatchedAt: expect.any(Date) }]);
      await shop.withOrderLock(id, (transaction) => shop.payments.eraseEmails(transaction, [id]));
      expect(await shop.listPayments(id)).toMatchObject([{ email: '' }]);
    }
  });

  it('pays the order if it succeeds after it was cancelled, and stays successful if a cancellation follows', async () => {
    const { id, providerId } = await openPayment();
    shop.fake.decline(providerId);
    shop.advanceClock(3_000);
    await shop.payments.checkNow(id);
    expect(await listStates(id)).toEqual(['CANCELED']);
    shop.fake.pay(providerId);
    shop.advanceClock(3_000);
    await shop.fake.notify(shop.notificationUrl, providerId);
    await shop.finishJobs();
    shop.fake.decline(providerId);
    shop.advanceClock(3_000);
    await shop.fake.notify(shop.notificationUrl, providerId, 'payment.canceled');
    await shop.finishJobs();
    expect([await listStates(id), listAppliedPayments(id).length]).toEqual([['SUCCEEDED'], 1]);
  });

  it('is recorded despite a deadlock', async () => {
    const { id, providerId } = await openPayment();
    await shop.deadlockOnce('payment');
    shop.fake.pay(providerId);
    shop.advanceClock(3_000);
    await shop.payments.checkNow(id);
    expect([await listStates(id), listAppliedPayments(id).length]).toEqual([['SUCCEEDED'], 1]);
  });

  it('is refunded once and in full if the order does not accept it', async () => {
    const order = await openPayment();
    shop.orders.refusedOrderIds.add(order.id);
    shop.fake.pay(order.providerId);
    shop.advanceClock(3_000);
    await Promise.all(Array.from({ length: 4 }, () => shop.fake.notify(shop.notificationUrl, order.providerId)));
    await shop.finishJobs();
    expect(await listRefunds(order.id)).toMatchObject([{ reference: excessReference, amount: order.totalPrice, state: 'SUCCEEDED' }]);
    expect([...shop.fake.refunds.values()].filter(({ payment_id }) => payment_id === order.providerId)).toHaveLength(1);
    expect(shop.orders.refundOutcomes).toContainEqual({ orderId: order.id, reference: excessReference, isSuccessful: true });
    expect((await shop.payments.findStates([order.id])).get(order.id)).toEqual({
      state: 'REFUNDED',
      declinedReason: null,
      refunded: order.totalPrice,
      refundedAt: expect.any(Date),
    });
  });

  it('that the order does not accept has the state REFUNDED even before the provider has confirmed the refund', async () => {
    const order = await openPayment();
    shop.orders.refusedOrderIds.add(order.id);
    shop.fake.pay(order.providerId);
    shop.advanceClock(3_000);
    shop.fake.setRefundStatus('pending');
    await shop.payments.checkNow(order.id);
    expect((await shop.payments.findStates([order.id])).get(order.id)).toMatchObject({ state: 'REFUNDED', refunded: 0n });
    await until('the provider has it', async () => (await listRefunds(order.id)).every(({ providerId }) => providerId !== null));
    for (const made of shop.fake.refunds.values()) shop.fake.setStatus(made, 'succeeded');
    await shop.finishJobs();
    expect((await shop.payments.findStates([order.id])).get(order.id)).toMatchObject({ refunded: order.totalPrice });
  });

  it('is refunded if another payment has paid the order', async () => {
    const order = await openPayment();
    shop.makePayable(order, { email: 'other@example.com' });
    const second = await shop.open(order.id);
    for (const providerId of [order.providerId, second]) shop.fake.pay(providerId);
    shop.advanceClock(3_000);
    await Promise.all([second, order.providerId].map((providerId) => shop.fake.notify(shop.notificationUrl, providerId)));
    await shop.finishJobs();
    expect(await listStates(order.id)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(listAppliedPayments(order.id)).toHaveLength(1);
    expect(await listRefunds(order.id)).toMatchObject([{ amount: order.totalPrice, state: 'SUCCEEDED' }]);
    expect((await shop.payments.findStates([order.id])).get(order.id)).toMatchObject({ state: 'SUCCEEDED', refunded: 0n });
  });
});

describe('a shopper who returns from the provider', () => {
  it('makes the shop query the provider, but not more than once in three seconds', async () => {
    const { id, providerId } = await openPayment();
    shop.fake.pay(providerId);
    shop.advanceClock(3_000);
    const check = 'mutation ($dto: OrderInput!) { checkOrderPayment(dto: $dto) { uuid } }';
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => shop.api.query<{ checkOrderPayment: object }>(check, { dto: { id } })),
    );
    expect(responses.map(({ data }) => data?.checkOrderPayment)).toEqual(Array(5).fill({ uuid: id }));
    expect([await listStates(id), countRequests(providerId)]).toEqual([['SUCCEEDED'], 1]);
    expect((await shop.api.query(check, { dto: { id: 'nonsense' } })).data).toEqual({ checkOrderPayment: null });
  });

  it('gets the payment state PENDING while the provider is unavailable', async () => {
    const { id } = await openPayment();
    shop.advanceClock(3_000);
    shop.fake.failNext({ status: 500 }, { status: 500 });
    await shop.payments.checkNow(id);
    expect((await shop.payments.findStates([id])).get(id)).toMatchObject({ state: 'PENDING' });
  });
});

describe('a payment without a notification', () => {
  it('is checked after two minutes, then at growing intervals, until it is a week old', async () => {
    const { id, providerId } = await openPayment();
    await checkOverdue();
    expect(countRequests(providerId)).toBe(0);
    for (const [ms, times] of [
      [2 * MINUTE_MS, 1],
      [MINUTE_MS, 1],
      [MINUTE_MS, 2],
      [16 * HOUR_MS, 3],
      [HOUR_MS, 3],
      [2 * HOUR_MS, 4],
    ] as const) {
      shop.advanceClock(ms);
      await checkOverdue();
      expect(countRequests(providerId)).toBe(times);
    }
    shop.advanceClock(7 * DAY_MS);
    await checkOverdue();
    expect(await listStates(id)).toEqual(['CANCELED']);
    expect((await shop.payments.findStates([id])).get(id)).toMatchObject({
      state: 'DECLINED',
      declinedReason: expect.stringContaining('Оплата не'),
    });
  });

  it('is recorded at the next check if the database connection breaks while its success is being recorded', async () => {
    const { id, providerId } = await openPayment();
    shop.fake.pay(providerId);
    // The connection is killed as late as possible: the payment has been written, but not committed.
    shop.orders.beforePaid = async () => {
      await shop.api.db
        .$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle in transaction'`;
    };
    shop.advanceClock(3_000);
    await expect(shop.payments.checkNow(id)).rejects.toThrow();
    await until('the database is back', () =>
      listStates(id).then(
        () => true,
        () => false,
      ),
    );
    expect([await listStates(id), listAppliedPayments(id)]).toEqual([['PENDING'], []]);
    shop.orders.beforePaid = () => undefined;
    shop.advanceClock(2 * MINUTE_MS);
    await checkOverdue();
    expect([await listStates(id), listAppliedPayments(id).length]).toEqual([['SUCCEEDED'], 1]);
  });

  it('is not given up while the provider fails', async () => {
    const { id } = await openPayment();
    // Excludes the payments of earlier tests from the check, because requests about them would get the failures.
    await shop.api.db.payment.updateMany({ where: { orderId: { not: id } }, data: { askedAt: new Date(Date.UTC(2100, 0)) } });
    shop.advanceClock(8 * DAY_MS);
    shop.fake.failNext({ status: 500 }, { status: 500 });
    await checkOverdue();
    expect(await listStates(id)).toEqual(['PENDING']);
    shop.advanceClock(2 * DAY_MS);
    await checkOverdue();
    expect(await listStates(id)).toEqual(['CANCELED']);
  });

  it('is checked in the same run as eleven other payments', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => openPayment()));
    shop.advanceClock(2 * MINUTE_MS);
    await checkOverdue();
    expect(all.map(({ providerId }) => countRequests(providerId))).toEqual(all.map(() => 1));
  });

  it('is given up after an hour if the response to opening it was lost', async () => {
    const order = await buildOrder(shop.api.db);
    shop.makePayable(order);
    shop.fake.failNext('LOST_RESPONSE', 'LOST_RESPONSE');
    await expect(shop.payments.open(order.id)).rejects.toThrow();
    shop.advanceClock(HOUR_MS);
    await checkOverdue();
    expect(await listStates(order.id)).toEqual(['CANCELED']);
  });
});
