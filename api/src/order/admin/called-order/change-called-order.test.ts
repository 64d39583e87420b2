import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../../test/test-api.harness.js';
import { UNHURRIED } from '../../../auth/code/codes.harness.js';
import { bearer, signIn, signInStaff } from '../../../auth/session/sessions.harness.js';
import { PickupPointRenewalService } from '../../../delivery/pickup-point/pickup-point-renewal.service.js';
import { buildProductItem, buildPromoCode, until } from '../../../exports/testing.js';
import { BonusService } from '../../../loyalty/bonus.service.js';
import { Inbox } from '../../../message/inbox.js';
import { JobWorker } from '../../../platform/jobs/job-worker.js';
import { HOUR_MS } from '../../../platform/process/durations.js';
import { type CalledOrder, CalledOrders } from '../../called-orders.harness.js';

let api: TestApi;
let called: CalledOrders;

beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, MUTATIONS_PER_MINUTE: '10000', ADDRESS_ORDERS_PER_DAY: '1000', DATABASE_POOL: '12' });
  await api.app.get(PickupPointRenewalService).renew();
  api.app.get(JobWorker).pause();
  called = new CalledOrders(api, { signInShopper: () => signIn(api), managerHeaders: bearer((await signInStaff(api, 'MANAGER')).tokens) });
});
afterAll(() => api.close());
afterEach(async () => {
  // Clears the client addresses of orders, because one address may have only a few units in unpaid orders.
  await api.db.order.updateMany({ data: { network: '' } });
  await called.orders.waitForRefunds();
  expect(await called.orders.findLedgerViolations()).toEqual([]);
});

const buildUnit = (overrides: object = {}) => buildProductItem(api.db, { price: 5_000_00n, bonusCalcState: 'FULL', ...overrides });
const buildUnits = (count: number) => Promise.all(Array.from({ length: count }, () => buildUnit()));
const readBalance = ({ accountId }: CalledOrder) => api.app.get(BonusService).readBalance(accountId);
const findUnit = (id: string | undefined) => api.db.productItem.findUniqueOrThrow({ where: { id: id ?? '' } });
const replaceSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Waits until the shopper has `count` mails about changes, and returns the text of the latest mail. */
async function waitForChangeMail({ id, number }: CalledOrder, count = 1): Promise<string> {
  const subject = `Заказ №\u00a0${number} изменён`;
  const listMails = () => api.app.get(Inbox).messages.filter((mail) => mail.subject === subject && mail.text.includes(id));
  await until('the shopper is mailed', () => listMails().length === count);
  return replaceSpaces(listMails()[0]?.text ?? '');
}

