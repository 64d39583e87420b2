import { afterEach, describe, expect, it } from '@jest/globals';
import { buildOrder } from '../../test/factories/order.factory.js';
import { startTestApi } from '../../test/test-api.harness.js';
import { PaymentsUnderTest } from './payments.harness.js';

let shop: PaymentsUnderTest | undefined;
afterEach(async () => {
  await shop?.close();
  shop = undefined;
});

const startShop = (env: NodeJS.ProcessEnv) => startTestApi({ YOOKASSA_SHOP_ID: '', YOOKASSA_SECRET_KEY: '', ...env });

describe('the payment provider', () => {
  it('must not be the sandbox in production, and must have all its keys', async () => {
    await expect(startShop({ MODE: 'production', PAYMENT_PROVIDER: 'sandbox' })).rejects.toThrow('in production payments need yookassa');
    await expect(startShop({ PAYMENT_PROVIDER: 'yookassa', YOOKASSA_SHOP_ID: '1' })).rejects.toThrow('YOOKASSA_SECRET_KEY is missing');
  });

  it('may be absent: orders then cannot be paid online, and health stays up', async () => {
    shop = await PaymentsUnderTest.start({ PAYMENT_PROVIDER: 'none' });
    const order = await buildOrder(shop.api.db);
    shop.makePayable(order);
    await expect(shop.payments.open(order.id)).rejects.toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    expect(await shop.listPayments(order.id)).toEqual([]);
    const { components } = (await (await fetch(`${shop.api.healthUrl}/health/ready`)).json()) as { components: { payments: object } };
    expect(components.payments).toEqual({ status: 'up', detail: 'no provider' });
  });
});

it('a payment of the sandbox is not found in production', async () => {
  shop = await PaymentsUnderTest.start({ MODE: 'production' });
  const id = '0198a000-0000-7000-8000-000000000000';
  await shop.api.db.sandboxPayment.create({
    data: { id, paymentId: id, orderId: id, amount: 1n, description: '', returnUrl: '', createdAt: new Date() },
  });
  const page = 'query ($dto: SandboxPaymentInput!) { sandboxPayment(dto: $dto) { id } }';
  expect((await shop.api.query(page, { dto: { id } })).data).toEqual({ sandboxPayment: null });
  const decide = 'mutation ($dto: SandboxDecisionInput!) { decideSandboxPayment(dto: $dto) { id } }';
  expect((await shop.api.query(decide, { dto: { id, decision: 'PAY' } })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
