import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeYookassa, YOOKASSA_SHOP } from '../../../test/fakes/yookassa.fake.js';
import { Clock } from '../../platform/process/clock.js';
import { type NewPayment, ProviderRefusal, ProviderUnavailable } from '../provider.port.js';
import { YookassaProvider } from './yookassa.provider.js';
import { YookassaClient } from './yookassa-client.js';
import { formatAmount, parseKopecks, toReceipt } from './yookassa-format.rules.js';

let fake: FakeYookassa;
let provider: YookassaProvider;

beforeEach(async () => {
  fake = await FakeYookassa.start();
  provider = new YookassaProvider({ url: `${fake.url}/`, ...YOOKASSA_SHOP, vatCode: 1 }, new Clock());
});
afterEach(() => fake.close());

const buildNewPayment = (): NewPayment => ({
  id: randomUUID(),
  orderId: randomUUID(),
  amount: 100_00n,
  description: 'Заказ',
  email: 'anna@example.com',
  lines: [{ reference: 'unit', title: 'Кеды', amount: 100_00n, kind: 'GOODS' }],
  returnUrl: 'https://meet.example/',
});

describe('a request to YooKassa', () => {
  it.each([[500], [503], [429], [202]])('is repeated once with its idempotency key after the status %i', async (status) => {
    fake.failNext({ status });
    expect(await provider.create(buildNewPayment())).toMatchObject({ state: 'PENDING' });
    expect(fake.requests).toHaveLength(2);
    expect(new Set(fake.requests.map(({ key }) => key)).size).toBe(1);
  });

  it('prevents further requests for now if its response has the status 429 and a Retry-After of 30 s', async () => {
    fake.failNext({ status: 429, retryAfter: 30 });
    await expect(provider.create(buildNewPayment())).rejects.toThrow(ProviderUnavailable);
    await expect(provider.create(buildNewPayment())).rejects.toThrow('is not called for now');
    expect(fake.requests).toHaveLength(1);
  });

  it('waits for the time in Retry-After before it is repeated', async () => {
    fake.failNext({ status: 429, retryAfter: 1 });
    // This timer begins earlier than that of the repetition and is shorter, so it ends first on any machine.
    const early = delay(900).then(() => fake.requests.length);
    await provider.create(buildNewPayment());
    expect([await early, fake.requests.length]).toEqual([1, 2]);
  });

  it('fails with ProviderUnavailable if the secret key is wrong, because an administrator can correct it', async () => {
    const misconfiguredProvider = new YookassaProvider({ url: fake.url, shopId: '1', secretKey: 'wrong', vatCode: 1 }, new Clock());
    const failure = await misconfiguredProvider.create(buildNewPayment()).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ProviderUnavailable);
    expect(String(failure)).toContain('401');
    expect(String(failure)).not.toContain('wrong');
  });

  it('is refused and not repeated if it is invalid', async () => {
    await expect(provider.create({ ...buildNewPayment(), email: '' })).rejects.toThrow(ProviderRefusal);
    expect(fake.requests).toHaveLength(1);
  });

  it('fails without being sent once five requests have failed, and their status is reported', async () => {
    fake.failNext(...Array.from({ length: 20 }, () => ({ status: 500 })));
    for (let times = 0; times < 5; times += 1) await provider.get(randomUUID()).catch(() => undefined);
    expect(provider.failure).toContain('500');
    const before = fake.requests.length;
    await expect(provider.get(randomUUID())).rejects.toThrow('is not called for now');
    expect(fake.requests).toHaveLength(before);
  });

  it('fails with ProviderUnavailable if there is no response', async () => {
    fake.failNext('NO_RESPONSE', 'NO_RESPONSE');
    await expect(provider.get(randomUUID())).rejects.toThrow(ProviderUnavailable);
  });
});

describe('a refund at YooKassa', () => {
  const buildRefundOfPaidPayment = async (email = 'anna@example.com') => {
    const { providerId } = await provider.create(buildNewPayment());
    const payment = fake.payments.get(providerId);
    if (payment) fake.setStatus(payment, 'succeeded');
    const [line] = buildNewPayment().lines;
    if (!line) throw new Error('no line');
    const lines = [{ ...line, hasHandoverReceipt: false }];
    return { id: randomUUID(), providerPaymentId: providerId, amount: 100_00n, email, lines, requestedAt: new Date() };
  };

  it('is made only once even if it is repeated with a changed receipt', async () => {
    const refund = await buildRefundOfPaidPayment();
    const made = await provider.refund(refund);
    const lines = refund.lines.map((line) => ({ ...line, hasHandoverReceipt: true }));
    expect(await provider.refund({ ...refund, lines })).toEqual(made);
    expect(fake.refunds.size).toBe(1);
  });

  it('sends its receipt to the shop if the account was erased', async () => {
    const options = { url: `${fake.url}/`, ...YOOKASSA_SHOP, vatCode: 1, receiptEmail: 'shop@meet.example' };
    const refund = await buildRefundOfPaidPayment('');
    await expect(provider.refund(refund)).rejects.toThrow(ProviderRefusal);
    expect(await new YookassaProvider(options, new Clock()).refund({ ...refund, id: randomUUID() })).toMatchObject({ state: 'SUCCEEDED' });
    expect(fake.requests.at(-1)?.body).toMatchObject({ receipt: { customer: { email: 'shop@meet.example' } } });
  });
});

