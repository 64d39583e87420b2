import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { buildPromoCode } from '../../exports/testing.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { initialBonuses, Orders } from '../orders.harness.js';
import { EndOrderService } from './end-order.service.js';

let api: TestApi;
let orders: Orders;

beforeAll(async () => {
  api = await startTestApi();
  api.app.get(JobWorker).pause();
  orders = new Orders(api);
});
afterAll(() => api.close());
afterEach(async () => {
  await orders.waitForRefunds();
  expect(await orders.findLedgerViolations()).toEqual([]);
});

const read = ({ id }: { id: string }) =>
  api.db.order.findUniqueOrThrow({
    where: { id },
    include: { items: { orderBy: { position: 'asc' }, include: { productItem: { include: { product: true } } } }, promoUse: true },
  });
const readBalance = ({ accountId }: { accountId: string }) => api.app.get(BonusService).readBalance(accountId);
const readCart = async ({ accountId }: { accountId: string }) =>
  (await api.db.cartLine.findMany({ where: { accountId } })).map(({ productItemId }) => productItemId).toSorted();
const listRefunds = async ({ id }: { id: string }) =>
  (await api.db.paymentRefund.findMany({ where: { payment: { orderId: id } }, orderBy: { createdAt: 'asc' } })).map(({ amount }) => amount);
const listUnitIds = ({ items }: BuiltOrder) => items.map(({ productItemId }) => productItemId).toSorted();
const cancelByShop = (order: BuiltOrder, reason: 'BY_SHOP' | 'SUPPLIER_REFUSED', items = order.items) =>
  orders.inTransaction((transaction) =>
    api.app.get(EndOrderService).cancel(transaction, {
      orderId: order.id,
      itemIds: items.map(({ id }) => id),
      reason,
      actor: 'MANAGER',
      authorId: null,
      explanation: 'Коробка повреждена.',
    }),
  );

