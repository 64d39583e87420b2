import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { AccountService } from '../../account/account.service.js';
import { UNHURRIED } from '../../auth/code/codes.harness.js';
import { signIn } from '../../auth/session/sessions.harness.js';
import { buildOrder, buildProductItem, buildPromoCode } from '../../exports/testing.js';
import { BonusService } from '../../loyalty/bonus.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { HOUR_MS } from '../../platform/process/durations.js';
import {
  buildOrderInput,
  countResults,
  createShopper,
  type PlacingResult,
  placeEventually,
  placeSuccessfully,
  type Shopper,
  storePromoCode,
} from './placing.harness.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ ...UNHURRIED, DATABASE_POOL: '20' });
});
afterAll(() => api.close());

const signInShopper = async (options: { bonuses?: number; hasPhone?: boolean } = {}) => createShopper(api, await signIn(api), options);
const buildUnit = (overrides: object = {}) => buildProductItem(api.db, overrides);
const buildUnits = (count: number, overrides: object = {}) => Promise.all(Array.from({ length: count }, () => buildUnit(overrides)));
const createShoppers = (count: number, options: { bonuses?: number } = {}) =>
  Promise.all(Array.from({ length: count }, () => signInShopper(options)));
const runInParallel = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
/** An IP address for each client, so that no client reaches the limit of units per IP address. */
const buildAddress = (index: number) => ({ address: `10.1.${index}.1` });
const isPlaced = ({ refused }: PlacingResult) => !refused;

