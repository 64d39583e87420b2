import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildOrder } from '../../../test/factories/order.factory.js';
import { until } from '../../../test/support/wait-until.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import type { PaymentLine } from '../payment.model.js';
import { PaymentsUnderTest } from '../payments.harness.js';

let shop: PaymentsUnderTest;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start();
});
afterAll(() => shop.close());
beforeEach(() => shop.fake.reset());

async function placePaidOrder() {
  const order = await buildOrder(shop.api.db);
  shop.makePayable(order);
  const providerId = await shop.pay(order.id);
  shop.fake.requests.length = 0;
  return { ...order, providerId };
}

const buildLines = (amount: bigint, markingCode?: string): PaymentLine[] => [
  { reference: 'unit-1', title: 'Кеды', amount, kind: 'GOODS', ...(markingCode && { markingCode }) },
];
const deliveryLines: PaymentLine[] = [{ reference: 'delivery', title: 'Доставка', amount: 590_00n, kind: 'DELIVERY' }];

const startRefund = (orderId: string, reference: string, lines: PaymentLine[]) =>
  shop.withOrderLock(orderId, (transaction) => shop.payments.refund(transaction, { orderId, refunds: [{ reference, lines }] }));
const requestReceipt = (orderId: string, reference: string, lines: PaymentLine[]) =>
  shop.withOrderLock(orderId, (transaction) => shop.payments.requestOrderReceipt(transaction, { orderId, reference, lines }));
const listRefunds = (orderId: string) =>
  shop.api.db.paymentRefund.findMany({ where: { payment: { orderId } }, orderBy: { attempt: 'asc' } });
const listReceipts = (orderId: string) => shop.api.db.paymentReceipt.findMany({ where: { payment: { orderId } } });
const listOutcomes = (orderId: string) => shop.orders.refundOutcomes.filter((one) => one.orderId === orderId);
const listAtProvider = (kind: 'refunds' | 'receipts', providerId: string) =>
  [...shop.fake[kind].values()].filter((one) => one.payment_id === providerId);
const listPosts = (path: string) => shop.fake.requests.filter((request) => request.method === 'POST' && request.path === path);
const readSummary = async (orderId: string) => (await shop.payments.findStates([orderId])).get(orderId);
const hasFailedJob = async () =>
  (await shop.api.db.$executeRaw`SELECT FROM graphile_worker.jobs WHERE locked_at IS NULL AND attempts > 0`) === 1;

