import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildOrder } from '../../test/factories/order.factory.js';
import { until } from '../../test/support/wait-until.js';
import { MINUTE_MS } from '../platform/process/durations.js';
import { PaymentsUnderTest } from './payments.harness.js';

const PAY = 'mutation ($dto: PayOrderInput!) { payOrder(dto: $dto) { url } }';

const PARTNER = 'https://partner.example';

let shop: PaymentsUnderTest;

beforeAll(async () => {
  shop = await PaymentsUnderTest.start({ CORS_ORIGINS: `${PARTNER},https://other.example` });
});
afterAll(() => shop.close());
beforeEach(() => shop.fake.reset());

async function buildPayableOrder() {
  const order = await buildOrder(shop.api.db);
  shop.makePayable(order);
  return order;
}

const listCreated = () => shop.fake.requests.filter(({ method, path }) => method === 'POST' && path === 'payments');

describe('opening a payment', () => {
  it('redirects a guest to the provider, and sends the provider the lines of the order', async () => {
    const { id, totalPrice } = await buildPayableOrder();
    const { data } = await shop.api.query<{ payOrder: { url: string } }>(PAY, { dto: { id } });
    const [payment] = await shop.listPayments(id);
    expect(data?.payOrder.url).toBe(payment?.confirmationUrl);
    expect(payment).toMatchObject({ state: 'PENDING', amount: totalPrice, provider: 'YOOKASSA' });
    const formatAmount = (kopecks: bigint) => ({ value: (Number(kopecks) / 100).toFixed(2), currency: 'RUB' });
    const line = { quantity: 1, measure: 'piece', vat_code: 6, payment_mode: 'full_prepayment' };
    expect(listCreated()).toMatchObject([
      {
        key: payment?.id,
        body: {
          amount: formatAmount(totalPrice),
          capture: true,
          confirmation: { type: 'redirect', return_url: `http://127.0.0.1:3000/orders/${id}?paid=${payment?.id}` },
          metadata: { order_id: id },
          receipt: {
            customer: { email: 'anna@example.com' },
            items: [
              { ...line, description: 'Кеды', amount: formatAmount(totalPrice - 590_00n), payment_subject: 'commodity' },
              { ...line, description: 'Доставка', amount: formatAmount(590_00n), payment_subject: 'service' },
            ],
          },
        },
      },
    ]);
  });

  it('creates one payment for several simultaneous requests', async () => {
    const { id } = await buildPayableOrder();
    shop.fake.delayResponses(100);
    const urls = await Promise.all(Array.from({ length: 5 }, () => shop.open(id)));
    expect(new Set(urls).size).toBe(1);
    expect(await shop.listPayments(id)).toHaveLength(1);
    expect(new Set(listCreated().map(({ key }) => key)).size).toBe(1);
  });

  it('returns the open payment when repeated, or creates another payment after the first was declined', async () => {
    const { id } = await buildPayableOrder();
    const first = await shop.open(id);
    expect(await shop.open(id)).toBe(first);
    shop.advanceClock(2 * MINUTE_MS);
    expect(await shop.open(id)).toBe(first);
    shop.fake.decline(first);
    const second = await shop.open(id);
    expect(second).not.toBe(first);
    expect((await shop.listPayments(id)).map(({ state, cancelReason }) => [state, cancelReason])).toEqual([
      ['CANCELED', 'insufficient_funds'],
      ['PENDING', null],
    ]);
  });

  it('is refused if an earlier payment has succeeded meanwhile', async () => {
    const { id } = await buildPayableOrder();
    shop.fake.pay(await shop.open(id));
    shop.advanceClock(2 * MINUTE_MS);
    const { errors } = await shop.api.query(PAY, { dto: { id } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', details: { reason: 'PAID' } });
    expect(shop.orders.appliedPayments.filter(({ orderId }) => orderId === id)).toHaveLength(1);
  });

  it('creates no payment if the order ends meanwhile', async () => {
    const { id } = await buildPayableOrder();
    let opening: Promise<unknown> = Promise.resolve();
    await shop.withOrderLock(id, async (transaction) => {
      opening = shop.open(id).catch((error: unknown) => error);
      await until('it waits', async () => {
        const waiting = await shop.api.db.$executeRaw`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return waiting > 0;
      });
      await transaction.$executeRaw`UPDATE shop_order SET ended_at = now() WHERE id = ${id}::uuid`;
      shop.orders.payableByOrderId.set(id, 'ENDED');
    });
    expect(await opening).toMatchObject({ code: 'CONFLICT', details: { reason: 'ENDED' } });
    expect([await shop.listPayments(id), listCreated()]).toEqual([[], []]);
  });

  it('creates another payment when repeated if the amount or the lines have changed', async () => {
    const order = await buildPayableOrder();
    const first = await shop.open(order.id);
    shop.makePayable(order, { amount: order.totalPrice - 100_00n });
    const second = await shop.open(order.id);
    expect(second).not.toBe(first);
    shop.makePayable(order, {
      amount: order.totalPrice - 100_00n,
      lines: [{ reference: 'unit-1', title: 'Туфли', amount: order.totalPrice - 100_00n, kind: 'GOODS' }],
    });
    expect(new Set([first, second, await shop.open(order.id)]).size).toBe(3);
  });

  it('creates only one payment at the provider if the request is sent again after its response was lost', async () => {
    const { id } = await buildPayableOrder();
    shop.fake.failNext('LOST_RESPONSE');
    const providerId = await shop.open(id);
    expect([...shop.fake.payments.values()].filter(({ metadata }) => metadata?.order_id === id).map((payment) => payment.id)).toEqual([
      providerId,
    ]);
    expect(listCreated()).toHaveLength(2);
  });

  it('fails with PAYMENT_UNAVAILABLE while the provider is unavailable, and uses the same payment and idempotency key later', async () => {
    const { id } = await buildPayableOrder();
    shop.fake.failNext({ status: 500 }, 'LOST_RESPONSE');
    const { errors } = await shop.api.query(PAY, { dto: { id } });
    expect(errors?.[0]?.extensions.code).toBe('PAYMENT_UNAVAILABLE');
    await shop.open(id);
    const [payment, ...others] = await shop.listPayments(id);
    expect([payment?.state, others]).toEqual(['PENDING', []]);
    expect(new Set(listCreated().map(({ key }) => key))).toEqual(new Set([payment?.id]));
  });

  it('is logged as an error if the provider refuses it, and another attempt creates another payment', async () => {
    const order = await buildPayableOrder();
    shop.makePayable(order, { email: 'nobody' });
    const { errors } = await shop.api.query(PAY, { dto: { id: order.id } });
    expect(errors?.[0]?.extensions.code).toBe('PAYMENT_UNAVAILABLE');
    expect(shop.api.log.filter(({ level, orderId }) => level === 'error' && orderId === order.id)).toMatchObject([
      { msg: 'no payment could be opened', reason: expect.stringContaining('receipt.customer.email') },
    ]);
    shop.makePayable(order);
    await shop.open(order.id);
    expect((await shop.listPayments(order.id)).map(({ state }) => state)).toEqual(['CANCELED', 'PENDING']);
  });

  it('is refused for an order that is unknown, paid or ended', async () => {
    const readCode = async (id: string) => (await shop.api.query(PAY, { dto: { id } })).errors?.[0]?.extensions;
    const { id } = await buildPayableOrder();
    for (const reason of ['PAID', 'ENDED'] as const) {
      shop.orders.payableByOrderId.set(id, reason);
      expect(await readCode(id)).toMatchObject({ code: 'CONFLICT', details: { reason } });
    }
    expect(await readCode('0198a000-0000-7000-8000-000000000000')).toMatchObject({ code: 'NOT_FOUND' });
    expect(await readCode('nonsense')).toMatchObject({ code: 'NOT_FOUND' });
    expect(listCreated()).toEqual([]);
  });
});

describe('the return address of a payment', () => {
  const pay = (id: string, returnUrl: string) => shop.api.query<{ payOrder: { url: string } }>(PAY, { dto: { id, returnUrl } });
  const listReturnUrls = () => listCreated().map(({ body }) => (body as { confirmation: { return_url: string } }).confirmation.return_url);

  it('is where the provider returns the shopper, with the id of the payment', async () => {
    const { id } = await buildPayableOrder();
    const { data } = await pay(id, `${PARTNER}/thanks?order=7&paid=x#sum`);
    const [payment] = await shop.listPayments(id);
    expect(data?.payOrder.url).toBe(payment?.confirmationUrl);
    expect(payment?.returnUrl).toBe(`${PARTNER}/thanks?order=7&paid=x#sum`);
    expect(listReturnUrls()).toEqual([`${PARTNER}/thanks?order=7&paid=${payment?.id}#sum`]);
  });

  it('is part of the payment, so that a request with another address or without an address opens another payment', async () => {
    const { id } = await buildPayableOrder();
    shop.fake.failNext('LOST_RESPONSE');
    const first = (await pay(id, `${PARTNER}/thanks`)).data?.payOrder.url;
    expect((await pay(id, `${PARTNER}/thanks`)).data?.payOrder.url).toBe(first);
    const urls = new Set([first, (await pay(id, 'https://other.example/')).data?.payOrder.url, await shop.open(id)]);
    expect(urls.size).toBe(3);
    expect(await shop.listPayments(id)).toHaveLength(3);
    expect(new Set(listReturnUrls().map((url) => new URL(url).origin))).toEqual(
      new Set([PARTNER, 'https://other.example', 'http://127.0.0.1:3000']),
    );
  });

  it.each([
    ['is on a host that CORS_ORIGINS does not list', 'https://evil.example/thanks'],
    ['is on a host that begins like a host in CORS_ORIGINS', `${PARTNER}.evil.example/`],
    ['is not encrypted', 'http://partner.example/'],
    ['contains a password', 'https://anna:secret@partner.example/'],
    ['is a script', 'javascript:alert(1)'],
    ['is only a path', '/orders/1'],
    ['is too long', `${PARTNER}/${'x'.repeat(500)}`],
  ])('is refused if it %s', async (_fault, returnUrl) => {
    const { id } = await buildPayableOrder();
    const { errors } = await pay(id, returnUrl);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'returnUrl' } });
    expect(errors?.[0]?.message).toMatch(/[А-я]/);
    expect([await shop.listPayments(id), listCreated()]).toEqual([[], []]);
  });

  it('may be a page of the shop itself', async () => {
    const { id } = await buildPayableOrder();
    expect((await pay(id, 'http://127.0.0.1:3000/checkout')).errors).toBeUndefined();
  });

  it('is refused for a sixth open payment of an order, which can still be paid from the shop', async () => {
    const { id } = await buildPayableOrder();
    for (let page = 0; page < 5; page += 1) expect((await pay(id, `${PARTNER}/${page}`)).errors).toBeUndefined();
    const { errors } = await pay(id, `${PARTNER}/5`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'LIMIT_EXCEEDED', details: { limit: 'openPayments', most: 5 } });
    expect((await pay(id, `${PARTNER}/4`)).errors).toBeUndefined();
    await shop.open(id);
    expect(await shop.listPayments(id)).toHaveLength(6);
  });
});