describe('parallel requests to place orders', () => {
  it('with one idempotency key place one order, and all return it', async () => {
    const shopper = await signInShopper();
    const dto = buildOrderInput(await buildUnits(2));
    const responses = await runInParallel(50, () => placeEventually(api, shopper, dto));
    expect(countResults(responses)).toEqual({ PLACED: 50 });
    expect(new Set(responses.map(({ order }) => JSON.stringify(order))).size).toBe(1);
    expect(await api.db.order.count({ where: { accountId: shopper.accountId } })).toBe(1);
  });

  it('return an existing order by its idempotency key while another transaction locks the account', async () => {
    const shopper = await signInShopper();
    const dto = buildOrderInput([await buildUnit()]);
    const order = await placeSuccessfully(api, shopper, dto);
    await api.app.get(PrismaService).inTransaction('holds the account', async (transaction) => {
      await transaction.$executeRaw`SELECT FROM account WHERE id = ${shopper.accountId}::uuid FOR NO KEY UPDATE`;
      expect(await placeSuccessfully(api, shopper, dto)).toEqual(order);
    });
  });

  it('with one idempotency key and two contents place one order, and those with the other content are refused', async () => {
    const shopper = await signInShopper();
    const dto = buildOrderInput([await buildUnit()]);
    const other = { ...dto, comment: 'Другое' };
    const responses = await runInParallel(20, (index) => placeEventually(api, shopper, index % 2 ? dto : other));
    expect(countResults(responses)).toEqual({ PLACED: 10, IDEMPOTENCY_CONFLICT: 10 });
  });

  it('place one order if fifty shoppers order the same unit', async () => {
    const item = await buildUnit();
    const competitors = await createShoppers(50);
    const responses = await Promise.all(
      competitors.map((shopper, index) => placeEventually(api, shopper, buildOrderInput([item]), buildAddress(index))),
    );
    expect(countResults(responses)).toEqual({ PLACED: 1, ITEMS_UNAVAILABLE: 49 });
    expect(responses.find(({ refused }) => refused)?.refused?.details).toEqual({ productItemIds: [item.id] });
    expect(await api.db.orderItem.count({ where: { productItemId: item.id } })).toBe(1);
  });

  it('lock the promo code before the units, as the revival of an order does', async () => {
    const [shopper, item, code] = [await signInShopper(), await buildUnit(), await buildPromoCode(api.db, { percent: 10 })];
    await storePromoCode(api, shopper, code);
    let placing: Promise<PlacingResult> | undefined;
    await api.app.get(PrismaService).inTransaction('holds the code', async (transaction) => {
      await transaction.$executeRaw`SELECT FROM promo_code WHERE id = ${code.id}::uuid FOR NO KEY UPDATE`;
      placing = placeEventually(api, shopper, buildOrderInput([item], { promocode: code.code }));
      await until('it waits', async () => (await transaction.$executeRaw`SELECT FROM pg_locks WHERE NOT granted`) > 0);
      expect(await transaction.$executeRaw`SELECT FROM product_item WHERE id = ${item.id}::uuid FOR UPDATE SKIP LOCKED`).toBe(1);
    });
    expect((await placing)?.refused?.code).toBe('PRICE_CHANGED');
  });

  it('order each unit at most once if their sets of units overlap, and cause no deadlock', async () => {
    const some = await buildUnits(8);
    const competitors = await createShoppers(24);
    const responses = await Promise.all(
      competitors.map((shopper, index) => {
        const mine = [0, 3, 5].map((step) => some[(index + step) % some.length] ?? some[0]).filter((item) => item !== undefined);
        return placeEventually(api, shopper, buildOrderInput(index % 2 ? mine : mine.toReversed()), buildAddress(index));
      }),
    );
    const { PLACED = 0, ITEMS_UNAVAILABLE = 0 } = countResults(responses);
    expect(PLACED).toBeGreaterThan(0);
    expect(PLACED + ITEMS_UNAVAILABLE).toBe(24);
    const lines = await api.db.orderItem.findMany({ where: { productItemId: { in: some.map(({ id }) => id) } } });
    expect(new Set(lines.map(({ productItemId }) => productItemId)).size).toBe(lines.length);
    expect(lines).toHaveLength(3 * PLACED);
  });

  it('place ten orders with a promo code that may be used ten times', async () => {
    const code = await buildPromoCode(api.db, { mostUses: 10 });
    const competitors = await createShoppers(50);
    await Promise.all(competitors.map((shopper) => storePromoCode(api, shopper, code)));
    const goods = await buildUnits(50, { price: 10_000_00n });
    const responses = await Promise.all(
      competitors.map((shopper, index) => {
        const dto = buildOrderInput(goods.slice(index, index + 1), { promocode: code.code, expectedTotal: 9_590_00 });
        return placeEventually(api, shopper, dto, buildAddress(index));
      }),
    );
    expect(countResults(responses)).toEqual({ PLACED: 10, PROMO_NOT_FOUND: 40 });
    expect(await api.db.promoCode.findUnique({ where: { id: code.id } })).toMatchObject({ uses: 10 });
    const free = goods.filter((_item, index) => !isPlaced(responses[index] ?? { refused: { code: '', message: '', details: {} } }));
    const held = await api.db.productItem.count({ where: { id: { in: free.map(({ id }) => id) }, reservedUntil: { not: null } } });
    expect(held).toBe(0);
  });

  it('never spend more bonuses than their account has', async () => {
    const [shopper] = await createShoppers(1, { bonuses: 2_500 });
    const { accountId } = shopper as Shopper;
    const goods = await buildUnits(5, { price: 10_000_00n });
    const responses = await Promise.all(
      goods.map((item) => placeEventually(api, shopper as Shopper, buildOrderInput([item], { bonuses: 1_000, expectedTotal: 9_590_00 }))),
    );
    expect(countResults(responses)).toEqual({ PLACED: 2, BAD_USER_INPUT: 3 });
    expect(await api.app.get(BonusService).readBalance(accountId)).toBe(500);
  });

  it('place no more orders than the limits of an account allow', async () => {
    const shopper = await signInShopper({ hasPhone: true });
    const goods = await buildUnits(12);
    const responses = await Promise.all(goods.map((item) => placeEventually(api, shopper, buildOrderInput([item]))));
    expect(countResults(responses)).toEqual({ PLACED: 5, ORDER_LIMIT: 7 });
    const callingShopper = await signInShopper({ hasPhone: true });
    const others = await buildUnits(6);
    const called = await Promise.all(others.map((item) => placeEventually(api, callingShopper, buildOrderInput([item]), { isCall: true })));
    expect(countResults(called)).toEqual({ PLACED: 2, ORDER_LIMIT: 4 });
  });

  it('place no more orders than the limit of an IP address allows', async () => {
    const address = '203.0.113.77';
    const competitors = await createShoppers(8);
    const goods = await buildUnits(80);
    const responses = await Promise.all(
      competitors.map((shopper, index) =>
        placeEventually(api, shopper, buildOrderInput(goods.slice(10 * index, 10 * index + 10)), { address }),
      ),
    );
    expect(countResults(responses)).toEqual({ PLACED: 5, ORDER_LIMIT: 3 });
  });

  it('end an expired order once if they are for its unit', async () => {
    const item = await buildUnit();
    const expired = { status: 'AWAITING_PAY', createdAt: new Date(Date.now() - HOUR_MS) } as const;
    const late = await buildOrder(api.db, expired, [{ productItemId: item.id }]);
    const competitors = await createShoppers(12);
    const responses = await Promise.all(
      competitors.map((shopper, index) => placeEventually(api, shopper, buildOrderInput([item]), buildAddress(index))),
    );
    expect(countResults(responses)).toEqual({ PLACED: 1, ITEMS_UNAVAILABLE: 11 });
    const steps = await api.db.orderStatusChange.findMany({ where: { orderItem: { orderId: late.id }, status: 'CANCEL_PURCHASE' } });
    expect(steps).toHaveLength(1);
  });

  it('all succeed if shoppers end each other’s expired orders', async () => {
    const pairs = await runInParallel(6, async () => {
      const [one, other] = await createShoppers(2, { bonuses: 500 });
      return { one: one as Shopper, other: other as Shopper };
    });
    const createdAt = new Date(Date.now() - HOUR_MS);
    const placings = await Promise.all(
      pairs.flatMap(({ one, other }, index) =>
        [one, other].map(async ({ accountId }, shopperIndex) => {
          const item = await buildUnit({ price: 10_000_00n });
          await buildOrder(api.db, { accountId, createdAt }, [{ productItemId: item.id }]);
          return { item, buyer: shopperIndex === 0 ? other : one, index };
        }),
      ),
    );
    const responses = await Promise.all(
      placings.map(({ item, buyer, index }) =>
        placeEventually(api, buyer, buildOrderInput([item], { bonuses: 100, expectedTotal: 10_490_00 }), buildAddress(index)),
      ),
    );
    expect(countResults(responses)).toEqual({ PLACED: 12 });
  });

  it('succeed only if a simultaneous deletion of the account fails', async () => {
    const competitors = await createShoppers(10);
    const goods = await buildUnits(10);
    const eraseAccount = ({ accountId }: Shopper) =>
      api.app
        .get(PrismaService)
        .inTransaction('erase', (transaction) => api.app.get(AccountService).erase(transaction, accountId))
        .then(
          () => true,
          () => false,
        );
    const outcomes = await Promise.all(
      competitors.map(async (shopper, index) => {
        const item = goods.slice(index, index + 1);
        const [response, isErased] = await Promise.all([
          placeEventually(api, shopper, buildOrderInput(item), buildAddress(index)),
          eraseAccount(shopper),
        ]);
        return [isPlaced(response), isErased];
      }),
    );
    for (const [wasPlaced, isErased] of outcomes) expect(wasPlaced).toBe(!isErased);
  });
});
