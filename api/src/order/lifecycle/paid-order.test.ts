import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { BuiltOrder } from '../../../test/factories/order.factory.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { AccountService } from '../../account/account.service.js';
import { PersonalDataService } from '../../account/personal-data.service.js';
import { buildOrder, buildPromoCode } from '../../exports/testing.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import type { PaymentLine } from '../../payment/payment.model.js';
import { JobWorker } from '../../platform/jobs/job-worker.js';
import { initialBonuses, Orders } from '../orders.harness.js';
import { listReceiptLines } from '../payment/receipt-lines.rules.js';
import { OrderStepsService } from '../status/order-steps.service.js';
import { PaidOrderService } from './paid-order.service.js';

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
    include: {
      items: { orderBy: { position: 'asc' }, include: { productItem: true, changes: { orderBy: { createdAt: 'asc' } } } },
      promoUse: true,
    },
  });
const readBalance = ({ accountId }: { accountId: string }) => api.app.get(BonusService).readBalance(accountId);
const findPayable = ({ id }: { id: string }) => api.app.get(PaidOrderService).findPayable(id);

/** The lines of the receipt, for which a payment of the order would be opened. */
async function selectLines({ id }: BuiltOrder): Promise<PaymentLine[]> {
  const order = await orders.inTransaction((transaction) => api.app.get(OrderStepsService).read(transaction, id));
  return order ? listReceiptLines(order) : [];
}

describe('payOrder', () => {
  const readRefusal = async (id: string) =>
    (await api.query('mutation ($id: ID!) { payOrder(dto: { id: $id }) { url } }', { id })).errors?.[0];

  it('returns NOT_FOUND for an id that does not exist or is not valid', async () => {
    for (const id of ['nonsense', '', '01a1f861-b930-77a5-9ae7-77c0dd5aa755']) {
      expect(await readRefusal(id)).toMatchObject({ message: 'Такого заказа нет.', extensions: { code: 'NOT_FOUND' } });
    }
  });

  it('returns CONFLICT with the reason WAITS_FOR_CALL for an order that awaits a call', async () => {
    const { id } = await orders.place({ order: { status: 'AWAITING_CALL' } });
    expect(await readRefusal(id)).toMatchObject({
      message: expect.stringContaining('звонка'),
      extensions: { code: 'CONFLICT', details: { reason: 'WAITS_FOR_CALL' } },
    });
  });
});

describe('a payment of an order that has not ended', () => {
  it('moves each unit to the first status for its supplier, spends the bonuses and marks the units sold', async () => {
    const order = await orders.place({ suppliers: ['MEET_WAREHOUSE', 'CONTRACTOR', 'PRIVATE_SELLER'], bonusShare: 100 });
    expect(await orders.pay(order)).toBe('CAPTURED');
    const paid = await read(order);
    expect(paid).toMatchObject({ status: 'AWAITING_RESPONSE_FROM_SUPPLIER', heldUntil: null, paidAt: expect.any(Date) });
    expect(paid.items.map((item) => [item.status, item.productItem.soldAt, item.productItem.reservedUntil])).toEqual([
      ['PAID_READY_TO_SEND', expect.any(Date), null],
      ['AWAITING_RESPONSE_FROM_SUPPLIER', expect.any(Date), null],
      ['AWAITING_RESPONSE_FROM_SUPPLIER', expect.any(Date), null],
    ]);
    expect(paid.items[0]?.changes.map(({ previousStatus, status }) => [previousStatus, status])).toEqual([
      [null, 'AWAITING_PAY'],
      ['AWAITING_PAY', 'PAID_READY_TO_SEND'],
    ]);
    expect(await readBalance(order)).toBe(initialBonuses - 300);
    await orders.waitForMails(order, 1);
    expect(orders.listMailSubjects(order)).toEqual([`Заказ №\u00a0${order.number} оплачен`]);
  });

  it('pays an order that a manager has confirmed', async () => {
    const order = await orders.place({ order: { status: 'ACCEPT_MEET_WAIT_PAID' } });
    expect(await orders.pay(order)).toBe('CAPTURED');
  });

  it('pays the order even after the payment deadline, which then no longer ends the order', async () => {
    const order = await orders.place();
    const page = await orders.openPayment(order);
    await orders.expire(order);
    expect(await orders.completePayment(page)).toBe('CAPTURED');
    expect(await orders.endExpired(order.items)).toEqual([]);
  });
});

