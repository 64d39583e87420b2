import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../test/test-api.harness.js';
import { UNHURRIED } from '../../../auth/code/codes.harness.js';
import { bearer, signIn, signInStaff } from '../../../auth/session/sessions.harness.js';
import { buildProductItem, buildPromoCode, until } from '../../../exports/testing.js';
import { JobWorker } from '../../../platform/jobs/job-worker.js';
import { type CalledOrder, CalledOrders } from '../../called-orders.harness.js';
import { ExpiredOrdersService } from '../../lifecycle/expired-orders.service.js';

let api: TestApi;
let called: CalledOrders;

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, MUTATIONS_PER_MINUTE: '10000', ADDRESS_ORDERS_PER_DAY: '1000', DATABASE_POOL: '12' });
  api.app.get(JobWorker).pause();
  called = new CalledOrders(api, { signInShopper: () => signIn(api), managerHeaders: bearer((await signInStaff(api, 'MANAGER')).tokens) });
});
afterAll(() => api.close());
afterEach(async () => {
  await api.db.order.updateMany({ data: { network: '' } });
  await called.orders.waitForRefunds();
  expect(await called.orders.findLedgerViolations()).toEqual([]);
});

const buildUnit = (overrides: object = {}) => buildProductItem(api.db, { price: 5_000_00n, bonusCalcState: 'FULL', ...overrides });
const buildUnits = (count: number) => Promise.all(Array.from({ length: count }, () => buildUnit()));
const readCodes = (responses: readonly { errors?: { extensions: { code: string } }[] }[]) =>
  responses.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort();

/** A confirmed order of two units with bonuses and a promo code, with an open payment. */
async function openOrder(): Promise<{ order: CalledOrder; page: string; itemId: string }> {
  const promo = await buildPromoCode(api.db, { percent: 10, mostUses: 1 });
  const order = await called.place({ units: await buildUnits(2), bonuses: 400, promo, expectedTotal: 9_190_00, isConfirmed: true });
  const { items } = await called.read(order);
  return { order, page: await called.orders.openPayment(order), itemId: items[0]?.id ?? '' };
}

describe('a payment that was opened before its order was changed', () => {
  it('is refunded if the total has changed, and another payment can be opened', async () => {
    const { order, page, itemId } = await openOrder();
    await called.change(order, { removedItemIds: [itemId] });
    expect(await called.orders.completePayment(page)).toBe('REFUND');
    expect((await called.read(order)).paidAt).toBeNull();
    await until('the mail is sent', () => called.orders.listMailSubjects(order).some((subject) => subject.startsWith('Вернём оплату')));
    const next = await called.orders.openPayment(order);
    expect(next).not.toBe(page);
    expect(await called.orders.completePayment(next)).toBe('CAPTURED');
  });

  it('is refunded if other goods make up the same total', async () => {
    const { order, page, itemId } = await openOrder();
    const before = await called.read(order);
    await called.change(order, { removedItemIds: [itemId], addedProductItemIds: [(await buildUnit()).id] });
    expect((await called.read(order)).totalPrice).toBe(before.totalPrice);
    expect(await called.orders.completePayment(page)).toBe('REFUND');
    expect(await called.orders.pay(order)).toBe('CAPTURED');
  });

  it('still pays the order if only the address has changed', async () => {
    const { order, page } = await openOrder();
    await called.change(order, { delivery: { cityId: 'moskva', street: 'Арбат', house: '1' } });
    expect(await called.orders.completePayment(page)).toBe('CAPTURED');
  });
});

describe('changeCalledOrder', () => {
  it('accepts one of several simultaneous changes and refuses the others', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { order, itemId } = await openOrder();
      const { updatedAt } = await called.read(order);
      const responses = await Promise.all([
        called.send(order, { updatedAt, prices: [{ itemId, price: 4_000_00 }] }),
        called.send(order, { updatedAt, removedItemIds: [itemId] }),
        called.send(order, { updatedAt, addedProductItemIds: [(await buildUnit()).id] }),
      ]);
      expect(readCodes(responses)).toEqual(['CONFLICT', 'CONFLICT', 'done']);
      expect((await called.read(order)).changes).toHaveLength(1);
    }
  });

  it('either is refused or leaves the order unpaid if a payment arrives at the same time', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { order, page, itemId } = await openOrder();
      const changeOrder = () => called.send(order, { removedItemIds: [itemId] });
      const completePayment = () => called.orders.completePayment(page);
      const [changed, paid] =
        round % 2 === 0
          ? await Promise.all([changeOrder(), completePayment()])
          : await Promise.all([completePayment(), changeOrder()]).then(([one, other]) => [other, one] as const);
      const { paidAt, totalPrice } = await called.read(order);
      const [end] = readCodes([changed]);
      expect({ end, paid, isPaid: paidAt !== null, totalPrice }).toEqual(
        paid === 'CAPTURED'
          ? { end: 'CONFLICT', paid, isPaid: true, totalPrice: 9_190_00n }
          : { end: 'done', paid, isPaid: false, totalPrice: 4_690_00n },
      );
    }
  });

  it('leaves consistent records when it races with a deadline or cancellation and with another order for the added unit', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const [{ order, itemId }, rival, freeUnit] = [await openOrder(), await openOrder(), await buildUnit()];
      if (round % 2 === 0) await called.orders.expire(order);
      const responses = await Promise.all([
        called.send(order, { removedItemIds: [itemId], addedProductItemIds: [freeUnit.id] }),
        called.send(rival.order, { addedProductItemIds: [freeUnit.id], removedItemIds: [rival.itemId] }),
        round % 2 === 0 ? api.app.get(ExpiredOrdersService).endAll() : called.orders.cancel(order).catch(() => undefined),
      ]);
      for (const code of readCodes(responses.slice(0, 2) as never)) ends.add(code);
      expect(await called.orders.findLedgerViolations()).toEqual([]);
      expect(
        await api.db.orderItem.count({ where: { productItemId: freeUnit.id, status: { notIn: ['CANCEL_PURCHASE'] } } }),
      ).toBeLessThanOrEqual(1);
    }
    expect(ends).toContain('done');
  });
});
