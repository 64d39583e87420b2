import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { ALL_TYPES, Webhooks } from '../../test/webhooks.harness.js';
import { buildAccount, buildProduct, buildProductImage, buildProductItem, buildReview } from '../exports/testing.js';
import { Orders } from '../order/orders.harness.js';
import { PrismaService } from '../platform/prisma/prisma.service.js';
import { Receiver } from './receiver.harness.js';

const ORDER_TYPES = ALL_TYPES.filter((type) => type.startsWith('ORDER'));

let api: TestApi;
let orders: Orders;
let receiver: Receiver;
let webhooks: Webhooks;

beforeAll(async () => {
  api = await startTestApi({ WEBHOOK_LOOPBACK: 'true', DATABASE_POOL: '12' });
  orders = new Orders(api);
  webhooks = await Webhooks.start(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  receiver = await Receiver.start();
});
afterEach(async () => {
  await webhooks.clear();
  await receiver.stop();
});

async function awaitEvents() {
  await until('all events have arrived', async () => (await webhooks.countPending()) === 0);
  return receiver.received;
}

const listStatuses = (data: Record<string, unknown>) =>
  (data.units as { previousStatus: string | null; status: string }[]).map(({ previousStatus, status }) => [previousStatus, status]);

describe("an order's events", () => {
  it('report each change of status once and in order, with the statuses after it, even if it affects several units', async () => {
    await webhooks.add(receiver.url, ORDER_TYPES);
    const order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE', 'CONTRACTOR'] });
    await orders.pay(order);
    await orders.move(order, 'PURCHASED_FROM_SELLER', order.items.slice(2));
    await orders.deliver(order, order.items.slice(0, 2));
    const received = await awaitEvents();
    expect(received.map(({ type, data }) => [type, data.status])).toEqual([
      ['order.placed', 'AWAITING_PAY'],
      ['order.paid', 'AWAITING_RESPONSE_FROM_SUPPLIER'],
      ['order.status', 'PURCHASED_FROM_SELLER'],
      ['order.status', 'PURCHASED_FROM_SELLER'],
      ['order.status', 'PURCHASED_FROM_SELLER'],
      ['order.status', 'PURCHASED_FROM_SELLER'],
    ]);
    expect(received.map(({ data }) => listStatuses(data))[2]).toEqual([
      [null, 'PAID_READY_TO_SEND'],
      [null, 'PAID_READY_TO_SEND'],
      ['AWAITING_RESPONSE_FROM_SUPPLIER', 'PURCHASED_FROM_SELLER'],
    ]);
    expect(listStatuses(received[5]?.data ?? {})[0]).toEqual(['TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT', 'DELIVERED']);
  });

  it('report a cancellation, and the refund once all the money has been returned', async () => {
    await webhooks.add(receiver.url, ORDER_TYPES);
    const order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'] });
    await orders.pay(order);
    await orders.move(order, 'CANCEL_PURCHASE');
    await orders.waitForRefunds();
    const { totalPrice } = await api.db.order.findUniqueOrThrow({ where: { id: order.id } });
    const received = await awaitEvents();
    expect(received.map(({ type, data }) => [type, data.status])).toEqual([
      ['order.placed', 'AWAITING_PAY'],
      ['order.paid', 'PAID_READY_TO_SEND'],
      ['order.cancelled', 'CANCEL_PURCHASE'],
      ['order.refunded', 'ISSUED_REFUND'],
    ]);
    expect(received[3]?.data).toMatchObject({ refunded: Number(totalPrice), total: Number(totalPrice) });
    expect(received[2]?.data.units).toMatchObject([{ cancelReason: 'BY_SHOP' }, { cancelReason: 'BY_SHOP' }]);
  });

  it('report a change of status that was taken back, an exchange, and the return of the replacement with its refund', async () => {
    await webhooks.add(receiver.url, ['ORDER_STATUS', 'ORDER_REFUNDED']);
    const order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'CONTRACTOR'] });
    await orders.pay(order);
    const [ready, ordered] = order.items;
    if (!ready || !ordered) throw new Error('the order has no units');
    await orders.move(order, 'PURCHASED_FROM_SELLER', [ordered]);
    await orders.move(order, 'TRANSFERRED_TO_LOGISTICS_CENTER', [ordered]);
    await orders.takeBack(order, 'TRANSFERRED_TO_LOGISTICS_CENTER', [ordered]);
    await orders.deliver(order, [ready]);
    await orders.exchange(order, ready);
    const { items } = await api.db.order.findUniqueOrThrow({
      where: { id: order.id },
      include: { items: { orderBy: { position: 'asc' } } },
    });
    const [, , replacement] = items;
    await orders.deliver(order, replacement ? [replacement] : []);
    await orders.move(order, 'ISSUED_REFUND', replacement ? [replacement] : []);
    await orders.waitForRefunds();
    const received = await awaitEvents();
    expect(received.map(({ type }) => type)).toEqual([...Array(3 + 3 + 1 + 3 + 1).fill('order.status'), 'order.refunded']);
    expect(listStatuses(received[2]?.data ?? {})[1]).toEqual(['TRANSFERRED_TO_LOGISTICS_CENTER', 'PURCHASED_FROM_SELLER']);
    expect(listStatuses(received[6]?.data ?? {})).toEqual([
      ['DELIVERED', 'ARRANGED_EXCHANGE'],
      [null, 'PURCHASED_FROM_SELLER'],
      [null, 'PAID_READY_TO_SEND'],
    ]);
    expect(listStatuses(received[10]?.data ?? {})[2]).toEqual(['DELIVERED', 'ISSUED_REFUND']);
  });

  it('do not report a change of status that was rolled back, and contain no personal data', async () => {
    await webhooks.add(receiver.url, ORDER_TYPES);
    const order = await orders.place({ order: { name: 'Тайновлад', phone: '+79995550188', comment: 'Звоните тайно' } });
    const rolledBack = orders.inTransaction(async ({ orderStatusChange }) => {
      const [item] = order.items;
      const change = {
        orderItemId: item?.id ?? '',
        previousStatus: 'AWAITING_PAY',
        status: 'CANCEL_PURCHASE',
        createdAt: new Date(),
      } as const;
      await orderStatusChange.create({ data: change });
      throw new Error('after all not');
    });
    await expect(rolledBack).rejects.toThrow('after all not');
    expect((await awaitEvents()).map(({ type }) => type)).toEqual(['order.placed']);
    const { account, email } = await api.db.order.findUniqueOrThrow({ where: { id: order.id }, include: { account: true } });
    for (const secret of ['Тайновлад', '79995550188', 'Звоните', email, account.id])
      expect(receiver.received[0]?.raw).not.toContain(secret);
  });
});