describe('a payment that the order cannot accept', () => {
  it('is refunded if another payment has paid the order', async () => {
    const order = await orders.place();
    const pages = [await orders.openPayment(order), await orders.openAnotherPayment(order)];
    expect(await Promise.all(pages.map((page) => orders.completePayment(page))).then((all) => all.toSorted())).toEqual([
      'CAPTURED',
      'REFUND',
    ]);
    await orders.waitForMails(order, 2);
    expect(orders.listMailSubjects(order)).toContain(`Вернём оплату заказа №\u00a0${order.number}`);
  });

  it('is refunded for an order that the shopper has cancelled', async () => {
    const order = await orders.place();
    const page = await orders.openPayment(order);
    await orders.cancel(order);
    expect(await orders.completePayment(page)).toBe('REFUND');
    expect((await read(order)).status).toBe('CANCEL_PURCHASE');
  });

  it('is refunded for an order that awaits a call', async () => {
    const order = await orders.place({ order: { status: 'AWAITING_CALL' } });
    const payment = { orderId: order.id, paymentId: order.id, amount: order.totalPrice, lines: await selectLines(order) };
    expect(await orders.inTransaction((transaction) => api.app.get(PaidOrderService).applyPayment(transaction, payment))).toBe('REFUND');
    expect((await read(order)).status).toBe('AWAITING_CALL');
  });

  it('is refunded if its amount differs from the total of the order', async () => {
    const order = await orders.place();
    const payment = { orderId: order.id, paymentId: order.id, amount: order.totalPrice - 1n, lines: [] };
    expect(await orders.inTransaction((transaction) => api.app.get(PaidOrderService).applyPayment(transaction, payment))).toBe('REFUND');
    expect((await read(order)).status).toBe('AWAITING_PAY');
  });
});

