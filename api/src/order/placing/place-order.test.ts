import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED } from '../../auth/code/codes.harness.js';
import { signIn } from '../../auth/session/sessions.harness.js';
import { buildOrder, buildProductItem, buildPromoCode, until } from '../../exports/testing.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import { Inbox } from '../../message/inbox.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { EndOrderService } from '../lifecycle/end-order.service.js';
import {
  buildOrderInput,
  COURIER_PRICE,
  createShopper,
  place,
  placeSuccessfully,
  type Shopper,
  storePromoCode,
} from './placing.harness.js';

let api: TestApi;
let anna: Shopper;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  anna = await signInShopper();
});
afterAll(() => api.close());

const signInShopper = async (options: { bonuses?: number; hasPhone?: boolean } = {}) => createShopper(api, await signIn(api), options);
type Unit = Awaited<ReturnType<typeof buildProductItem>>;
const buildUnit = (overrides: object = {}) => buildProductItem(api.db, overrides);
const buildUnits = (count: number) => Promise.all(Array.from({ length: count }, () => buildUnit()));
const readBalance = ({ accountId }: Shopper) => api.app.get(BonusService).readBalance(accountId);
const readOrder = (id: string) =>
  api.db.order.findUniqueOrThrow({ where: { id }, include: { items: { orderBy: { position: 'asc' }, include: { changes: true } } } });