describe('a change of ordered units other than a change of status', () => {
  const UNIT_EVENT_TYPES = ['ORDER_TRACKED', 'ORDER_RESCHEDULED', 'ORDER_RETURN_REQUESTED', 'ORDER_RETURN_WITHDRAWN'];
  const findUnits = ({ data }: { data: Record<string, unknown> } | undefined = { data: {} }) => data.units as Record<string, unknown>[];

  it("is reported once per transaction, with the units' external ids", async () => {
    const order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'MEET_WAREHOUSE'] });
    await orders.pay(order);
    await webhooks.add(receiver.url, UNIT_EVENT_TYPES);
    await orders.move(order, 'HANDED_OVER_FOR_DELIVERY', order.items, { trackCode: 'RA-77' });
    const [first] = order.items;
    const { externalId } = await api.db.productItem.findUniqueOrThrow({ where: { id: first?.productItemId ?? '' } });
    const [tracked, ...others] = await awaitEvents();
    expect([tracked?.type, tracked?.data.orderId, tracked?.data.status, others]).toEqual([
      'order.tracked',
      order.id,
      'HANDED_OVER_FOR_DELIVERY',
      [],
    ]);
    expect(findUnits(tracked)).toMatchObject([
      { id: first?.id, externalId, trackCode: 'RA-77', cdekWaybillId: null },
      { trackCode: 'RA-77' },
    ]);
  });

  it('is reported for a CDEK waybill, a new delivery date, a requested and a withdrawn return, but only if something has changed', async () => {
    const order = await orders.place({ suppliers: ['MEET_WAREHOUSE'] });
    await orders.pay(order);
    await webhooks.add(receiver.url, UNIT_EVENT_TYPES);
    const where = { orderId: order.id };
    const returnRequestedAt = new Date();
    const withdrawal = { returnRequestedAt: null, returnWithdrawnAt: new Date() };
    for (const data of [{ cdekWaybillId: 'cdek-1' }, { deliveryTo: new Date('2030-01-02') }, { returnRequestedAt }, withdrawal]) {
      for (let times = 0; times < 2; times += 1) await api.db.orderItem.updateMany({ where, data });
    }
    const received = await awaitEvents();
    expect(received.map(({ type }) => type)).toEqual([
      ...['order.tracked', 'order.rescheduled', 'order.return_requested', 'order.return_withdrawn'],
    ]);
    expect(findUnits(received[2])).toMatchObject([
      { cdekWaybillId: 'cdek-1', estimatedDeliveryDate: '2030-01-02', returnRequestedAt: expect.any(String), returnWithdrawnAt: null },
    ]);
    expect(findUnits(received[3])).toMatchObject([{ returnRequestedAt: null, returnWithdrawnAt: expect.any(String) }]);
  });

  it('is part of the event of a change of status that is made at the same time', async () => {
    await webhooks.add(receiver.url, ['ORDER_STATUS']);
    const order = await orders.place({ suppliers: ['MEET_WAREHOUSE'] });
    await orders.pay(order);
    await orders.move(order, 'HANDED_OVER_FOR_DELIVERY', order.items, { trackCode: 'RA-78' });
    const { externalId } = await api.db.productItem.findUniqueOrThrow({ where: { id: order.items[0]?.productItemId ?? '' } });
    expect(findUnits((await awaitEvents())[0])).toMatchObject([{ externalId, trackCode: 'RA-78', cdekWaybillId: null }]);
  });
});

