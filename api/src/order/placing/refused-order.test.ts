import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED } from '../../auth/code/codes.harness.js';
import { signIn } from '../../auth/session/sessions.harness.js';
import { buildOrder, buildProductItem, buildPromoCode } from '../../exports/testing.js';
import type { OrderStatus, ProductItem } from '../../platform/prisma/generated/client.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { OrderLimitsService } from './order-limits.service.js';
import {
  buildOrderInput,
  createShopper,
  type PlacingOptions,
  place,
  placeSuccessfully,
  type Shopper,
  storePromoCode,
  waitForJobs,
} from './placing.harness.js';

let api: TestApi;
let shopper: Shopper;
/** Product and size of units that a test needs in numbers. */
let goods: Pick<ProductItem, 'productId' | 'sizeId'>;
beforeAll(async () => {
  api = await startTestApi(UNHURRIED);
  const { productId, sizeId } = await buildUnit();
  goods = { productId, sizeId };
  shopper = await signInShopper({ bonuses: 1_000 });
});
afterAll(() => api.close());

const signInShopper = async (options: { bonuses?: number; hasPhone?: boolean } = {}) => createShopper(api, await signIn(api), options);
const buildUnit = (overrides: object = {}) => buildProductItem(api.db, overrides);
const buildUnits = (count: number) => Promise.all(Array.from({ length: count }, () => buildUnit(goods)));
const readRefusal = async (who: Shopper, dto: object, options?: PlacingOptions) => (await place(api, who, dto, options)).refused;

/** Counts all rows that placing writes, except for those of the test itself. */
async function countRows(): Promise<object> {
  const [row] = await api.db.$queryRaw<object[]>`SELECT
    (SELECT count(*) FROM shop_order) AS orders, (SELECT count(*) FROM order_item) AS lines,
    (SELECT count(*) FROM order_status_change) AS steps, (SELECT count(*) FROM order_key) AS keys,
    (SELECT count(*) FROM bonus_entry) AS entries, (SELECT count(*) FROM promo_use) AS uses, (SELECT sum(uses) FROM promo_code) AS "useCounts",
    (SELECT count(*) FROM cart_line) AS "cartLines", (SELECT count(*) FROM cart WHERE promo_code_id IS NOT NULL) AS codes,
    (SELECT count(*) FROM product_item WHERE reserved_until IS NOT NULL) AS reserved, (SELECT count(*) FROM account WHERE name <> '') AS named,
    (SELECT max(id) FROM graphile_worker._private_jobs) AS jobs, (SELECT max(id) FROM search_outbox) AS changes`;
  return row ?? {};
}