describe('an order with a payment link', () => {
  it('is stored with its lines and steps, and reserves its units five minutes longer than it may be paid', async () => {
    const shopper = await signInShopper();
    const [fast, slow] = [
      await buildUnit({ oldPrice: 15_000_00n }),
      await buildUnit({ supplier: 'CONTRACTOR', deliveryIsoCode: 'TR', price: 5_000_00n }),
    ];
    await api.db.searchEngine.create({ data: { name: 'watched' } });
    const before = Date.now();
    const input = buildOrderInput([slow, fast], { comment: 'Позвоните', consent: true });
    const order = await placeSuccessfully(api, shopper, input);
    // A repeated request may rely on the consent of the first attempt.
    expect(await placeSuccessfully(api, shopper, { ...input, consent: false })).toEqual(order);
    const row = await readOrder(order.id);
    const payMs = (row.payUntil?.getTime() ?? 0) - row.createdAt.getTime();
    const heldMs = (row.heldUntil?.getTime() ?? 0) - row.createdAt.getTime();
    expect([payMs, heldMs]).toEqual([30 * MINUTE_MS, 35 * MINUTE_MS]);
    expect(row.createdAt.getTime()).toBeGreaterThanOrEqual(before);
    expect(order).toEqual({
      id: row.id,
      number: row.number,
      paymentLink: `http://127.0.0.1:3000/orders/${row.id}/pay`,
      payUntil: row.payUntil?.toISOString(),
    });
    expect(row).toMatchObject({
      accountId: shopper.accountId,
      status: 'AWAITING_PAY',
      paymentType: 'ONLINE',
      name: 'Анна',
      phone: '+79161234567',
      email: 'anna@example.com',
      deliveryMode: 'COURIER',
      country: 'Россия',
      city: 'Москва',
      street: 'Тверская',
      apartment: '12',
      comment: 'Позвоните',
      consentVersion: 'unpublished',
      goods: 20_000_00n,
      discount: 2_510_00n,
      deliveryPrice: COURIER_PRICE,
      totalPrice: 18_080_00n,
      cashback: 524,
    });
    expect(row.items).toMatchObject([
      { productItemId: slow.id, status: 'AWAITING_PAY', price: 5_000_00n, before: null, soldPrice: 5_000_00n },
      { productItemId: fast.id, price: 12_490_00n, before: 15_000_00n, soldPrice: 12_490_00n },
    ]);
    expect(row.items.map(({ changes }) => changes)).toMatchObject([1, 2].map(() => [{ status: 'AWAITING_PAY', previousStatus: null }]));
    const held = await api.db.productItem.findMany({ where: { id: { in: [fast.id, slow.id] } } });
    expect(held.map(({ reservedUntil }) => reservedUntil)).toEqual([row.heldUntil, row.heldUntil]);
    const changed = await api.db.searchOutbox.findMany({ where: { engine: 'watched' } });
    expect(new Set(changed.map(({ productId }) => productId))).toEqual(new Set([fast.productId, slow.productId]));
    await api.db.searchEngine.delete({ where: { name: 'watched' } });
  });

  it('stores the version of the consent, even from a repeated request, and is refused with a consent to another version', async () => {
    const shopper = await signInShopper();
    const text = await api.db.page.create({ data: { slug: 'personal-data', title: 'Согласие', html: '<p>Согласен</p>' } });
    const consentVersion = text.updatedAt.toISOString();
    const [first, second] = await buildUnits(2);
    const outdated = await place(
      api,
      shopper,
      buildOrderInput([first as Unit], { consent: true, consentVersion: '2020-01-01T00:00:00.000Z' }),
    );
    expect(outdated.refused).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'consent', consentVersion } });
    const { id } = await placeSuccessfully(api, shopper, buildOrderInput([first as Unit], { consent: true, consentVersion }));
    expect((await readOrder(id)).consentVersion).toBe(consentVersion);
    const input = buildOrderInput([second as Unit]);
    const later = await placeSuccessfully(api, shopper, input);
    expect((await readOrder(later.id)).consentVersion).toBeNull();
    // Another process, whose clock is ahead, has changed the order.
    const updatedAt = new Date(Date.now() + MINUTE_MS);
    await api.db.order.update({ where: { id: later.id }, data: { updatedAt } });
    expect(await placeSuccessfully(api, shopper, { ...input, consent: true, consentVersion })).toEqual(later);
    const repeated = await readOrder(later.id);
    expect(repeated.consentVersion).toBe(consentVersion);
    expect(repeated.updatedAt.getTime()).toBeGreaterThan(updatedAt.getTime());
    await api.db.page.delete({ where: { id: text.id } });
  });

  it('promises delivery days that depend on the supplier of each unit', async () => {
    const { id } = await placeSuccessfully(
      api,
      await signInShopper(),
      buildOrderInput([await buildUnit(), await buildUnit({ supplier: 'CONTRACTOR' })]),
    );
    const { createdAt, items } = await readOrder(id);
    const today = Math.floor((createdAt.getTime() + 3 * HOUR_MS) / DAY_MS);
    expect(items.map(({ deliveryFrom, deliveryTo }) => [deliveryFrom, deliveryTo].map((day) => day.getTime() / DAY_MS - today))).toEqual([
      [2, 5],
      [15, 26],
    ]);
  });

  it('takes its units out of the cart and leaves the other units there', async () => {
    const shopper = await signInShopper();
    const [orderedUnit, unorderedUnit] = [await buildUnit(), await buildUnit()];
    const line = { accountId: shopper.accountId, addedPrice: 100n, addedAt: new Date() };
    await api.db.cartLine.createMany({ data: [orderedUnit, unorderedUnit].map(({ id }) => ({ ...line, productItemId: id })) });
    await placeSuccessfully(api, shopper, buildOrderInput([orderedUnit]));
    expect((await api.db.cartLine.findMany({ where: { accountId: shopper.accountId } })).map(({ productItemId }) => productItemId)).toEqual(
      [unorderedUnit.id],
    );
  });

  it('is confirmed by a mail to the e-mail address of the order', async () => {
    const email = `${randomUUID()}@example.com`;
    const dto = buildOrderInput([await buildUnit()]);
    const { number } = await placeSuccessfully(api, anna, { ...dto, recipient: { ...dto.recipient, email } });
    await until('the mail is sent', () =>
      api.app.get(Inbox).messages.some(({ address, text }) => address === email && text.includes(String(number))),
    );
  });

  it('sets the name of the account from the recipient only if the account has none', async () => {
    const nameless = await signInShopper();
    await placeSuccessfully(api, nameless, buildOrderInput([await buildUnit()]));
    expect(await api.db.account.findUnique({ where: { id: nameless.accountId } })).toMatchObject({ name: 'Анна', surname: 'Ким' });
    await api.db.account.update({ where: { id: nameless.accountId }, data: { name: 'Ольга', surname: '' } });
    await placeSuccessfully(api, nameless, buildOrderInput([await buildUnit()]));
    expect(await api.db.account.findUnique({ where: { id: nameless.accountId } })).toMatchObject({ name: 'Ольга', surname: '' });
  });

  it('holds the bonuses under a reference to the order', async () => {
    const shopper = await signInShopper({ bonuses: 2_000 });
    const item = await buildUnit({ price: 10_000_00n });
    const { id } = await placeSuccessfully(api, shopper, buildOrderInput([item], { bonuses: 1_000, expectedTotal: 9_590_00 }));
    expect(await readOrder(id)).toMatchObject({
      paidByBonuses: 1_000,
      totalPrice: 9_590_00n,
      items: [{ bonusShare: 1_000, soldPrice: 9_000_00n }],
    });
    expect(await readBalance(shopper)).toBe(1_000);
    expect(await api.db.bonusEntry.findMany({ where: { accountId: shopper.accountId, kind: 'HOLD' } })).toMatchObject([
      { amount: -1_000n, reference: `order:${id}` },
    ]);
  });

  it('uses the promo code of the cart and removes it from the cart', async () => {
    const shopper = await signInShopper();
    const code = await buildPromoCode(api.db);
    await storePromoCode(api, shopper, code);
    const item = await buildUnit({ price: 10_000_00n });
    const { id } = await placeSuccessfully(
      api,
      shopper,
      buildOrderInput([item], { promocode: code.code.toLowerCase(), expectedTotal: 9_590_00 }),
    );
    expect(await readOrder(id)).toMatchObject({ promoDiscount: 1_000_00n, items: [{ promoShare: 1_000_00n }] });
    expect(await api.db.promoCode.findUnique({ where: { id: code.id } })).toMatchObject({ uses: 1 });
    expect(await api.db.promoUse.findUnique({ where: { orderId: id } })).toMatchObject({ accountId: shopper.accountId, returnedAt: null });
    expect(await api.db.cart.findUnique({ where: { accountId: shopper.accountId } })).toMatchObject({ promoCodeId: null });
  });

  it('ends an expired order that still reserves the unit', async () => {
    const late = await signInShopper();
    const item = await buildUnit();
    const old = await buildOrder(api.db, { accountId: late.accountId, createdAt: new Date(Date.now() - HOUR_MS) }, [
      { productItemId: item.id },
    ]);
    const { id } = await placeSuccessfully(api, await signInShopper(), buildOrderInput([item]));
    expect(await readOrder(old.id)).toMatchObject({
      status: 'CANCEL_PURCHASE',
      items: [{ status: 'CANCEL_PURCHASE', cancelReason: 'TERM' }],
    });
    expect(await readOrder(id)).toMatchObject({ status: 'AWAITING_PAY', items: [{ productItemId: item.id }] });
  });

  it('is placed at a second attempt if the first attempt has not ended the expired order that reserves the unit', async () => {
    const item = await buildUnit();
    const createdAt = new Date(Date.now() - HOUR_MS);
    const old = await buildOrder(api.db, { createdAt }, [{ productItemId: item.id }]);
    const endings = api.app.get(EndOrderService);
    const { endLocked } = endings;
    endings.endLocked = async () => {
      endings.endLocked = endLocked;
    };
    const { id } = await placeSuccessfully(api, await signInShopper(), buildOrderInput([item]));
    expect(endings.endLocked).toBe(endLocked);
    expect(await readOrder(old.id)).toMatchObject({ status: 'CANCEL_PURCHASE' });
    expect(await readOrder(id)).toMatchObject({ status: 'AWAITING_PAY' });
  });

  it('is placed with at most 25 SQL statements if it has five units, a promo code and bonuses', async () => {
    const shopper = await signInShopper({ bonuses: 500 });
    const code = await buildPromoCode(api.db);
    await storePromoCode(api, shopper, code);
    const five = await buildUnits(5);
    const expectedTotal = 5 * 11_241_00 + 590_00 - 100_00;
    const requestId = 'five-units';
    await placeSuccessfully(api, shopper, buildOrderInput(five, { promocode: code.code, bonuses: 100, expectedTotal }), { requestId });
    expect((await api.findRequestLog(requestId)).statements).toBeLessThanOrEqual(25);
  });
});