describe('a payment that arrives after the order expired', () => {
  const placeExpired = async (options: Parameters<Orders['place']>[0] = {}) => {
    const order = await orders.place(options);
    const page = await orders.openPayment(order);
    await orders.expire(order);
    expect(await orders.endExpired(order.items)).toEqual([order.id]);
    await orders.waitForMails(order, 1);
    return { order, page };
  };

  it('revives the order with its bonuses, promo code and units', async () => {
    const promo = await buildPromoCode(api.db, { mostUses: 1 });
    const { order, page } = await placeExpired({ bonusShare: 100, promoCodeId: promo.id });
    expect(await api.db.cartLine.count({ where: { accountId: order.accountId } })).toBe(2);
    expect(await orders.completePayment(page)).toBe('CAPTURED');
    const revived = await read(order);
    expect(revived).toMatchObject({ status: 'AWAITING_RESPONSE_FROM_SUPPLIER', endedAt: null, promoUse: { returnedAt: null } });
    expect(revived.items.map(({ cancelReason }) => cancelReason)).toEqual([null, null]);
    expect(await readBalance(order)).toBe(initialBonuses - 200);
    expect(await api.db.cartLine.count({ where: { accountId: order.accountId } })).toBe(0);
    await orders.waitForMails(order, 2);
    expect(orders.listMailSubjects(order)[0]).toBe(`Заказ №\u00a0${order.number} оплачен`);
    await orders.cancel(order);
    expect(await readBalance(order)).toBe(initialBonuses);
  });

  it('is refunded if the account was deleted', async () => {
    const { order, page } = await placeExpired();
    await orders.inTransaction((transaction) => api.app.get(AccountService).erase(transaction, order.accountId));
    expect(await orders.completePayment(page)).toBe('REFUND');
    expect(await read(order)).toMatchObject({ status: 'CANCEL_PURCHASE', paidAt: null, email: '' });
  });

  it('prevents a simultaneous deletion of the account', async () => {
    const { order, page } = await placeExpired();
    const erased = await orders
      .inTransaction(async (transaction) => {
        const personalData = api.app.get(PersonalDataService);
        expect(await personalData.findErasureObstacle(transaction, order.accountId)).toBeNull();
        expect(await orders.completePayment(page)).toBe('CAPTURED');
        return personalData.erase(transaction, order.accountId);
      })
      .catch((error: unknown) => error);
    expect(erased).toMatchObject({ code: 'CONFLICT', details: { orderNumbers: [order.number] } });
    expect(await read(order)).toMatchObject({ email: order.email, endedAt: null });
  });

  it.each<[string, (order: Awaited<ReturnType<Orders['place']>>, promoCodeId: string) => Promise<unknown>]>([
    ['a unit is in another order', (order) => buildOrder(api.db, {}, [{ productItemId: order.items[1]?.productItemId ?? '' }])],
    ['a unit is reserved', (order) => touchUnit(order, { reservedUntil: new Date(Date.now() + 60_000) })],
    ['a unit is sold', (order) => touchUnit(order, { soldAt: new Date() })],
    ['a unit is not for sale', (order) => touchUnit(order, { active: false })],
    [
      'the bonuses were spent',
      ({ accountId }) =>
        orders.inTransaction((transaction) =>
          api.app
            .get(BonusService)
            .revokeBonuses(transaction, { accountId, changes: [{ amount: initialBonuses - 199, reference: 'spent' }] }),
        ),
    ],
    ['the promo code is used up', (_order, id) => api.db.promoCode.update({ where: { id }, data: { active: true, mostUses: 1, uses: 1 } })],
  ])('is refunded if %s', async (_what, spoil) => {
    const promo = await buildPromoCode(api.db);
    const { order, page } = await placeExpired({ bonusShare: 100, promoCodeId: promo.id });
    await spoil(order, promo.id);
    const balance = await readBalance(order);
    expect(await orders.completePayment(page)).toBe('REFUND');
    expect((await read(order)).status).toBe('CANCEL_PURCHASE');
    expect(await readBalance(order)).toBe(balance);
    await orders.waitForMails(order, 2);
    expect(orders.listMailSubjects(order)[0]).toBe(`Вернём оплату заказа №\u00a0${order.number}`);
    await undoChanges(order, promo.id);
  });

  const touchUnit = (order: Awaited<ReturnType<Orders['place']>>, data: object) =>
    api.db.productItem.update({ where: { id: order.items[1]?.productItemId ?? '' }, data });

  /** Restores the rows that the test case has changed by hand, which the ledger check would report as inconsistent. */
  async function undoChanges(order: Awaited<ReturnType<Orders['place']>>, promoCodeId: string): Promise<void> {
    const inAnother = await api.db.orderItem.count({
      where: { productItemId: order.items[1]?.productItemId ?? '', status: 'AWAITING_PAY' },
    });
    if (inAnother === 0) await touchUnit(order, { soldAt: null, reservedUntil: null, active: true });
    await api.db.promoCode.update({ where: { id: promoCodeId }, data: { uses: 0 } });
  }
});

describe('the payable total', () => {
  it('covers the units and the delivery of an order that can be paid', async () => {
    const order = await orders.place();
    expect(await findPayable(order)).toMatchObject({
      amount: order.totalPrice,
      description: `Заказ №\u00a0${order.number}`,
      email: order.email,
      lines: [
        { reference: order.items[0]?.id, amount: 5_000_00n, kind: 'GOODS', title: expect.stringMatching(/, размер /) },
        { reference: order.items[1]?.id, amount: 5_000_00n, kind: 'GOODS' },
        { reference: 'delivery', amount: 590_00n, kind: 'DELIVERY' },
      ],
    });
  });

  it('is replaced by the reason if the order cannot be paid, and is null if the order does not exist', async () => {
    const order = await orders.place();
    expect(await findPayable(await orders.place({ order: { status: 'AWAITING_CALL' } }))).toBe('WAITS_FOR_CALL');
    expect(await findPayable({ id: '00000000-0000-4000-8000-000000000000' })).toBeNull();
    await orders.expire(order);
    expect(await findPayable(order)).toBe('ENDED');
    const paid = await orders.place();
    await orders.pay(paid);
    expect(await findPayable(paid)).toBe('PAID');
    await orders.cancel(paid);
    expect(await findPayable(paid)).toBe('PAID');
  });
});