describe('a refund', () => {
  it('is made once with its lines, even if it is requested again under the same reference, and the order is notified', async () => {
    const { id, providerId, totalPrice } = await placePaidOrder();
    await startRefund(id, 'unit:1', buildLines(1_000_00n));
    await Promise.all([startRefund(id, 'unit:1', buildLines(1_000_00n)), startRefund(id, 'unit:1', buildLines(1_000_00n))]);
    await shop.finishJobs();
    const [row, ...others] = await listRefunds(id);
    expect([row, others]).toMatchObject([{ state: 'SUCCEEDED', amount: 1_000_00n, attempt: 1 }, []]);
    expect(listAtProvider('refunds', providerId)).toHaveLength(1);
    expect(listPosts('refunds')).toMatchObject([
      {
        key: row?.id,
        body: {
          payment_id: providerId,
          amount: { value: '1000.00', currency: 'RUB' },
          receipt: {
            customer: { email: 'anna@example.com' },
            items: [{ description: 'Кеды', payment_mode: 'full_prepayment', vat_code: 6 }],
          },
        },
      },
    ]);
    expect(listOutcomes(id)).toEqual([{ orderId: id, reference: 'unit:1', isSuccessful: true }]);
    expect(await readSummary(id)).toEqual({ state: 'SUCCEEDED', declinedReason: null, refunded: 1_000_00n, refundedAt: row?.succeededAt });
    await startRefund(id, 'rest', buildLines(totalPrice - 1_000_00n));
    await shop.finishJobs();
    expect(await readSummary(id)).toMatchObject({ state: 'REFUNDED', refunded: totalPrice, refundedAt: expect.any(Date) });
  });

  it.each([
    'payment_refund',
    'payment_receipt',
  ] as const)('is recorded despite a deadlock on the table %s, and so is a handover receipt', async (table) => {
    const { id } = await placePaidOrder();
    await shop.deadlockOnce(table);
    await startRefund(id, 'unit:1', buildLines(1_000_00n));
    await requestReceipt(id, 'unit:2', buildLines(1_000_00n));
    await shop.finishJobs();
    expect([...(await listRefunds(id)), ...(await listReceipts(id))].map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(shop.api.log.filter(({ msg }) => msg === 'a job failed')).toEqual([]);
  });

  it('is retried with the same idempotency key after error responses and a lost response', async () => {
    const { id, providerId } = await placePaidOrder();
    shop.fake.failNext({ status: 500 }, { status: 503 }, 'LOST_RESPONSE', { status: 500 });
    await startRefund(id, 'unit:1', buildLines(1_000_00n));
    await until('the first run has failed', hasFailedJob);
    await shop.finishJobs();
    expect(listAtProvider('refunds', providerId)).toHaveLength(1);
    expect(new Set(listPosts('refunds').map(({ key }) => key)).size).toBe(1);
    expect(listOutcomes(id)).toHaveLength(1);
  });

  it('is polled while it is pending until the provider has decided', async () => {
    const { id, providerId } = await placePaidOrder();
    shop.fake.setRefundStatus('pending');
    await startRefund(id, 'unit:1', buildLines(1_000_00n));
    await until('it is pending', async () => (await listRefunds(id))[0]?.providerId !== null);
    await until('it waits', hasFailedJob);
    expect(listOutcomes(id)).toEqual([]);
    const [made] = listAtProvider('refunds', providerId);
    if (made) shop.fake.setStatus(made, 'succeeded');
    // The notification makes the waiting job due at once.
    await shop.fake.notify(shop.notificationUrl, made?.id ?? '', 'refund.succeeded');
    await until('it has succeeded', async () => (await listRefunds(id))[0]?.state === 'SUCCEEDED');
    expect(listPosts('refunds')).toHaveLength(1);
    expect(listOutcomes(id)).toEqual([{ orderId: id, reference: 'unit:1', isSuccessful: true }]);
  });

  it('is saved and reported if it is refused, and can be requested again with a new idempotency key', async () => {
    const { id } = await placePaidOrder();
    shop.fake.setRefundStatus('canceled');
    await startRefund(id, 'unit:1', buildLines(1_000_00n));
    await shop.finishJobs();
    expect(await listRefunds(id)).toMatchObject([{ state: 'REFUSED', refusal: 'insufficient_funds' }]);
    expect(shop.api.log).toContainEqual(
      expect.objectContaining({ level: 'error', msg: 'a refund was refused', reason: 'insufficient_funds' }),
    );
    const { components } = (await (await fetch(`${shop.api.healthUrl}/health/ready`)).json()) as { components: { payments: object } };
    expect(components.payments).toEqual({ status: 'degraded', detail: '1 refunds or receipts refused; YooKassa' });
    shop.fake.setRefundStatus('succeeded');
    await startRefund(id, 'unit:1', buildLines(1_000_00n));
    await shop.finishJobs();
    expect((await listRefunds(id)).map(({ attempt, state }) => [attempt, state])).toEqual([
      [1, 'REFUSED'],
      [2, 'SUCCEEDED'],
    ]);
    expect(new Set(listPosts('refunds').map(({ key }) => key)).size).toBe(2);
    expect(listOutcomes(id).map(({ isSuccessful }) => isSuccessful)).toEqual([false, true]);
  });

  it('is found instead of repeated if its response was lost a day ago', async () => {
    const { id, providerId } = await placePaidOrder();
    shop.fake.failNext('LOST_RESPONSE', { status: 500 });
    await startRefund(id, 'unit:1', buildLines(1_000_00n));
    await until('the first run has failed', hasFailedJob);
    shop.fake.expireKeys();
    shop.advanceClock(DAY_MS);
    await shop.finishJobs();
    expect(await listRefunds(id)).toMatchObject([{ state: 'SUCCEEDED' }]);
    expect(listAtProvider('refunds', providerId)).toHaveLength(1);
  });

  it('is not requested for more than the paid amount, for an unpaid order, or if its transaction fails', async () => {
    const { id, totalPrice } = await placePaidOrder();
    await startRefund(id, 'unit:1', buildLines(totalPrice - 10_00n));
    await expect(startRefund(id, 'delivery', deliveryLines)).rejects.toThrow('more than the payment');
    const unpaid = await buildOrder(shop.api.db);
    await expect(startRefund(unpaid.id, 'unit:1', buildLines(100n))).rejects.toThrow('no captured payment');
    const failing = shop.withOrderLock(id, async (transaction) => {
      await shop.payments.refund(transaction, { orderId: id, refunds: [{ reference: 'never', lines: buildLines(100n) }] });
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    await shop.finishJobs();
    expect((await listRefunds(id)).map(({ reference }) => reference)).toEqual(['unit:1']);
  });

  it('can be requested together with others: all are requested or none, and each is made once', async () => {
    const { id, totalPrice } = await placePaidOrder();
    await startRefund(id, 'unit:2', buildLines(2_00n));
    const startRefunds = (...amounts: bigint[]) =>
      shop.withOrderLock(id, (transaction) => {
        const refunds = amounts.map((amount, index) => ({ reference: `unit:${index + 1}`, lines: buildLines(amount) }));
        return shop.payments.refund(transaction, { orderId: id, refunds });
      });
    await expect(startRefunds(1_00n, 2_00n, totalPrice)).rejects.toThrow('more than the payment');
    await startRefunds(1_00n, 2_00n, 3_00n);
    await startRefunds(1_00n, 2_00n, 3_00n);
    await shop.finishJobs();
    const requested = (await listRefunds(id)).map(({ reference, amount, state }) => [reference, amount, state]);
    expect(requested.toSorted()).toEqual([
      ['unit:1', 1_00n, 'SUCCEEDED'],
      ['unit:2', 2_00n, 'SUCCEEDED'],
      ['unit:3', 3_00n, 'SUCCEEDED'],
    ]);
  });

  it('fails if a simultaneous refund takes the same money', async () => {
    const { id, totalPrice } = await placePaidOrder();
    const results = await Promise.allSettled([
      startRefund(id, 'one', buildLines(totalPrice)),
      startRefund(id, 'two', buildLines(totalPrice)),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await shop.finishJobs();
    expect(await listRefunds(id)).toHaveLength(1);
  });
});

describe('a handover receipt', () => {
  it('settles the prepayment of the units handed over, with the marking code, once', async () => {
    const { id, providerId } = await placePaidOrder();
    const code = '010460406000590021N4N57RTCBUZTQ';
    shop.fake.failNext({ status: 500 }, { status: 500 });
    await requestReceipt(id, 'handed:1', [...buildLines(1_000_00n, code), ...deliveryLines]);
    await requestReceipt(id, 'handed:1', buildLines(1_000_00n, code));
    await shop.finishJobs();
    expect(await listReceipts(id)).toMatchObject([{ state: 'SUCCEEDED' }]);
    expect(listAtProvider('receipts', providerId)).toMatchObject([
      {
        type: 'payment',
        settlements: [{ type: 'prepayment', amount: { value: '1590.00', currency: 'RUB' } }],
        items: [
          {
            payment_mode: 'full_payment',
            vat_code: 4,
            payment_subject: 'marked',
            measure: 'piece',
            mark_mode: '0',
            mark_code_info: { mark_code_raw: code },
            mark_quantity: { numerator: 1, denominator: 1 },
          },
          { payment_mode: 'full_payment', vat_code: 4, payment_subject: 'service' },
        ],
      },
    ]);
    await startRefund(id, 'unit:1', buildLines(1_000_00n));
    await shop.finishJobs();
    expect(listPosts('refunds')).toMatchObject([
      { body: { receipt: { items: [{ payment_mode: 'full_payment', vat_code: 4, mark_code_info: { mark_code_raw: code } }] } } },
    ]);
  });

  it('is found instead of repeated if its response was lost a day ago', async () => {
    const { id, providerId } = await placePaidOrder();
    await requestReceipt(id, 'handed:0', buildLines(1_000_00n));
    await shop.finishJobs();
    shop.fake.failNext('LOST_RESPONSE', { status: 500 });
    await requestReceipt(id, 'handed:1', buildLines(1_000_00n));
    await until('the first run has failed', hasFailedJob);
    shop.fake.expireKeys();
    shop.advanceClock(DAY_MS);
    await shop.finishJobs();
    expect((await listReceipts(id)).map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(listAtProvider('receipts', providerId)).toHaveLength(2);
    expect(new Set((await listReceipts(id)).map((receipt) => receipt.providerId)).size).toBe(2);
  });

  it('is reported when it is refused, and counted in the metrics when it is overdue', async () => {
    const { id } = await placePaidOrder();
    shop.fake.setReceiptStatus('canceled');
    await requestReceipt(id, 'handed:1', buildLines(1_000_00n));
    await shop.finishJobs();
    expect(await listReceipts(id)).toMatchObject([{ state: 'REFUSED', refusal: 'canceled' }]);
    expect(shop.api.log).toContainEqual(expect.objectContaining({ level: 'error', msg: 'a receipt was refused' }));
    shop.fake.setReceiptStatus('pending');
    await requestReceipt(id, 'handed:2', buildLines(1_000_00n));
    await until('it is pending', async () =>
      (await listReceipts(id)).some(({ providerId, state }) => providerId !== null && state === 'REQUESTED'),
    );
    shop.advanceClock(2 * HOUR_MS);
    const metrics = await (await fetch(`${shop.api.healthUrl}/metrics`)).text();
    expect(metrics).toMatch(/^meet_refunds_overdue 1$/m);
    expect(metrics).toMatch(/^meet_payments_total\{what="receipt",outcome="refused"\} 1$/m);
    for (const receipt of shop.fake.receipts.values()) shop.fake.setStatus(receipt, 'succeeded');
    await shop.finishJobs();
  });
});

describe('the e-mail address of a payment', () => {
  it('is erased with the account, but not before the last refund has ended', async () => {
    const { id } = await placePaidOrder();
    shop.fake.setRefundStatus('pending');
    await startRefund(id, 'unit:1', buildLines(1_000_00n));
    const listEmails = async () => (await shop.listPayments(id)).map(({ email }) => email);
    await shop.withOrderLock(id, (transaction) => shop.payments.eraseEmails(transaction, [id]));
    expect(await listEmails()).toEqual(['anna@example.com']);
    await until('it is pending', hasFailedJob);
    for (const made of shop.fake.refunds.values()) shop.fake.setStatus(made, 'succeeded');
    await shop.finishJobs();
    await shop.withOrderLock(id, (transaction) => shop.payments.eraseEmails(transaction, [id]));
    expect(await listEmails()).toEqual(['']);
  });
});