describe('an unpaid order', () => {
  it.each(['BY_SHOPPER', 'TERM'] as const)('gives back units, bonuses and promo code when it ends for the reason %s', async (reason) => {
    const promo = await buildPromoCode(api.db);
    const order = await orders.place({ bonusShare: 200, promoCodeId: promo.id });
    expect(await readBalance(order)).toBe(initialBonuses - 400);
    if (reason === 'BY_SHOPPER') await orders.cancel(order);
    else {
      await orders.expire(order);
      expect(await orders.endExpired(order.items.slice(0, 1))).toEqual([order.id]);
    }
    const ended = await read(order);
    expect(ended).toMatchObject({ status: 'CANCEL_PURCHASE', heldUntil: null, paidAt: null, endedAt: expect.any(Date) });
    expect(ended.items.map((item) => [item.status, item.cancelReason, item.productItem.reservedUntil])).toEqual([
      ['CANCEL_PURCHASE', reason, null],
      ['CANCEL_PURCHASE', reason, null],
    ]);
    expect(await readBalance(order)).toBe(initialBonuses);
    expect([ended.promoUse?.returnedAt, (await api.db.promoCode.findUnique({ where: { id: promo.id } }))?.uses]).toEqual([
      expect.any(Date),
      0,
    ]);
    expect(await readCart(order)).toEqual(listUnitIds(order));
    await orders.waitForMails(order, 1);
    expect(orders.listMailSubjects(order)).toEqual([`Заказ №\u00a0${order.number} отменён`]);
  });

  it('ends once despite repeated cancellations, and cannot be cancelled in part', async () => {
    const order = await orders.place();
    await expect(orders.cancel(order, order.items.slice(0, 1))).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await Promise.all(Array.from({ length: 6 }, () => orders.cancel(order)));
    await orders.cancel(order);
    const history = await api.db.orderStatusChange.findMany({ where: { orderItem: { orderId: order.id } } });
    expect(history.map(({ status }) => status).toSorted()).toEqual(['AWAITING_PAY', 'AWAITING_PAY', 'CANCEL_PURCHASE', 'CANCEL_PURCHASE']);
    await expect(cancelByShop(order, 'BY_SHOP')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('does not end before its payment deadline', async () => {
    const order = await orders.place();
    expect(await orders.endExpired(order.items)).toEqual([]);
    expect((await read(order)).status).toBe('AWAITING_PAY');
  });

  it('ends once even if two simultaneous runs end the same expired orders', async () => {
    const [one, other] = [await orders.place({ bonusShare: 10 }), await orders.place({ bonusShare: 20 })];
    await Promise.all([orders.expire(one), orders.expire(other)]);
    const runs = await Promise.all([orders.endExpired([...one.items, ...other.items]), orders.endExpired([...other.items, ...one.items])]);
    expect(runs.flat().toSorted()).toEqual([one.id, other.id].toSorted());
  });

  it('cannot be cancelled with lines of another order', async () => {
    const [order, other] = [await orders.place(), await orders.place()];
    await expect(orders.cancel(order, other.items)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});

describe('a paid order', () => {
  it('can be cancelled unit by unit: each refunds its share, and the last unit also the delivery fee', async () => {
    const order = await orders.place({ bonusShare: 150 });
    expect(await orders.pay(order)).toBe('CAPTURED');
    const [first, second] = order.items;
    if (!first || !second) throw new Error('the order has two units');
    await orders.cancel(order, [first]);
    expect(await listRefunds(order)).toEqual([first.soldPrice]);
    expect(await readBalance(order)).toBe(initialBonuses - 150);
    const half = await read(order);
    expect(half.status).toBe('AWAITING_RESPONSE_FROM_SUPPLIER');
    expect(half.items.map(({ productItem }) => [productItem.soldAt, productItem.product.unitSold])).toEqual([
      [null, 0],
      [expect.any(Date), 1],
    ]);
    await orders.cancel(order, [second]);
    await orders.cancel(order, [first, second]);
    expect(await listRefunds(order)).toEqual([first.soldPrice, second.soldPrice + order.deliveryPrice]);
    expect(await readBalance(order)).toBe(initialBonuses);
    expect(await readCart(order)).toEqual([]);
    expect((await read(order)).endedAt).toEqual(expect.any(Date));
  });

  it('causes one mail for each cancelling step, and another once the money is refunded', async () => {
    const order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'CONTRACTOR', 'CONTRACTOR'] });
    await orders.pay(order);
    await orders.waitForMails(order, 1);
    await orders.cancel(order, order.items.slice(0, 2));
    await orders.waitForRefunds();
    const about = `№\u00a0${order.number}`;
    await orders.waitForMails(order, 3);
    expect(orders.listMailSubjects(order).toSorted()).toEqual([
      `Вернули 10\u00a0000\u00a0₽ за\u00a0заказ ${about}`,
      `Заказ ${about} оплачен`,
      `Заказ ${about}: отменена часть товаров`,
    ]);
    expect((await read(order)).items.map(({ status }) => status)).toEqual([
      'ISSUED_REFUND',
      'ISSUED_REFUND',
      'AWAITING_RESPONSE_FROM_SUPPLIER',
    ]);
  });

  it('has its unit taken off sale if it is cancelled for the reason SUPPLIER_REFUSED', async () => {
    const order = await orders.place({ suppliers: ['CONTRACTOR'] });
    await orders.pay(order);
    await cancelByShop(order, 'SUPPLIER_REFUSED');
    expect((await read(order)).items[0]?.productItem).toMatchObject({ active: false, soldAt: null });
  });

  it('can be cancelled only by the shop once its goods are bought, and they stay off sale', async () => {
    const order = await orders.place({ suppliers: ['CONTRACTOR'] });
    await orders.pay(order);
    const [item] = order.items;
    const data = {
      orderItemId: item?.id ?? '',
      previousStatus: 'AWAITING_RESPONSE_FROM_SUPPLIER',
      status: 'PURCHASED_FROM_SELLER',
    } as const;
    await api.db.orderStatusChange.create({ data: { ...data, createdAt: new Date() } });
    await api.db.orderItem.updateMany({ where: { orderId: order.id }, data: { status: data.status } });
    await api.db.order.update({ where: { id: order.id }, data: { status: data.status } });
    await expect(orders.cancel(order)).rejects.toMatchObject({ code: 'CONFLICT', details: { cancellable: [] } });
    await cancelByShop(order, 'BY_SHOP');
    expect((await read(order)).items[0]?.productItem).toMatchObject({ active: true, soldAt: expect.any(Date) });
    expect(await listRefunds(order)).toEqual([order.totalPrice]);
  });
});

describe('the free delivery of an order', () => {
  /** Three units at 5,000 roubles each. Their delivery costs 390 roubles and is free from 10,000 roubles on. */
  const placePaid = async (suppliers: ('MEET_WAREHOUSE' | 'CONTRACTOR')[] = ['MEET_WAREHOUSE', 'MEET_WAREHOUSE', 'MEET_WAREHOUSE']) => {
    const order = await orders.place({ suppliers, order: { deliveryPrice: 0n, waivedFee: 390_00n, waivedFrom: 10_000_00n } });
    await orders.pay(order);
    return order;
  };
  const findUnits = ({ items: [first, second, third] }: BuiltOrder) => {
    if (!first || !second || !third) throw new Error('The order has too few units');
    return [first, second, third] as const;
  };

  it('is charged when cancellations by the shopper leave less than the threshold, and refunded with the last unit', async () => {
    const order = await placePaid();
    const [first, second, third] = findUnits(order);
    await orders.cancel(order, [first]);
    expect(await listRefunds(order)).toEqual([5_000_00n]);
    await orders.cancel(order, [second]);
    expect(await listRefunds(order)).toEqual([5_000_00n, 4_610_00n]);
    expect((await read(order)).items.map(({ withheld }) => withheld)).toEqual([0n, 390_00n, 0n]);
    await orders.waitForRefunds();
    expect(await orders.findLedgerViolations()).toEqual([]);
    await orders.cancel(order, [third]);
    expect(await listRefunds(order)).toEqual([5_000_00n, 4_610_00n, 5_390_00n]);
  });

  it('lowers in advance the `moneyBack` of each unit whose cancellation would make the delivery chargeable', async () => {
    const order = await placePaid();
    const [first] = findUnits(order);
    const { tokens } = await signIn(api, { accountId: order.accountId });
    const query = 'query ($id: ID!) { order: getOrderByUUID(dto: { uuid: $id }) { orderProductItems { moneyBack withheld } } }';
    const readFees = async () => {
      const response = await api.post({ query, variables: { id: order.id } }, bearer(tokens));
      const { data } = (await response.json()) as { data: { order: { orderProductItems: { moneyBack: number; withheld: number }[] } } };
      return data.order.orderProductItems.map(({ moneyBack, withheld }) => [moneyBack, withheld]);
    };
    expect(await readFees()).toEqual(Array(3).fill([5_000_00, 0]));
    await orders.cancel(order, [first]);
    expect(await readFees()).toEqual([
      [5_000_00, 0],
      [4_610_00, 0],
      [4_610_00, 0],
    ]);
    await orders.cancel(order, order.items.slice(1, 2));
    expect(await readFees()).toEqual([
      [5_000_00, 0],
      [4_610_00, 390_00],
      [5_000_00, 0],
    ]);
  });

  it('stays free if the shop or supplier cancels, or if everything is cancelled at once', async () => {
    const [byShop, bySupplier, whole] = [await placePaid(), await placePaid(), await placePaid()];
    await cancelByShop(byShop, 'BY_SHOP', byShop.items.slice(0, 2));
    await cancelByShop(bySupplier, 'SUPPLIER_REFUSED', bySupplier.items.slice(0, 2));
    await orders.cancel(whole);
    for (const order of [byShop, bySupplier]) expect(await listRefunds(order)).toEqual([5_000_00n, 5_000_00n]);
    expect(await listRefunds(whole)).toEqual([5_000_00n, 5_000_00n, 5_000_00n]);
  });

  it('stays free once a part of the order is in transit', async () => {
    const order = await placePaid();
    const [first, second] = findUnits(order);
    await orders.move(order, 'HANDED_OVER_FOR_DELIVERY', [first]);
    await orders.cancel(order, [second]);
    expect(await listRefunds(order)).toEqual([5_000_00n]);
  });

  it('is on the handover receipt if it was charged', async () => {
    const order = await placePaid();
    const [first, second, third] = findUnits(order);
    await orders.cancel(order, [first, second]);
    expect(await listRefunds(order)).toEqual([4_610_00n, 5_000_00n]);
    await orders.move(order, 'HANDED_OVER_FOR_DELIVERY', [third]);
    const [receipt] = await api.db.paymentReceipt.findMany({ where: { payment: { orderId: order.id } } });
    expect(receipt?.lines).toMatchObject([{ reference: third.id }, { reference: 'delivery', kind: 'DELIVERY' }]);
    expect((receipt?.lines as { amount: string | number }[]).map(({ amount }) => Number(amount))).toEqual([5_000_00, 390_00]);
  });
});