describe('changeCalledOrder', () => {
  it('lowers a price, mails the shopper and writes a journal entry, and changes nothing when repeated', async () => {
    const order = await called.place({ units: await buildUnits(2) });
    const [line] = (await called.read(order)).items;
    const dto = { prices: [{ itemId: line?.id, price: 4_500_00 }], reason: 'Скидка за ожидание' };
    expect(await called.change(order, dto)).toMatchObject({
      ...{ status: 'AWAITING_CALL', totalPrice: 10_090_00, goods: 10_000_00, discount: 500_00 },
      orderProductItems: [
        { id: line?.id, price: 4_500_00, before: 5_000_00, soldPrice: 4_500_00 },
        { price: 5_000_00, before: null },
      ],
    });
    const mail = await waitForChangeMail(order);
    for (const text of ['Теперь он стоит 10 090 ₽ вместо 10 590 ₽.', 'Скидка за ожидание', '4 500 ₽ вместо 5 000 ₽']) {
      expect(mail).toContain(text);
    }
    // The order awaits a call, not its payment.
    expect(mail).not.toContain('/pay');
    const entries = await api.db.journalEntry.findMany({ where: { subjectId: order.id } });
    expect(entries).toMatchObject([
      { action: 'changeCalledOrder', before: { total: 10_590_00 }, after: { total: 10_090_00, reason: 'Скидка за ожидание' } },
    ]);
    // Repeating the change has no effect and sends no mail.
    expect(await called.change(order, dto)).toMatchObject({ totalPrice: 10_090_00 });
    expect(await api.db.orderChange.count({ where: { orderId: order.id } })).toBe(1);
  });

  it('releases the unit of a removed line, and reserves an added unit until the deadline of the order', async () => {
    const [first, second, added] = await Promise.all([buildUnit(), buildUnit(), buildUnit({ price: 7_000_00n })]);
    const order = await called.place({ units: [first, second], isConfirmed: true });
    await api.db.cartLine.create({
      data: { accountId: order.accountId, productItemId: added.id, addedPrice: added.price, addedAt: new Date() },
    });
    const { items, heldUntil } = await called.read(order);
    const response = await called.change(order, { removedItemIds: [items[0]?.id], addedProductItemIds: [added.id] });
    expect(response).toMatchObject({
      ...{ status: 'ACCEPT_MEET_WAIT_PAID', totalPrice: 12_590_00 },
      orderProductItems: [{ productItem: { id: second.id } }, { productItem: { id: added.id }, price: 7_000_00 }],
    });
    expect((await findUnit(first.id)).reservedUntil).toBeNull();
    expect((await findUnit(added.id)).reservedUntil).toEqual(heldUntil);
    expect((await called.read(order)).items[1]?.changes).toMatchObject([{ status: 'ACCEPT_MEET_WAIT_PAID', previousStatus: null }]);
    expect(await api.db.cartLine.count({ where: { accountId: order.accountId } })).toBe(0);
    const mail = await waitForChangeMail(order);
    for (const text of ['Убрали:', 'Добавили:', `/orders/${order.id}/pay`]) expect(mail).toContain(text);
    // The remaining lines may be changed, paid, delivered and exchanged like any other.
    await called.change(order, { addedProductItemIds: [(await buildUnit()).id] });
    expect(await called.orders.pay(order)).toBe('CAPTURED');
    const paid = { ...(await called.read(order)), ...order };
    await called.orders.deliver(paid);
    await called.orders.exchange(order, paid.items[0], (await buildUnit()).id);
  });

  it('changes the destination and recalculates the delivery price, which is zero for a pickup point if the goods qualify', async () => {
    const order = await called.place({ units: await buildUnits(2) });
    expect(await called.change(order, { delivery: { pickupPointCode: 'kazan-1' } })).toMatchObject({
      ...{ totalPrice: 10_000_00, deliveryPrice: 0, cdekDelivery: { code: 'kazan-1', address_full: expect.stringContaining('Казань') } },
    });
    await waitForChangeMail(order);
    // Delivery to the pickup point is no longer free for the remaining line.
    const [, line] = (await called.read(order)).items;
    const alone = await called.change(order, { removedItemIds: [line?.id] });
    expect(alone).toMatchObject({ deliveryPrice: 585_00, totalPrice: 5_585_00 });
    await waitForChangeMail(order, 2);
    const moved = await called.change(order, { delivery: { cityId: 'moskva', street: 'Арбат', house: '1' } });
    expect(moved).toMatchObject({ deliveryPrice: 590_00, cdekDelivery: null, addressDelivery: { street: 'Арбат' } });
    expect(await waitForChangeMail(order, 3)).toContain('Арбат');
    // The journal records that the delivery address has changed, but not the address itself.
    expect(JSON.stringify(await api.db.journalEntry.findMany({ where: { subjectId: order.id } }))).not.toContain('Арбат');
  });

  it('keeps agreed prices when the catalog changes', async () => {
    const [repricedUnit, other] = await buildUnits(2);
    const order = await called.place({ units: [repricedUnit, other].filter((one) => one !== undefined) });
    await api.db.productItem.update({ where: { id: repricedUnit?.id ?? '' }, data: { price: 9_000_00n, active: false } });
    const [, line] = (await called.read(order)).items;
    expect(await called.change(order, { removedItemIds: [line?.id] })).toMatchObject({ totalPrice: 5_590_00 });
  });

  it('gives back the bonuses that a smaller order may no longer spend, and a later cancellation gives back the rest', async () => {
    const order = await called.place({ units: await buildUnits(2), bonuses: 900, expectedTotal: 9_690_00 });
    expect(await readBalance(order)).toBe(0);
    const [line] = (await called.read(order)).items;
    const response = await called.change(order, { removedItemIds: [line?.id] });
    expect(response).toMatchObject({ paidByBonuses: 500, totalPrice: 5_090_00 });
    expect(await readBalance(order)).toBe(400);
    expect(await waitForChangeMail(order)).toContain('500 бонусов вместо 900 бонусов');
    await called.change(order, { prices: [{ itemId: response.orderProductItems[0]?.id, price: 1_000_00 }] });
    expect(await readBalance(order)).toBe(800);
    expect(await called.orders.findLedgerViolations()).toEqual([]);
    await called.orders.cancel(order);
    expect(await readBalance(order)).toBe(900);
  });

  it('makes the payment spend only the bonuses of the changed order, even after the deadline', async () => {
    for (const isLate of [false, true]) {
      const order = await called.place({ units: await buildUnits(2), bonuses: 900, expectedTotal: 9_690_00, isConfirmed: true });
      const [line] = (await called.read(order)).items;
      await called.change(order, { removedItemIds: [line?.id] });
      const page = await called.orders.openPayment(order);
      if (isLate) {
        await called.orders.expire(order);
        await called.orders.endExpired((await called.read(order)).items);
        expect(await readBalance(order)).toBe(900);
      }
      expect(await called.orders.completePayment(page)).toBe('CAPTURED');
      expect(await readBalance(order)).toBe(400);
    }
  });

  it('removes a promo code whose conditions are no longer met', async () => {
    const promo = await buildPromoCode(api.db, { percent: 10, leastSum: 8_000_00n, mostUses: 1 });
    const order = await called.place({ units: await buildUnits(2), promo, expectedTotal: 9_590_00 });
    const countUses = async () => (await api.db.promoCode.findUniqueOrThrow({ where: { id: promo.id } })).uses;
    const [first, second] = (await called.read(order)).items;
    // The promo code has expired meanwhile, but the order used it in time.
    await api.db.promoCode.update({ where: { id: promo.id }, data: { endsAt: new Date() } });
    const lowered = await called.change(order, { prices: [{ itemId: first?.id, price: 4_000_00 }] });
    expect([lowered, await countUses()]).toMatchObject([{ promoDiscount: 900_00, totalPrice: 8_690_00 }, 1]);
    await waitForChangeMail(order);
    const alone = await called.change(order, { removedItemIds: [second?.id] });
    expect([alone, await countUses()]).toMatchObject([{ promoDiscount: 0, totalPrice: 4_590_00 }, 0]);
    expect(await waitForChangeMail(order, 2)).toContain('больше не действует');
    await called.orders.cancel(order);
    expect(await countUses()).toBe(0);
  });
});