describe('a handover receipt at YooKassa', () => {
  it('is registered only once even if it is repeated with another e-mail address', async () => {
    const { providerId } = await provider.create(buildNewPayment());
    fake.pay(providerId);
    const receipt = {
      ...{ id: randomUUID(), providerPaymentId: providerId, email: 'anna@example.com', lines: buildNewPayment().lines },
      ...{ requestedAt: new Date(), existingIds: [] },
    };
    const made = await provider.registerReceipt(receipt);
    expect(await provider.registerReceipt({ ...receipt, email: 'other@example.com' })).toEqual(made);
    expect(fake.receipts.size).toBe(1);
  });
});

describe('an amount', () => {
  it.each([
    [1, '0.01'],
    [100, '1.00'],
    [123_45, '123.45'],
    [9_007_199_254_740_991, '90071992547409.91'],
  ])('of %i (in kopecks) is written "%s" and read back unchanged', (kopecks, value) => {
    expect(formatAmount(BigInt(kopecks))).toEqual({ value, currency: 'RUB' });
    expect(parseKopecks(value)).toBe(BigInt(kopecks));
  });

  it.each([
    ['5', 500],
    ['5.5', 550],
  ])('written "%s" is read as %i kopecks', (value, kopecks) => {
    expect(parseKopecks(value)).toBe(BigInt(kopecks));
  });

  it.each(['', '1e3', '-1.00', '1.001', '1,00'])('written "%s" is invalid', (value) => {
    expect(parseKopecks(value)).toBeNull();
  });
});

describe('a receipt', () => {
  const line = { reference: 'unit', title: 'К'.repeat(200), amount: 1_00n, kind: 'GOODS' as const };

  it.each([
    [1, 1],
    [2, 2],
    [3, 5],
    [4, 6],
    [7, 9],
    [8, 10],
    [11, 12],
  ])('with the VAT code %i for a full payment has the VAT code %i for a prepayment', (vatCode, estimated) => {
    const modes = ['full_payment', 'full_prepayment'] as const;
    const { items } = toReceipt(
      'anna@example.com',
      modes.map((mode) => ({ line, mode })),
      { vatCode },
    );
    expect(items.map((item) => item.vat_code)).toEqual([vatCode, estimated]);
  });

  it('shortens long titles, contains the configured tax system, and has no marking code before the handover', () => {
    const receipt = toReceipt('anna@example.com', [{ line: { ...line, markingCode: 'code' }, mode: 'full_prepayment' }], {
      vatCode: 1,
      taxSystemCode: 2,
    });
    expect(receipt).toMatchObject({ tax_system_code: 2, items: [{ description: 'К'.repeat(128), payment_subject: 'commodity' }] });
    expect(receipt.items[0]).not.toHaveProperty('mark_code_info');
  });

  // yookassa.ru/developers/api#create_payment_receipt_items: `quantity` is a number; receipts of FFD 1.2 demand `measure` of every line,
  // and `mark_mode` and `mark_quantity` of goods with a code that are counted in pieces.
  it('counts every line in pieces, and declares a unit with a marking code to be sold whole', () => {
    const lines = [
      { line, mode: 'full_prepayment' as const },
      { line: { ...line, kind: 'DELIVERY' as const }, mode: 'full_payment' as const },
      { line: { ...line, markingCode: 'code' }, mode: 'full_payment' as const },
    ];
    const { items } = toReceipt('anna@example.com', lines, { vatCode: 1 });
    expect(items.map(({ quantity, measure }) => [quantity, measure])).toEqual(lines.map(() => [1, 'piece']));
    expect(items.map((item) => 'mark_quantity' in item)).toEqual([false, false, true]);
    expect(items[2]).toMatchObject({ payment_subject: 'marked', mark_mode: '0', mark_quantity: { numerator: 1, denominator: 1 } });
  });
});

describe('the fake of YooKassa', () => {
  const item = {
    ...{ description: 'Кеды', quantity: 1, measure: 'piece', amount: formatAmount(100_00n), vat_code: 1 },
    ...{ payment_mode: 'full_payment', payment_subject: 'commodity' },
  };
  const marked = {
    ...{ ...item, payment_subject: 'marked', mark_mode: '0', mark_code_info: { mark_code_raw: 'code' } },
    mark_quantity: { numerator: 1, denominator: 1 },
  };
  const pay = (line: object) =>
    new YookassaClient({ url: fake.url, ...YOOKASSA_SHOP }).post(
      'payments',
      {
        ...{ amount: formatAmount(100_00n), capture: true, description: 'Заказ' },
        confirmation: { type: 'redirect', return_url: 'https://meet.example/' },
        receipt: { customer: { email: 'anna@example.com' }, items: [line] },
      },
      randomUUID(),
    );

  it.each([
    ['goods', item],
    ['marked goods', marked],
  ] as const)('accepts a receipt of %s', async (_name, line) => {
    expect(await pay(line)).toMatchObject({ status: 'pending' });
  });

  it.each([
    ['quantity', { ...item, quantity: '1.00' }],
    ['measure', { ...item, measure: undefined }],
    ['mark_mode', { ...marked, mark_mode: undefined }],
    ['mark_code_info', { ...marked, mark_code_info: undefined }],
    ['mark_quantity', { ...marked, mark_quantity: undefined }],
    ['mark_quantity', { ...marked, mark_quantity: { numerator: 2, denominator: 1 } }],
    ['mark_quantity', { ...item, mark_quantity: { numerator: 1, denominator: 1 } }],
  ])('refuses a receipt whose line has no valid %s', async (parameter, line) => {
    await expect(pay(line)).rejects.toThrow(`receipt.items.${parameter}`);
  });
});
