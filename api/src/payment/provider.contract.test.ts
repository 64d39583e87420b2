import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeYookassa, YOOKASSA_SHOP } from '../../test/fakes/yookassa.fake.js';
import { testEnvironment } from '../../test/support/test-environment.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { Clock } from '../platform/process/clock.js';
import { OrdersUnderTest } from './orders-under-test.harness.js';
import type { PaymentLine } from './payment.model.js';
import { PaymentService } from './payment.service.js';
import { type NewPayment, type NewRefund, type PaymentProvider, ProviderRefusal } from './provider.port.js';
import { SandboxProvider } from './sandbox/sandbox.provider.js';
import { YookassaProvider } from './yookassa/yookassa.provider.js';

/** A provider, and a shopper who pays there or declines. */
interface ProviderUnderTest {
  provider: PaymentProvider;
  /** Absent if only a person can pay. */
  pay?: (providerId: string) => Promise<unknown> | unknown;
  decline?: (providerId: string) => Promise<unknown> | unknown;
}

const REAL_URL = 'https://api.yookassa.ru/v3';

const lines: PaymentLine[] = [
  { reference: 'unit-1', title: 'Кеды «Зимородок», 38', amount: 5_000_07n, kind: 'GOODS' },
  { reference: 'delivery', title: 'Доставка', amount: 390_00n, kind: 'DELIVERY' },
];

const buildNewPayment = (): NewPayment => ({
  id: randomUUID(),
  orderId: randomUUID(),
  amount: 5_390_07n,
  description: 'Заказ № 1',
  email: 'anna@example.com',
  lines,
  returnUrl: 'https://meet.example/orders/1?paid=1',
});

const buildNewRefund = (providerPaymentId: string, amount: bigint): NewRefund => ({
  id: randomUUID(),
  providerPaymentId,
  amount,
  email: 'anna@example.com',
  lines: [{ reference: 'unit-1', title: 'Кеды', amount, kind: 'GOODS', hasHandoverReceipt: false }],
  requestedAt: new Date(),
});

function testContract(underTest: () => ProviderUnderTest): void {
  it('requests with the same id create one payment, whose state can be read', async () => {
    const { provider } = underTest();
    const payment = buildNewPayment();
    const [first, again] = [await provider.create(payment), await provider.create(payment)];
    expect(first).toMatchObject({ state: 'PENDING', amount: 5_390_07n, currency: 'RUB', cancelReason: null });
    expect(URL.canParse(first.confirmationUrl ?? '')).toBe(true);
    expect(again).toEqual(first);
    expect(await provider.get(first.providerId)).toMatchObject({ providerId: first.providerId, state: 'PENDING', amount: 5_390_07n });
    expect((await provider.create(buildNewPayment())).providerId).not.toBe(first.providerId);
  });

  it('unknown payments and refunds are not found', async () => {
    const { provider } = underTest();
    expect(await provider.get(randomUUID())).toBeNull();
    expect(await provider.getRefund(randomUUID())).toBeNull();
  });

  it('an unpaid payment can have neither a refund nor a handover receipt', async () => {
    const { provider } = underTest();
    const { providerId } = await provider.create(buildNewPayment());
    await expect(provider.refund(buildNewRefund(providerId, 100_00n))).rejects.toThrow(ProviderRefusal);
    const receipt = {
      id: randomUUID(),
      providerPaymentId: providerId,
      email: 'anna@example.com',
      lines,
      requestedAt: new Date(),
      existingIds: [],
    };
    await expect(provider.registerReceipt(receipt)).rejects.toThrow(ProviderRefusal);
  });
}