describe('an order with a call request', () => {
  it('reserves its units for a day and has no payment link', async () => {
    const shopper = await signInShopper({ hasPhone: true });
    const order = await placeSuccessfully(api, shopper, buildOrderInput([await buildUnit()]), { isCall: true });
    const { createdAt, payUntil, heldUntil, ...row } = await readOrder(order.id);
    expect(order).toEqual({ id: row.id, number: row.number });
    expect(row).toMatchObject({ status: 'AWAITING_CALL', paymentType: 'CALL', items: [{ changes: [{ status: 'AWAITING_CALL' }] }] });
    expect([payUntil, heldUntil].map((time) => (time?.getTime() ?? 0) - createdAt.getTime())).toEqual([DAY_MS, DAY_MS]);
  });

  it('requires a confirmed phone', async () => {
    const { refused } = await place(api, await signInShopper(), buildOrderInput([await buildUnit()]), { isCall: true });
    expect(refused).toMatchObject({ code: 'FORBIDDEN', details: { confirmPhone: true } });
  });
});

describe('an idempotency key', () => {
  it('is new in every response, and is returned to signed-in shoppers only', async () => {
    const ask = async (headers = {}) =>
      (await api.post({ query: '{ getIdempotencyKey }' }, headers)).json() as Promise<{ data: { getIdempotencyKey: string } | null }>;
    const keys = [await ask(anna.headers), await ask(anna.headers)].map(({ data }) => data?.getIdempotencyKey);
    expect(new Set(keys).size).toBe(2);
    expect((await ask()).data).toBeNull();
  });

  it('leads to its order even after the order was cancelled and its unit sold', async () => {
    const shopper = await signInShopper();
    const dto = buildOrderInput([await buildUnit()]);
    const first = await placeSuccessfully(api, shopper, dto);
    expect(await placeSuccessfully(api, shopper, { ...dto, idempotencyKey: dto.idempotencyKey.toUpperCase() })).toEqual(first);
    await api.db.productItem.updateMany({ where: { id: { in: dto.productItemIds } }, data: { soldAt: new Date() } });
    await api.db.order.update({ where: { id: first.id }, data: { status: 'CANCEL_PURCHASE', payUntil: null, heldUntil: null } });
    expect(await placeSuccessfully(api, shopper, dto)).toEqual(first);
    expect(await api.db.order.count({ where: { accountId: shopper.accountId } })).toBe(1);
  });

  it.each([
    ['other units', async () => ({ productItemIds: [(await buildUnit()).id] })],
    ['another expected total', async () => ({ expectedTotal: 1 })],
    ['another comment', async () => ({ comment: 'Не звоните' })],
    ['more bonuses', async () => ({ bonuses: 1 })],
    ['another address', async () => ({ delivery: { cityId: 'moskva', street: 'Арбат', house: '7' } })],
  ])('is refused if it is sent again with %s', async (_what, change) => {
    const shopper = await signInShopper();
    const dto = buildOrderInput([await buildUnit()]);
    const { id } = await placeSuccessfully(api, shopper, dto);
    const { refused } = await place(api, shopper, { ...dto, ...(await change()) });
    expect(refused).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT', details: { orderId: id } });
  });

  it('is refused for an order with a call request if an online order has used it', async () => {
    const shopper = await signInShopper({ hasPhone: true });
    const dto = buildOrderInput([await buildUnit()]);
    await placeSuccessfully(api, shopper, dto);
    expect((await place(api, shopper, dto, { isCall: true })).refused?.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('can be used by another account for another order', async () => {
    const dto = buildOrderInput([await buildUnit()]);
    const own = await placeSuccessfully(api, await signInShopper(), dto);
    const other = buildOrderInput([await buildUnit()], { idempotencyKey: dto.idempotencyKey });
    expect((await placeSuccessfully(api, await signInShopper(), other)).id).not.toBe(own.id);
  });

  it('stays unused if placing the order was refused', async () => {
    const shopper = await signInShopper();
    const dto = buildOrderInput([await buildUnit()], { expectedTotal: 1 });
    const { refused } = await place(api, shopper, dto);
    expect(refused).toMatchObject({ code: 'PRICE_CHANGED', details: { total: 13_080_00 } });
    await placeSuccessfully(api, shopper, { ...dto, expectedTotal: refused?.details.total });
  });

  it('can be used again after 24 hours', async () => {
    const shopper = await signInShopper();
    const first = buildOrderInput([await buildUnit()]);
    const { id } = await placeSuccessfully(api, shopper, first);
    await api.db.orderKey.updateMany({ where: { orderId: id }, data: { createdAt: new Date(Date.now() - DAY_MS - MINUTE_MS) } });
    const later = buildOrderInput([await buildUnit()], { idempotencyKey: first.idempotencyKey });
    const second = await placeSuccessfully(api, shopper, later);
    expect(second.id).not.toBe(id);
    expect(await placeSuccessfully(api, shopper, later)).toEqual(second);
  });
});