describe("events about reviews, accounts, products and shoppers' requests", () => {
  it('report reviews that await moderation, and report them again after an edit by their author', async () => {
    await webhooks.add(receiver.url, ['REVIEW_PENDING']);
    const { id, productId } = await buildReview(api.db, { state: 'PENDING', rating: 4, text: 'Потайная нога' });
    for (const state of ['PUBLISHED', 'PENDING'] as const) await api.db.review.update({ where: { id }, data: { state } });
    await api.db.review.update({ where: { id }, data: { usefulCount: 1 } });
    const data = { reviewId: id, productId, rating: 4 };
    expect((await awaitEvents()).map((one) => [one.type, one.data])).toEqual(Array(2).fill(['review.pending', data]));
  });

  it('report created and erased accounts by their ids only', async () => {
    await webhooks.add(receiver.url, ['ACCOUNT_CREATED', 'ACCOUNT_ERASED']);
    const { id: accountId } = await buildAccount(api.db, { name: 'Тайновлад' });
    for (let times = 0; times < 2; times += 1) {
      await api.db.account.update({ where: { id: accountId }, data: { deletedAt: new Date(), name: '' } });
    }
    expect((await awaitEvents()).map(({ type, data }) => [type, data])).toEqual([
      ['account.created', { accountId }],
      ['account.erased', { accountId }],
    ]);
  });

  it('report a product changed by plain SQL once per transaction, but not an update without a change', async () => {
    const { id, slug, sku } = await buildProduct(api.db);
    const item = await buildProductItem(api.db, { productId: id });
    await webhooks.add(receiver.url, ['PRODUCT_CHANGED']);
    const pool = api.app.get(PrismaService).pool;
    await pool.query('UPDATE product SET name = name WHERE id = $1', [id]);
    await api.app.get(PrismaService).inTransaction('several', async (transaction) => {
      await transaction.$executeRaw`UPDATE product SET name = 'Другое' WHERE id = ${id}::uuid`;
      await transaction.$executeRaw`UPDATE product_item SET price = price + 100 WHERE id = ${item.id}::uuid`;
      await buildProductImage(transaction as never, { productId: id });
    });
    expect((await awaitEvents()).map(({ type, data }) => [type, data])).toEqual([['product.changed', { productId: id, slug, sku }]]);
    await pool.query("UPDATE product_image SET alt = 'Сбоку' WHERE product_id = $1", [id]);
    await pool.query('DELETE FROM product_item WHERE id = $1', [item.id]);
    await awaitEvents();
    expect(receiver.listTypes()).toEqual(Array(3).fill('product.changed'));
  });

  it("report published reviews and shoppers' new requests", async () => {
    await webhooks.add(receiver.url, ['REVIEW_PUBLISHED', 'REQUEST_MADE']);
    const review = await buildReview(api.db, { state: 'PENDING', rating: 4, text: 'Потайная нога' });
    await api.db.review.update({ where: { id: review.id }, data: { state: 'PUBLISHED' } });
    await api.db.review.update({ where: { id: review.id }, data: { usefulCount: 1 } });
    const now = new Date();
    const newRequest = { kind: 'COOPERATION', phone: '+79995550188', text: 'Секрет', createdAt: now, updatedAt: now } as const;
    const request = await api.db.shopRequest.create({ data: newRequest });
    const data = (await awaitEvents()).map((one) => [one.type, one.data]);
    expect(data).toContainEqual(['review.published', { reviewId: review.id, productId: review.productId, rating: 4 }]);
    const { id: requestId, number } = request;
    expect(data).toContainEqual(['request.made', { requestId, number, kind: 'COOPERATION', state: 'NEW', productId: null }]);
    expect(data).toHaveLength(2);
  });

  it('are written only if an endpoint is subscribed to their type, and sent only to subscribed endpoints', async () => {
    await buildProduct(api.db);
    expect(await api.db.outgoingEvent.count()).toBe(0);
    await webhooks.add(receiver.url, ['REQUEST_MADE']);
    const other = await Receiver.start();
    await webhooks.add(other.url, ['PRODUCT_CHANGED']);
    await buildProduct(api.db);
    await awaitEvents();
    expect(receiver.listTypes()).toEqual([]);
    expect(new Set(other.listTypes())).toEqual(new Set(['product.changed']));
    await other.stop();
  });
});