function testMoneyMovements(underTest: () => Required<ProviderUnderTest>): void {
  const createPaid = async (): Promise<string> => {
    const { providerId } = await underTest().provider.create(buildNewPayment());
    await underTest().pay(providerId);
    return providerId;
  };

  it('a paid payment is read as succeeded, and a declined payment as cancelled with the reason', async () => {
    const { provider, decline } = underTest();
    expect(await provider.get(await createPaid())).toMatchObject({
      state: 'SUCCEEDED',
      amount: 5_390_07n,
      currency: 'RUB',
      confirmationUrl: null,
    });
    const { providerId } = await provider.create(buildNewPayment());
    await decline(providerId);
    expect(await provider.get(providerId)).toMatchObject({ state: 'CANCELED', cancelReason: expect.stringMatching(/^\w+$/) });
  });

  it('requests with the same id make one refund, and partial refunds add up to the payment at most', async () => {
    const { provider } = underTest();
    const providerId = await createPaid();
    const part = buildNewRefund(providerId, 390_07n);
    const [first, again] = [await provider.refund(part), await provider.refund(part)];
    expect(first).toMatchObject({ state: 'SUCCEEDED', refusal: null });
    expect(again).toEqual(first);
    expect(await provider.getRefund(first.providerId)).toEqual(first);
    await expect(provider.refund(buildNewRefund(providerId, 5_000_01n))).rejects.toThrow(ProviderRefusal);
    expect(await provider.refund(buildNewRefund(providerId, 5_000_00n))).toMatchObject({ state: 'SUCCEEDED' });
  });

  it('requests with the same id register one handover receipt, whose state can be read', async () => {
    const { provider } = underTest();
    const receipt = {
      id: randomUUID(),
      providerPaymentId: await createPaid(),
      email: 'anna@example.com',
      lines,
      requestedAt: new Date(),
      existingIds: [],
    };
    const [first, again] = [await provider.registerReceipt(receipt), await provider.registerReceipt(receipt)];
    expect(first).toMatchObject({ state: 'SUCCEEDED' });
    expect(again).toEqual(first);
    expect(await provider.getReceipt(first.providerId)).toEqual(first);
  });
}

describe('with the sandbox as the provider', () => {
  let api: TestApi;
  let provider: SandboxProvider;

  beforeAll(async () => {
    api = await startTestApi();
    api.app.get(PaymentService).register(new OrdersUnderTest());
    provider = api.app.get(SandboxProvider);
  });
  afterAll(() => api.close());

  const decide = (decision: 'PAY' | 'DECLINE') => (id: string) => api.db.sandboxPayment.update({ where: { id }, data: { decision } });
  const underTest = () => ({ provider, pay: decide('PAY'), decline: decide('DECLINE') });
  testContract(underTest);
  testMoneyMovements(underTest);
});

describe('with a fake of YooKassa as the provider', () => {
  let fake: FakeYookassa;
  let provider: YookassaProvider;

  beforeAll(async () => {
    fake = await FakeYookassa.start();
    provider = new YookassaProvider({ url: fake.url, ...YOOKASSA_SHOP, vatCode: 4 }, new Clock());
  });
  afterAll(() => fake.close());

  const underTest = () => ({ provider, pay: (id: string) => fake.pay(id), decline: (id: string) => fake.decline(id) });
  testContract(underTest);
  testMoneyMovements(underTest);
});

const { YOOKASSA_TEST_SHOP_ID: shopId, YOOKASSA_TEST_SECRET_KEY: secretKey } = testEnvironment();
const skipReason = shopId && secretKey ? '' : 'YOOKASSA_TEST_SHOP_ID or YOOKASSA_TEST_SECRET_KEY is not set';
if (skipReason) process.stderr.write(`SKIPPED: the test shop of YooKassa, for ${skipReason}.\n`);

(skipReason ? describe.skip : describe)(`with a test shop of YooKassa as the provider${skipReason ? ` (${skipReason})` : ''}`, () => {
  const access = { url: REAL_URL, shopId: shopId ?? '', secretKey: secretKey ?? '' };
  const provider = new YookassaProvider({ ...access, vatCode: 1 }, new Clock());
  testContract(() => ({ provider }));
});
