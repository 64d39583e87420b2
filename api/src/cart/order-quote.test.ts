import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildAccountWithBonuses } from '../../test/factories/account.factory.js';
import { storePromoCode } from '../../test/factories/promo.factory.js';
import { until } from '../../test/support/wait-until.js';
import { inTransaction, startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { LocationService } from '../delivery/location/location.service.js';
import { buildProductItem, buildPromoCode } from '../exports/testing.js';
import { LoyaltyService } from '../loyalty/loyalty.service.js';
import type { Prisma } from '../platform/prisma/generated/client.js';
import { HOUR_MS } from '../platform/process/durations.js';
import { DestinationService } from './destination.service.js';
import type { OrderQuoteRequest } from './order-quote.model.js';
import { OrderQuoteService } from './order-quote.service.js';
import type { RequestedDestination } from './requested-destination.rules.js';

let api: TestApi;
let accountId: string;
let cityId: string;

beforeAll(async () => {
  api = await startTestApi();
  accountId = await buildAccountWithBonuses(api.db, 5_000);
  const [city] = await api.app.get(LocationService).findCities({ query: 'Екатеринбург', limit: 1 });
  cityId = city?.id ?? '';
});
afterAll(() => api.close());

const resolveDestination = (target: RequestedDestination) =>
  api.app.get(DestinationService).find({ target, accountId, productItemIds: [] });

async function quoteIn(transaction: Prisma.TransactionClient, input: Omit<OrderQuoteRequest, 'loyaltyTerms'>) {
  const loyaltyTerms = await api.app.get(LoyaltyService).findLoyaltyTerms(accountId, transaction);
  return api.app.get(OrderQuoteService).computeQuote(transaction, { ...input, loyaltyTerms });
}

async function quote({ target = { cityId }, ...request }: Partial<OrderQuoteRequest> & { target?: RequestedDestination }) {
  const input = { accountId, productItemIds: [], promocode: null, bonuses: 0, destination: await resolveDestination(target), ...request };
  return inTransaction(api, (transaction) => quoteIn(transaction, input));
}

describe('the quote of an order', () => {
  it('reports a product that was withdrawn while the quote waited for the lock of the unit', async () => {
    const { id, productId } = await buildProductItem(api.db);
    const waiting = await inTransaction(api, async (other) => {
      await other.$executeRaw`SELECT FROM product_item WHERE id = ${id}::uuid FOR UPDATE`;
      const quoted = quote({ productItemIds: [id] });
      await until('it waits', async () => {
        const blocked = await api.db.$queryRaw<object[]>`
          SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        return blocked.length > 0;
      });
      await other.product.update({ where: { id: productId }, data: { active: false } });
      return { quoted };
    });
    expect((await waiting?.quoted)?.lines[0]?.problem).toBe('INACTIVE');
  });

  it("has the cart's sums, the city, and each unit's delivery days", async () => {
    const fast = await buildProductItem(api.db, { price: 12_000_00n, oldPrice: 15_000_00n, loyaltyPrice: 10_000_00n });
    const slow = await buildProductItem(api.db, { price: 5_000_00n, supplier: 'CONTRACTOR', deliveryIsoCode: 'TR' });
    const code = await buildPromoCode(api.db, { code: 'ОСЕНЬ-20', percent: 20 });
    await storePromoCode(api.db, accountId, code.id);
    const { lines, ...sums } = await quote({ productItemIds: [slow.id, fast.id], promocode: 'осень-2о', bonuses: 600 });
    expect(sums).toEqual({
      unknownIds: [],
      goods: 20_000_00n,
      discount: 5_000_00n,
      promo: 3_000_00n,
      bonuses: 600,
      mostBonuses: 1_200,
      delivery: 885_00n,
      waivedDelivery: null,
      total: 12_285_00n,
      cashback: 342,
      promoCodeId: code.id,
      promoProblem: null,
      promoTerms: { leastSum: code.leastSum, startsAt: code.startsAt },
      destination: { city: 'Екатеринбург', country: 'Россия' },
    });
    const [first, second] = lines;
    expect(first).toMatchObject({ productItemId: slow.id, before: null });
    expect(first).toMatchObject({ price: 5_000_00n, promo: 1_000_00n, bonuses: 200, payable: 3_800_00n, cashback: 114, problem: null });
    expect(second).toMatchObject({ productItemId: fast.id, price: 10_000_00n, before: 15_000_00n, payable: 7_600_00n, cashback: 228 });
    expect((first?.delivery.from ?? 0) > (second?.delivery.to ?? 0)).toBe(true);
  });

  it('takes the changes of its own transaction into account', async () => {
    const { id } = await buildProductItem(api.db, { reservedUntil: new Date(Date.now() + HOUR_MS) });
    const destination = await resolveDestination({ cityId });
    const input = { accountId, productItemIds: [id, 'no id'], promocode: null, bonuses: 0, destination };
    const [before, after] = await inTransaction(api, async (transaction) => {
      const earlier = await quoteIn(transaction, input);
      await transaction.productItem.update({ where: { id }, data: { reservedUntil: null } });
      return [earlier, await quoteIn(transaction, input)];
    });
    expect([before, after].map((found) => found?.lines[0]?.problem)).toEqual(['RESERVED', null]);
    expect(before).toMatchObject({ total: 0n, unknownIds: ['no id'] });
  });

  it('limits the requested bonuses and says how many may be used', async () => {
    const { id } = await buildProductItem(api.db, { price: 1_000_00n });
    expect(await quote({ productItemIds: [id], bonuses: 4_000 })).toMatchObject({ bonuses: 100, mostBonuses: 100 });
  });

  it('does not apply a promo code that is not stored with the cart, and reports it as not found', async () => {
    const { id } = await buildProductItem(api.db, { price: 1_000_00n });
    const { code } = await buildPromoCode(api.db);
    await storePromoCode(api.db, accountId, null);
    expect(await quote({ productItemIds: [id], promocode: code })).toMatchObject({
      promo: 0n,
      promoCodeId: null,
      promoProblem: 'NOT_FOUND',
    });
  });

  it('returns the reason why a stored promo code no longer applies', async () => {
    const { id } = await buildProductItem(api.db, { price: 1_000_00n });
    const { id: promoCodeId, code } = await buildPromoCode(api.db, { leastSum: 1_000_01n });
    await storePromoCode(api.db, accountId, promoCodeId);
    const readProblem = async () => (await quote({ productItemIds: [id], promocode: code })).promoProblem;
    expect(await readProblem()).toBe('LEAST_SUM');
    await api.db.promoCode.update({ where: { id: promoCodeId }, data: { endsAt: new Date() } });
    expect(await readProblem()).toBe('ENDED');
  });

  it('refuses an unknown city', async () => {
    await expect(quote({ target: { cityId: 'nowhere' } })).rejects.toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'cityId' } });
  });
});
