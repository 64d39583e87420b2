import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { buildEmptyOrder } from '../../test/factories/order.factory.js';
import { storePromoCode } from '../../test/factories/promo.factory.js';
import { inTransaction, startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { buildAccount, buildPromoCode } from '../exports/testing.js';
import type { PromoCode } from '../platform/prisma/generated/client.js';
import { HOUR_MS } from '../platform/process/durations.js';
import { PromoUseService } from './promo-use.service.js';

let api: TestApi;
let uses: PromoUseService;
let accountId: string;

beforeAll(async () => {
  api = await startTestApi();
  uses = api.app.get(PromoUseService);
});
afterAll(() => api.close());
beforeEach(async () => {
  accountId = (await buildAccount(api.db)).id;
});

/** Uses the code for a new order, and returns the order's id. */
async function redeemCode({ id: promoCodeId }: PromoCode, buyerId = accountId): Promise<string> {
  const orderId = await buildEmptyOrder(api.db, buyerId);
  await inTransaction(api, (transaction) => uses.redeem(transaction, { promoCodeId, accountId: buyerId, orderId }));
  return orderId;
}
const returnUse = (orderId: string) => inTransaction(api, (transaction) => uses.returnUses(transaction, [orderId]));
const restoreUse = (orderId: string) => inTransaction(api, (transaction) => uses.restoreUse(transaction, orderId));
const countUses = async ({ id }: PromoCode) => (await api.db.promoCode.findUniqueOrThrow({ where: { id } })).uses;

/**
 * Waits for parallel operations and returns how many succeeded. The other operations must have failed with the refusal that shoppers read.
 */
async function countSuccesses(works: Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(works);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'PROMO_NOT_FOUND', message: 'Промокод не\u00a0найден' });
  }
  return results.filter(({ status }) => status === 'fulfilled').length;
}

describe('a promo code', () => {
  it('with 10 uses is accepted by exactly 10 of 50 parallel orders', async () => {
    const code = await buildPromoCode(api.db, { mostUses: 10 });
    const accounts = await Promise.all(Array.from({ length: 50 }, () => buildAccount(api.db)));
    expect(await countSuccesses(accounts.map(({ id }) => redeemCode(code, id)))).toBe(10);
    expect(await countUses(code)).toBe(10);
  });

  it('with 2 uses per account is accepted by exactly 2 of 20 parallel orders of one account', async () => {
    const code = await buildPromoCode(api.db, { mostAccountUses: 2 });
    expect(await countSuccesses(Array.from({ length: 20 }, () => redeemCode(code)))).toBe(2);
    await redeemCode(code, (await buildAccount(api.db)).id);
    expect(await countUses(code)).toBe(3);
  });

  it('can be used again after a use was returned, and a use that is returned five times concurrently is counted once', async () => {
    const code = await buildPromoCode(api.db, { mostUses: 1, mostAccountUses: 1 });
    const orderId = await redeemCode(code);
    await expect(redeemCode(code)).rejects.toMatchObject({ code: 'PROMO_NOT_FOUND', details: {} });
    await Promise.all(Array.from({ length: 5 }, () => returnUse(orderId)));
    expect(await countUses(code)).toBe(0);
    await redeemCode(code);
    expect(await countUses(code)).toBe(1);
  });

  it('is used again by an ended order that is paid late, but only if a use is left', async () => {
    const code = await buildPromoCode(api.db, { mostUses: 1 });
    const ended = await redeemCode(code);
    await returnUse(ended);
    const other = await redeemCode(code, (await buildAccount(api.db)).id);
    expect(await restoreUse(ended)).toBe(false);
    await returnUse(other);
    expect(await restoreUse(ended)).toBe(true);
    expect(await restoreUse(ended)).toBe(true);
    expect(await countUses(code)).toBe(1);
    expect(await restoreUse(await buildEmptyOrder(api.db, accountId))).toBe(true);
  });

  it('with a single use is used again by only one of ten ended orders that are paid late', async () => {
    const code = await buildPromoCode(api.db, { mostUses: 1 });
    const orders: string[] = [];
    for (let count = 0; count < 10; count += 1) {
      const orderId = await redeemCode(code);
      await returnUse(orderId);
      orders.push(orderId);
    }
    expect((await Promise.all(orders.map(restoreUse))).filter(Boolean)).toHaveLength(1);
    expect(await countUses(code)).toBe(1);
  });

  it('cannot be used outside its period, once it is withdrawn, or by anyone except its owner', async () => {
    const later = new Date(Date.now() + HOUR_MS);
    const begins = await buildPromoCode(api.db, { startsAt: later });
    await expect(redeemCode(begins)).rejects.toMatchObject({ details: { reason: 'BEGINS_LATER', startsAt: later.toISOString() } });
    const refused = [
      await buildPromoCode(api.db, { endsAt: new Date() }),
      await buildPromoCode(api.db, { active: false }),
      await buildPromoCode(api.db, { deletedAt: new Date() }),
      await buildPromoCode(api.db, { accountId: (await buildAccount(api.db)).id }),
    ];
    for (const code of refused) await expect(redeemCode(code)).rejects.toMatchObject({ code: 'PROMO_NOT_FOUND', details: {} });
    await redeemCode(await buildPromoCode(api.db, { accountId }));
  });

  it('is removed from the cart when it is used, but not when another code is used', async () => {
    const [usedCode, storedCode] = [await buildPromoCode(api.db), await buildPromoCode(api.db)];
    const readStoredCodeId = async () => (await api.db.cart.findUniqueOrThrow({ where: { accountId } })).promoCodeId;
    await storePromoCode(api.db, accountId, storedCode.id);
    await redeemCode(usedCode);
    expect(await readStoredCodeId()).toBe(storedCode.id);
    await redeemCode(storedCode);
    expect(await readStoredCodeId()).toBeNull();
  });
});
