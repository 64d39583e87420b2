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

async function openPaid() {
  const order = await buildOrder(shop.api.db);
  shop.payable(order);
  const providerId = await shop.pay(order.id);
  shop.fake.requests.length = 0;
  return { ...order, providerId };
}

const unit = (amount: bigint, markingCode?: string): PaymentLine[] => [
  { reference: 'unit-1', title: 'Кеды', amount, kind: 'GOODS', ...(markingCode && { markingCode }) },
];
const delivery: PaymentLine[] = [{ reference: 'delivery', title: 'Доставка', amount: 590_00n, kind: 'DELIVERY' }];

const refund = (orderId: string, reference: string, lines: PaymentLine[]) =>
  shop.inOrder(orderId, (transaction) => shop.payments.refund(transaction, { orderId, refunds: [{ reference, lines }] }));
const settle = (orderId: string, reference: string, lines: PaymentLine[]) =>
  shop.inOrder(orderId, (transaction) => shop.payments.requestOrderReceipt(transaction, { orderId, reference, lines }));
const listRefunds = (orderId: string) =>
  shop.api.db.paymentRefund.findMany({ where: { payment: { orderId } }, orderBy: { attempt: 'asc' } });
const listReceipts = (orderId: string) => shop.api.db.paymentReceipt.findMany({ where: { payment: { orderId } } });
const listOutcomes = (orderId: string) => shop.orders.outcomes.filter((one) => one.orderId === orderId);
const madeAt = (kind: 'refunds' | 'receipts', providerId: string) =>
  [...shop.fake[kind].values()].filter((one) => one.payment_id === providerId);
const posts = (path: string) => shop.fake.requests.filter((request) => request.method === 'POST' && request.path === path);
const toSummary = async (orderId: string) => (await shop.payments.findStates([orderId])).get(orderId);
const hasFailed = async () =>
  (await shop.api.db.$executeRaw`SELECT FROM graphile_worker.jobs WHERE locked_at IS NULL AND attempts > 0`) === 1;