describe('changeCalledOrder with invalid input', () => {
  it.each<[string, string, (lines: string[]) => Promise<object> | object]>([
    ['without any field', 'BAD_USER_INPUT', () => ({})],
    ['that raises a price', 'BAD_USER_INPUT', ([itemId]) => ({ prices: [{ itemId, price: 5_000_01 }] })],
    ['that sets a price below one rouble', 'BAD_USER_INPUT', ([itemId]) => ({ prices: [{ itemId, price: 99 }] })],
    ['that sets the price of an unknown line', 'BAD_USER_INPUT', () => ({ prices: [{ itemId: crypto.randomUUID(), price: 100 }] })],
    ['that removes every line', 'BAD_USER_INPUT', (lines) => ({ removedItemIds: lines })],
    ['that removes an unknown line', 'BAD_USER_INPUT', () => ({ removedItemIds: [crypto.randomUUID()] })],
    ['that adds an unknown unit', 'ITEMS_UNAVAILABLE', () => ({ addedProductItemIds: [crypto.randomUUID()] })],
    ['that adds a sold unit', 'ITEMS_UNAVAILABLE', async () => ({ addedProductItemIds: [(await buildUnit({ soldAt: new Date() })).id] })],
    [
      'that adds a reserved unit',
      'ITEMS_UNAVAILABLE',
      async () => ({ addedProductItemIds: [(await buildUnit({ reservedUntil: new Date(Date.now() + HOUR_MS) })).id] }),
    ],
    [
      'that makes the order too large',
      'BAD_USER_INPUT',
      () => ({ addedProductItemIds: Array.from({ length: 19 }, () => crypto.randomUUID()) }),
    ],
    ['to a pickup point that does not exist', 'BAD_USER_INPUT', () => ({ delivery: { pickupPointCode: 'nowhere' } })],
    ['to an incomplete address', 'BAD_USER_INPUT', () => ({ delivery: { cityId: 'moskva' } })],
    ['that is based on an outdated state', 'CONFLICT', ([itemId]) => ({ updatedAt: new Date(0), removedItemIds: [itemId] })],
    ['whose total differs from the expected one', 'PRICE_CHANGED', ([itemId]) => ({ removedItemIds: [itemId], expectedTotal: 5_000_00 })],
  ])('refuses a change %s (%s) and leaves the order unchanged', async (_what, code, buildDto) => {
    const order = await called.place({ units: await buildUnits(2) });
    const before = await called.read(order);
    const dto = await buildDto(before.items.map(({ id }) => id));
    expect(await called.readRefusal(order, dto)).toMatchObject({ code });
    expect(await called.read(order)).toEqual(before);
  });

  it('refuses to change an order that is paid, is past its deadline, was placed without a call request, or does not exist', async () => {
    const [paidOrder, expiredOrder] = [
      await called.place({ units: await buildUnits(2), isConfirmed: true }),
      await called.place({ units: await buildUnits(2) }),
    ];
    const orderWithoutCall = await called.orders.place();
    await called.orders.pay(paidOrder);
    await called.orders.expire(expiredOrder);
    for (const order of [paidOrder, expiredOrder, orderWithoutCall]) {
      const [line] = (await called.read(order)).items;
      expect(await called.readRefusal(order, { removedItemIds: [line?.id] })).toMatchObject({ code: 'CONFLICT' });
    }
    expect(await called.send({ id: paidOrder.id }, { orderId: crypto.randomUUID(), removedItemIds: ['1'] })).toMatchObject({
      errors: [{ extensions: { code: 'NOT_FOUND' } }],
    });
  });
});
