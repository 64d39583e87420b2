import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildOrder } from '../../../test/factories/order.factory.js';
import { MINUTE_MS } from '../../platform/process/durations.js';
import { PaymentCheckService } from '../payment-check.service.js';
import { PaymentsUnderTest } from '../payments.harness.js';
import type { SandboxPaymentModel } from './sandbox.model.js';

const FIELDS = 'id amount description state returnUrl';
const PAGE = `query ($dto: SandboxPaymentInput!) { sandboxPayment(dto: $dto) { ${FIELDS} } }`;
const DECIDE = `mutation ($dto: SandboxDecisionInput!) { decideSandboxPayment(dto: $dto) { ${FIELDS} } }`;

let shop: PaymentsUnderTest;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start({ PAYMENT_PROVIDER: 'sandbox' });
});
afterAll(() => shop.close());
beforeEach(() => shop.fake.reset());

/** Opens a payment. Returns the order, and the id of the page that the shopper is sent to. */
async function openPayment() {
  const order = await buildOrder(shop.api.db);
  shop.makePayable(order);
  const { url } = await shop.payments.open(order.id);
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/pay\/[0-9a-f-]{36}$/);
  return { ...order, page: url.split('/').at(-1) ?? '' };
}

const readPage = async (id: string) =>
  (await shop.api.query<{ sandboxPayment: SandboxPaymentModel | null }>(PAGE, { dto: { id } })).data?.sandboxPayment;
const decide = (id: string, decision: string) =>
  shop.api.query<{ decideSandboxPayment: SandboxPaymentModel }>(DECIDE, { dto: { id, decision } });
const readSummary = async (orderId: string) => (await shop.payments.findStates([orderId])).get(orderId);

describe('the payment page of the sandbox', () => {
  it('shows the description and the amount, and pays the order when the shopper confirms', async () => {
    const { id, page, totalPrice } = await openPayment();
    const [payment] = await shop.listPayments(id);
    const returnUrl = `http://127.0.0.1:3000/orders/${id}?paid=${payment?.id}`;
    expect(await readPage(page)).toEqual({ id: page, amount: Number(totalPrice), description: 'Заказ № 1', state: 'PENDING', returnUrl });
    expect((await readSummary(id))?.state).toBe('PENDING');
    const responses = await Promise.all([decide(page, 'PAY'), decide(page, 'PAY')]);
    expect(responses.map(({ data }) => data?.decideSandboxPayment.state)).toEqual(['SUCCEEDED', 'SUCCEEDED']);
    expect(await readSummary(id)).toEqual({ state: 'SUCCEEDED', declinedReason: null, refunded: 0n, refundedAt: null });
    expect(shop.orders.appliedPayments.filter(({ orderId }) => orderId === id)).toHaveLength(1);
  });

  it('lets the shopper decline the payment, refuses a second choice, and permits another payment', async () => {
    const { id, page } = await openPayment();
    await decide(page, 'DECLINE');
    expect(await readSummary(id)).toMatchObject({ state: 'DECLINED', declinedReason: expect.stringMatching(/^Оплата отклонена/) });
    const { errors } = await decide(page, 'PAY');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', details: { state: 'CANCELED' } });
    const { url } = await shop.payments.open(id);
    expect(url).not.toContain(page);
    expect((await readSummary(id))?.state).toBe('PENDING');
  });

  it('can report a successful payment late, so that it is refunded because the order has ended', async () => {
    const { id, page } = await openPayment();
    expect((await decide(page, 'PAY_LATE')).data?.decideSandboxPayment.state).toBe('PAID_LATE');
    const checks = shop.api.app.get(PaymentCheckService);
    shop.advanceClock(3 * MINUTE_MS);
    await checks.checkOverdue();
    expect((await readSummary(id))?.state).toBe('PENDING');
    shop.orders.payableByOrderId.set(id, 'ENDED');
    shop.orders.refusedOrderIds.add(id);
    shop.advanceClock(10 * MINUTE_MS);
    await checks.checkOverdue();
    await shop.finishJobs();
    expect((await readSummary(id))?.state).toBe('REFUNDED');
  });

  it('is not found by an id that is not its own, such as that of the order', async () => {
    const { id } = await openPayment();
    expect([await readPage(id), await readPage('nonsense')]).toEqual([null, null]);
    expect((await decide(id, 'PAY')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