describe('a refund', () => {
  it('is made with its lines, once for one reference, and the order is notified', async () => {
    const { id, providerId, totalPrice } = await openPaid();
    await refund(id, 'unit:1', unit(1_000_00n));
    await Promise.all([refund(id, 'unit:1', unit(1_000_00n)), refund(id, 'unit:1', unit(1_000_00n))]);
    await shop.jobsDone();
    const [row, ...others] = await listRefunds(id);
    expect([row, others]).toMatchObject([{ state: 'SUCCEEDED', amount: 1_000_00n, attempt: 1 }, []]);
    expect(madeAt('refunds', providerId)).toHaveLength(1);
    expect(posts('refunds')).toMatchObject([
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
    expect(await toSummary(id)).toEqual({ state: 'SUCCEEDED', declinedReason: null, refunded: 1_000_00n, refundedAt: row?.succeededAt });
    await refund(id, 'rest', unit(totalPrice - 1_000_00n));
    await shop.jobsDone();
    expect(await toSummary(id)).toMatchObject({ state: 'REFUNDED', refunded: totalPrice, refundedAt: expect.any(Date) });
  });

  it.each([
    'payment_refund',
    'payment_receipt',
  ] as const)('is recorded despite a deadlock, and so is a second receipt (deadlock on %s)', async (table) => {
    const { id } = await openPaid();
    await shop.deadlockOnce(table);
    await refund(id, 'unit:1', unit(1_000_00n));
    await settle(id, 'unit:2', unit(1_000_00n));
    await shop.jobsDone();
    expect([...(await listRefunds(id)), ...(await listReceipts(id))].map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(shop.api.log.filter(({ msg }) => msg === 'a job failed')).toEqual([]);
  });

  it('is retried with the same key after failures, throttling and a lost response', async () => {
    const { id, providerId } = await openPaid();
    shop.fake.failNext({ status: 500 }, { status: 503 }, 'LOST', { status: 500 });
    await refund(id, 'unit:1', unit(1_000_00n));
    await until('the first run has failed', hasFailed);
    await shop.jobsDone();
    expect(madeAt('refunds', providerId)).toHaveLength(1);
    expect(new Set(posts('refunds').map(({ key }) => key)).size).toBe(1);
    expect(listOutcomes(id)).toHaveLength(1);
  });

  it('is polled while it is pending until the provider has decided', async () => {
    const { id, providerId } = await openPaid();
    shop.fake.setRefundStatus('pending');
    await refund(id, 'unit:1', unit(1_000_00n));
    await until('it is pending', async () => (await listRefunds(id))[0]?.providerId !== null);
    await until('it waits', hasFailed);
    expect(listOutcomes(id)).toEqual([]);
    const [made] = madeAt('refunds', providerId);
    if (made) shop.fake.setStatus(made, 'succeeded');
    // The notification makes the waiting job due at once.
    await shop.fake.notify(shop.webhook, made?.id ?? '', 'refund.succeeded');
    await until('it has succeeded', async () => (await listRefunds(id))[0]?.state === 'SUCCEEDED');
    expect(posts('refunds')).toHaveLength(1);
    expect(listOutcomes(id)).toEqual([{ orderId: id, reference: 'unit:1', isSuccessful: true }]);
  });

  it('is saved and reported if it is refused, and can be requested again under a new key', async () => {
    const { id } = await openPaid();
    shop.fake.setRefundStatus('canceled');
    await refund(id, 'unit:1', unit(1_000_00n));
    await shop.jobsDone();
    expect(await listRefunds(id)).toMatchObject([{ state: 'REFUSED', refusal: 'insufficient_funds' }]);
    expect(shop.api.log).toContainEqual(
      expect.objectContaining({ level: 'error', msg: 'a refund was refused', reason: 'insufficient_funds' }),
    );
    const { components } = (await (await fetch(`${shop.api.healthUrl}/health/ready`)).json()) as { components: { payments: object } };
    expect(components.payments).toEqual({ status: 'degraded', detail: '1 refunds or receipts refused; YooKassa' });
    shop.fake.setRefundStatus('succeeded');
    await refund(id, 'unit:1', unit(1_000_00n));
    await shop.jobsDone();
    expect((await listRefunds(id)).map(({ attempt, state }) => [attempt, state])).toEqual([
      [1, 'REFUSED'],
      [2, 'SUCCEEDED'],
    ]);
    expect(new Set(posts('refunds').map(({ key }) => key)).size).toBe(2);
    expect(listOutcomes(id).map(({ isSuccessful }) => isSuccessful)).toEqual([false, true]);
  });

  it('is found instead of repeated if its response was lost a day ago', async () => {
    const { id, providerId } = await openPaid();
    shop.fake.failNext('LOST', { status: 500 });
    await refund(id, 'unit:1', unit(1_000_00n));
    await until('the first run has failed', hasFailed);
    shop.fake.forgetKeys();
    shop.passes(DAY_MS);
    await shop.jobsDone();
    expect(await listRefunds(id)).toMatchObject([{ state: 'SUCCEEDED' }]);
    expect(madeAt('refunds', providerId)).toHaveLength(1);
  });

  it('is not requested for more than the paid amount, for an unpaid order, or if its transaction fails', async () => {
    const { id, totalPrice } = await openPaid();
    await refund(id, 'unit:1', unit(totalPrice - 10_00n));
    await expect(refund(id, 'delivery', delivery)).rejects.toThrow('more than the payment');
    const unpaid = await buildOrder(shop.api.db);
    await expect(refund(unpaid.id, 'unit:1', unit(100n))).rejects.toThrow('no captured payment');
    const failing = shop.inOrder(id, async (transaction) => {
      await shop.payments.refund(transaction, { orderId: id, refunds: [{ reference: 'never', lines: unit(100n) }] });
      throw new Error('after all not');
    });
    await expect(failing).rejects.toThrow('after all not');
    await shop.jobsDone();
    expect((await listRefunds(id)).map(({ reference }) => reference)).toEqual(['unit:1']);
  });

  it('is requested together with others, all or none, and each is made once', async () => {
    const { id, totalPrice } = await openPaid();
    await refund(id, 'unit:2', unit(2_00n));
    const several = (...amounts: bigint[]) =>
      shop.inOrder(id, (transaction) => {
        const refunds = amounts.map((amount, place) => ({ reference: `unit:${place + 1}`, lines: unit(amount) }));
        return shop.payments.refund(transaction, { orderId: id, refunds });
      });
    await expect(several(1_00n, 2_00n, totalPrice)).rejects.toThrow('more than the payment');
    await several(1_00n, 2_00n, 3_00n);
    await several(1_00n, 2_00n, 3_00n);
    await shop.jobsDone();
    const requested = (await listRefunds(id)).map(({ reference, amount, state }) => [reference, amount, state]);
    expect(requested.toSorted()).toEqual([
      ['unit:1', 1_00n, 'SUCCEEDED'],
      ['unit:2', 2_00n, 'SUCCEEDED'],
      ['unit:3', 3_00n, 'SUCCEEDED'],
    ]);
  });

  it('fails if a simultaneous refund takes the same money', async () => {
    const { id, totalPrice } = await openPaid();
    const results = await Promise.allSettled([refund(id, 'one', unit(totalPrice)), refund(id, 'two', unit(totalPrice))]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await shop.jobsDone();
    expect(await listRefunds(id)).toHaveLength(1);
  });
});

describe('a second receipt', () => {
  it('settles the prepayment of the units handed over, with the marking code, once', async () => {
    const { id, providerId } = await openPaid();
    const code = '010460406000590021N4N57RTCBUZTQ';
    shop.fake.failNext({ status: 500 }, { status: 500 });
    await settle(id, 'handed:1', [...unit(1_000_00n, code), ...delivery]);
    await settle(id, 'handed:1', unit(1_000_00n, code));
    await shop.jobsDone();
    expect(await listReceipts(id)).toMatchObject([{ state: 'SUCCEEDED' }]);
    expect(madeAt('receipts', providerId)).toMatchObject([
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
    await refund(id, 'unit:1', unit(1_000_00n));
    await shop.jobsDone();
    expect(posts('refunds')).toMatchObject([
      { body: { receipt: { items: [{ payment_mode: 'full_payment', vat_code: 4, mark_code_info: { mark_code_raw: code } }] } } },
    ]);
  });

  it('is found instead of repeated if its response was lost a day ago', async () => {
    const { id, providerId } = await openPaid();
    await settle(id, 'handed:0', unit(1_000_00n));
    await shop.jobsDone();
    shop.fake.failNext('LOST', { status: 500 });
    await settle(id, 'handed:1', unit(1_000_00n));
    await until('the first run has failed', hasFailed);
    shop.fake.forgetKeys();
    shop.passes(DAY_MS);
    await shop.jobsDone();
    expect((await listReceipts(id)).map(({ state }) => state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(madeAt('receipts', providerId)).toHaveLength(2);
    expect(new Set((await listReceipts(id)).map((receipt) => receipt.providerId)).size).toBe(2);
  });

  it('is reported when it is refused, and counted when it is overdue', async () => {
    const { id } = await openPaid();
    shop.fake.setReceiptStatus('canceled');
    await settle(id, 'handed:1', unit(1_000_00n));
    await shop.jobsDone();
    expect(await listReceipts(id)).toMatchObject([{ state: 'REFUSED', refusal: 'canceled' }]);
    expect(shop.api.log).toContainEqual(expect.objectContaining({ level: 'error', msg: 'a receipt was refused' }));
    shop.fake.setReceiptStatus('pending');
    await settle(id, 'handed:2', unit(1_000_00n));
    await until('it is pending', async () =>
      (await listReceipts(id)).some(({ providerId, state }) => providerId !== null && state === 'REQUESTED'),
    );
    shop.passes(2 * HOUR_MS);
    const metrics = await (await fetch(`${shop.api.healthUrl}/metrics`)).text();
    expect(metrics).toMatch(/^meet_refunds_overdue 1$/m);
    expect(metrics).toMatch(/^meet_payments_total\{what="receipt",outcome="refused"\} 1$/m);
    for (const receipt of shop.fake.receipts.values()) shop.fake.setStatus(receipt, 'succeeded');
    await shop.jobsDone();
  });
});

describe('the e-mail of a payment', () => {
  it('is erased with the account, but not before the last refund has ended', async () => {
    const { id } = await openPaid();
    shop.fake.setRefundStatus('pending');
    await refund(id, 'unit:1', unit(1_000_00n));
    const parseEmail = async () => (await shop.listPayments(id)).map(({ email }) => email);
    await shop.inOrder(id, (transaction) => shop.payments.eraseEmails(transaction, [id]));
    expect(await parseEmail()).toEqual(['anna@example.com']);
    await until('it is pending', hasFailed);
    for (const made of shop.fake.refunds.values()) shop.fake.setStatus(made, 'succeeded');
    await shop.jobsDone();
    await shop.inOrder(id, (transaction) => shop.payments.eraseEmails(transaction, [id]));
    expect(await parseEmail()).toEqual(['']);
  });
});