describe('a refused request to place an order', () => {
  it('returns UNAUTHENTICATED to a guest', async () => {
    const { refused } = await place(api, { headers: {} }, buildOrderInput([await buildUnit()]));
    expect(refused?.code).toBe('UNAUTHENTICATED');
  });

  it('returns a list of all invalid fields, including the city', async () => {
    const dto = buildOrderInput([await buildUnit()]);
    const refused = await readRefusal(shopper, {
      ...dto,
      recipient: { ...dto.recipient, name: '', email: 'anna@' },
      delivery: { ...dto.delivery, cityId: 'atlantida', index: '1' },
    });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Проверьте поля, которые мы отметили.', details: { field: 'name' } });
    const { fields } = refused?.details as { fields: { field: string; message: string }[] };
    expect(fields.map(({ field }) => field)).toEqual(['name', 'email', 'index', 'cityId']);
    expect(fields.every(({ message }) => message.length > 0)).toBe(true);
  });

  it('returns the field cityId if only the city is invalid', async () => {
    const dto = buildOrderInput([await buildUnit()]);
    const refused = await readRefusal(shopper, { ...dto, delivery: { ...dto.delivery, cityId: 'atlantida' } });
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'cityId', fields: [{ field: 'cityId' }] } });
  });

  it('returns BAD_USER_INPUT for a fraction of a bonus', async () => {
    expect(await readRefusal(shopper, buildOrderInput([await buildUnit()], { bonuses: 1.5 }))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('returns the ids of exactly the units that are unavailable', async () => {
    const soon = new Date(Date.now() + HOUR_MS);
    const free = await buildUnit();
    const unavailableUnits = [
      await buildUnit({ soldAt: new Date() }),
      await buildUnit({ reservedUntil: soon }),
      await buildUnit({ active: false }),
      await buildUnit({ deletedAt: new Date() }),
      { id: '01a1f861-b930-77a5-9ae7-77c0dd5aa755', price: 100n },
    ];
    const refused = await readRefusal(shopper, buildOrderInput([free, ...unavailableUnits]));
    expect(refused?.code).toBe('ITEMS_UNAVAILABLE');
    expect(new Set(refused?.details.productItemIds as string[])).toEqual(new Set(unavailableUnits.map(({ id }) => id)));
    expect(await readRefusal(shopper, buildOrderInput([free, { id: 'not an id', price: 1n }]))).toMatchObject({
      code: 'ITEMS_UNAVAILABLE',
      details: { productItemIds: ['not an id'] },
    });
  });

  it.each([
    ['less', -100],
    ['more', 100],
  ])('returns the current total if the expected total of the request is %s', async (_what, difference) => {
    const dto = buildOrderInput([await buildUnit()]);
    const refused = await readRefusal(shopper, { ...dto, expectedTotal: dto.expectedTotal + difference });
    expect(refused).toMatchObject({ code: 'PRICE_CHANGED', details: { total: dto.expectedTotal } });
  });

  it('is accepted with the current total as its expected total, even from another shopper', async () => {
    const item = await buildUnit({ price: 5_000_00n });
    const dto = buildOrderInput([item]);
    await api.db.productItem.update({ where: { id: item.id }, data: { price: 6_000_00n } });
    const refused = await readRefusal(shopper, dto);
    expect(refused).toMatchObject({ code: 'PRICE_CHANGED', details: { total: 6_590_00 } });
    const buyer = await signInShopper();
    expect((await placeSuccessfully(api, buyer, { ...dto, expectedTotal: 6_590_00 })).number).toBeGreaterThan(100_000);
  });

  it('returns how many bonuses may be spent if it spends more', async () => {
    const item = await buildUnit({ price: 5_000_00n });
    expect(await readRefusal(shopper, buildOrderInput([item], { bonuses: 501, expectedTotal: 5_089_00 }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { field: 'bonuses', mostBonuses: 500 },
    });
    const expensiveUnit = await buildUnit({ price: 50_000_00n });
    expect(await readRefusal(shopper, buildOrderInput([expensiveUnit], { bonuses: 1_001, expectedTotal: 1 }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { mostBonuses: 1_000 },
    });
  });

  it('returns the same error for a promo code that does not exist, is not in the cart, or belongs to another person', async () => {
    const personal = await buildPromoCode(api.db, { accountId: (await signInShopper()).accountId });
    const unstoredCode = await buildPromoCode(api.db);
    await storePromoCode(api, shopper, personal);
    const refusals = await Promise.all(
      ['NOSUCHCODE', personal.code, unstoredCode.code].map(async (promocode) =>
        readRefusal(shopper, buildOrderInput([await buildUnit()], { promocode })),
      ),
    );
    for (const refused of refusals) expect(refused).toEqual({ code: 'PROMO_NOT_FOUND', message: 'Промокод не\u00a0найден', details: {} });
    await api.db.cart.update({ where: { accountId: shopper.accountId }, data: { promoCodeId: null } });
  });

  it('returns the condition that a promo code does not meet', async () => {
    const startsAt = new Date(Date.now() + HOUR_MS);
    const [unmetCode, later] = [await buildPromoCode(api.db, { leastSum: 900_000_00n }), await buildPromoCode(api.db, { startsAt })];
    const who = await signInShopper();
    await storePromoCode(api, who, unmetCode);
    expect(await readRefusal(who, buildOrderInput([await buildUnit()], { promocode: unmetCode.code }))).toMatchObject({
      code: 'PROMO_NOT_FOUND',
      details: { reason: 'LEAST_SUM', leastSum: 900_000_00 },
    });
    await storePromoCode(api, who, later);
    expect(await readRefusal(who, buildOrderInput([await buildUnit()], { promocode: later.code }))).toMatchObject({
      code: 'PROMO_NOT_FOUND',
      details: { reason: 'BEGINS_LATER', startsAt: startsAt.toISOString() },
    });
  });

  /** Counts the rows once no job runs, because the row of a running job is deleted when the job is done. */
  const countRowsWithoutJobs = async () => {
    await waitForJobs(api);
    return countRows();
  };

  it('writes nothing, regardless of the reason for the refusal', async () => {
    const who = await signInShopper({ bonuses: 1_000 });
    const usedUp = await buildPromoCode(api.db, { mostUses: 1, uses: 1 });
    const good = await buildPromoCode(api.db);
    await storePromoCode(api, who, good);
    const [item, sold] = [await buildUnit({ price: 10_000_00n }), await buildUnit({ soldAt: new Date() })];
    await api.db.cartLine.create({ data: { accountId: who.accountId, productItemId: item.id, addedPrice: 1n, addedAt: new Date() } });
    const before = await countRowsWithoutJobs();
    const codes: (string | undefined)[] = [];
    for (const changes of [
      { comment: 'я'.repeat(501) },
      { productItemIds: [item.id, sold.id] },
      { promocode: usedUp.code },
      { promocode: good.code, expectedTotal: 1 },
      { bonuses: 5_000 },
      { promocode: good.code, bonuses: 900, expectedTotal: 8_691_00 },
    ]) {
      codes.push((await readRefusal(who, buildOrderInput([item], changes)))?.code);
    }
    expect(codes).toEqual(['BAD_USER_INPUT', 'ITEMS_UNAVAILABLE', 'PROMO_NOT_FOUND', 'PRICE_CHANGED', 'BAD_USER_INPUT', 'PRICE_CHANGED']);
    expect((await readRefusal(who, buildOrderInput([item]), { isCall: true }))?.code).toBe('FORBIDDEN');
    expect(await countRows()).toEqual(before);
    // The next order is placed, so nothing remained locked or spent.
    await placeSuccessfully(api, who, buildOrderInput([item], { promocode: good.code, bonuses: 900, expectedTotal: 8_690_00 }));
  });

  it('writes nothing if the last step, which adds jobs to the queue, fails', async () => {
    const who = await signInShopper({ bonuses: 1_000 });
    const code = await buildPromoCode(api.db);
    await storePromoCode(api, who, code);
    const item = await buildUnit({ price: 10_000_00n });
    const before = await countRowsWithoutJobs();
    await api.db.$executeRaw`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no jobs'; END $$`;
    await api.db.$executeRaw`CREATE TRIGGER fail BEFORE INSERT ON graphile_worker._private_jobs EXECUTE FUNCTION fail()`;
    const dto = buildOrderInput([item], { promocode: code.code, bonuses: 900, expectedTotal: 8_690_00 });
    expect((await readRefusal(who, dto))?.code).toBe('INTERNAL');
    await api.db.$executeRaw`DROP TRIGGER fail ON graphile_worker._private_jobs`;
    expect(await countRows()).toEqual(before);
    await placeSuccessfully(api, who, dto);
  });
});

describe('the limits on orders', () => {
  const signInShopperWithOrders = async (counts: readonly number[], overrides: { status?: OrderStatus; createdAt?: Date } = {}) => {
    const who = await signInShopper({ hasPhone: true });
    for (const count of counts) {
      const units = await buildUnits(count);
      await buildOrder(
        api.db,
        { accountId: who.accountId, ...overrides },
        units.map(({ id }) => ({ productItemId: id })),
      );
    }
    return who;
  };

  /** Stores cancelled orders, of which only the first has a unit. */
  const storeCancelledOrders = async (count: number, overrides: { accountId?: string; network?: string }) => {
    const first = await buildOrder(api.db, { ...overrides, status: 'CANCEL_PURCHASE' });
    const { id: _id, number: _number, items: _items, pickupPointRecord: _record, ...order } = first;
    await api.db.order.createMany({ data: Array.from({ length: count - 1 }, () => order) });
  };

  it('allow five unpaid orders per account', async () => {
    await placeSuccessfully(api, await signInShopperWithOrders([1, 1, 1, 1]), buildOrderInput([await buildUnit()]));
    const refused = await readRefusal(await signInShopperWithOrders([1, 1, 1, 1, 1]), buildOrderInput([await buildUnit()]));
    expect(refused).toMatchObject({ code: 'ORDER_LIMIT', details: { limit: 'orders', most: 5 } });
  });

  it('allow twenty units in unpaid orders of an account', async () => {
    await placeSuccessfully(api, await signInShopperWithOrders([10, 8]), buildOrderInput(await buildUnits(2)));
    const refused = await readRefusal(await signInShopperWithOrders([10, 8]), buildOrderInput(await buildUnits(3)));
    expect(refused).toMatchObject({ code: 'ORDER_LIMIT', details: { limit: 'units', most: 20 } });
  });

  it('allow two orders and five units of an account that await a call', async () => {
    const call = { isCall: true };
    const waiting = { status: 'AWAITING_CALL' } as const;
    await placeSuccessfully(api, await signInShopperWithOrders([3], waiting), buildOrderInput(await buildUnits(2)), call);
    const [dto, large] = [buildOrderInput([await buildUnit()]), buildOrderInput(await buildUnits(3))];
    const both = await signInShopperWithOrders([1, 1], waiting);
    expect(await readRefusal(both, dto, call)).toMatchObject({ code: 'ORDER_LIMIT', details: { limit: 'callOrders', most: 2 } });
    await placeSuccessfully(api, both, dto);
    const refused = await readRefusal(await signInShopperWithOrders([3], waiting), large, call);
    expect(refused).toMatchObject({ code: 'ORDER_LIMIT', details: { limit: 'callUnits', most: 5 } });
  });

  it('allow fifty units in unpaid orders of an IP address, across accounts', async () => {
    const address = '203.0.113.50';
    for (const count of [20, 20, 9])
      await placeSuccessfully(api, await signInShopper(), buildOrderInput(await buildUnits(count)), { address });
    const pair = buildOrderInput(await buildUnits(2));
    const refused = await readRefusal(await signInShopper(), pair, { address });
    expect(refused).toMatchObject({ code: 'ORDER_LIMIT', details: { limit: 'addressUnits', most: 50 } });
    await placeSuccessfully(api, await signInShopper(), pair, { address: '203.0.113.51' });
    await placeSuccessfully(api, await signInShopper(), buildOrderInput([await buildUnit()]), { address });
    expect(await api.db.order.count({ where: { network: { contains: '203.0.113' } } })).toBe(0);
  });

  it('allow twenty orders per account and day, including cancelled ones', async () => {
    const who = await signInShopper();
    await storeCancelledOrders(19, { accountId: who.accountId });
    await placeSuccessfully(api, who, buildOrderInput([await buildUnit()]));
    const refused = await readRefusal(who, buildOrderInput([await buildUnit()]));
    expect(refused).toMatchObject({ code: 'ORDER_LIMIT', details: { limit: 'placings', most: 20 } });
    await api.db.order.updateMany({ where: { accountId: who.accountId }, data: { createdAt: new Date(Date.now() - DAY_MS) } });
    await placeSuccessfully(api, who, buildOrderInput([await buildUnit()]));
  });

  it('allow sixty orders per IP address and day, across accounts and including cancelled ones', async () => {
    const address = '203.0.113.60';
    const network = api.app.get(OrderLimitsService).computePseudonym(address);
    await storeCancelledOrders(59, { network });
    const who = await signInShopper();
    await placeSuccessfully(api, who, buildOrderInput([await buildUnit()]), { address });
    const refused = await readRefusal(await signInShopper(), buildOrderInput([await buildUnit()]), { address });
    expect(refused).toMatchObject({ code: 'ORDER_LIMIT', details: { limit: 'addressPlacings', most: 60 } });
    await placeSuccessfully(api, who, buildOrderInput([await buildUnit()]), { address: '203.0.113.61' });
  });

  it.each([
    ['are paid', { status: 'PAID_READY_TO_SEND' }],
    ['have ended', { status: 'CANCEL_PURCHASE' }],
    ['are past their deadline', { createdAt: new Date(Date.now() - HOUR_MS) }],
  ] as const)('do not count orders that %s', async (_what, overrides) => {
    await placeSuccessfully(api, await signInShopperWithOrders([4, 4, 4, 4, 4], overrides), buildOrderInput([await buildUnit()]));
  });
});
