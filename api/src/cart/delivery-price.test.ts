import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { bearer, signIn } from '../auth/session/sessions.harness.js';
import { PickupPointRenewalService } from '../delivery/pickup-point/pickup-point-renewal.service.js';
import { buildProductItem } from '../exports/testing.js';
import { Clock } from '../platform/process/clock.js';
import { DAY_MS, HOUR_MS } from '../platform/process/durations.js';
import type { DeliveryPrice } from './delivery-price.model.js';

let api: TestApi;
let member: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi();
  await api.app.get(PickupPointRenewalService).renew();
  member = bearer((await signIn(api)).tokens);
});
afterAll(() => api.close());

const FIELDS =
  '{ deliveryPrice delivery { from to } lines { productItemId delivery { from to } deliveryPrice } point { code city address } }';
const PRICE_TO_POINT = `query ($dto: PickupPriceInput!) { price: calculatePVZDelivery(dto: $dto) ${FIELDS} }`;
const PRICE_TO_ADDRESS = `query ($dto: AddressPriceInput!) { price: calculateAddressDelivery(dto: $dto) ${FIELDS} }`;

async function sendRequest(query: string, dto: object, headers = {}): Promise<GraphqlResponse<{ price: DeliveryPrice }>> {
  return (await (await api.post({ query, variables: { dto } }, headers)).json()) as GraphqlResponse<{ price: DeliveryPrice }>;
}

const resolvePrice = async (query: string, dto: object, headers = {}) => (await sendRequest(query, dto, headers)).data?.price;

/** The date in Moscow this number of days from now. */
const formatDayIn = (days: number) => new Date(api.app.get(Clock).now().getTime() + 3 * HOUR_MS + days * DAY_MS).toISOString().slice(0, 10);

describe('calculateAddressDelivery', () => {
  it("returns the courier's price, and the days on which each unit and the whole order arrive", async () => {
    const fast = await buildProductItem(api.db, { supplier: 'MEET_WAREHOUSE' });
    const slow = await buildProductItem(api.db, { supplier: 'CONTRACTOR' });
    expect(await resolvePrice(PRICE_TO_ADDRESS, { cityId: 'kazan', productItemIds: [slow.id, fast.id] })).toEqual({
      deliveryPrice: 885_00,
      delivery: { from: formatDayIn(1 + 2), to: formatDayIn(25 + 2) },
      lines: [
        { productItemId: slow.id, delivery: { from: formatDayIn(14 + 2), to: formatDayIn(25 + 2) }, deliveryPrice: 885_00 },
        { productItemId: fast.id, delivery: { from: formatDayIn(1 + 2), to: formatDayIn(4 + 2) }, deliveryPrice: 885_00 },
      ],
      point: null,
    });
  });

  it('leaves out units that cannot be bought, and returns a price even without units', async () => {
    const sold = await buildProductItem(api.db, { soldAt: new Date() });
    const response = { deliveryPrice: 590_00, delivery: null, lines: [], point: null };
    expect(await resolvePrice(PRICE_TO_ADDRESS, { cityId: 'moskva', productItemIds: [sold.id, 'unknown'] })).toEqual(response);
    expect(await resolvePrice(PRICE_TO_ADDRESS, { cityId: 'moskva', productItemIds: [] })).toEqual(response);
  });

  it('refuses an unknown city and too many units', async () => {
    const refused = { code: 'BAD_USER_INPUT' };
    expect((await sendRequest(PRICE_TO_ADDRESS, { cityId: 'atlantis', productItemIds: [] })).errors?.[0]?.extensions).toMatchObject(
      refused,
    );
    const many = Array.from({ length: 101 }, (_, index) => `unit-${index}`);
    expect((await sendRequest(PRICE_TO_ADDRESS, { cityId: 'kazan', productItemIds: many })).errors?.[0]?.extensions).toMatchObject(refused);
  });
});

describe('calculatePVZDelivery', () => {
  it('returns the city of the pickup point, and a price that grows with the distance of that city from Moscow', async () => {
    const { id } = await buildProductItem(api.db, { price: 9_999_99n });
    const prices = await Promise.all(
      ['moskva-1', 'kazan-1', 'vladivostok-1'].map((code) => resolvePrice(PRICE_TO_POINT, { code, productItemIds: [id] })),
    );
    expect(prices.map((price) => price?.deliveryPrice)).toEqual([390_00, 585_00, 780_00]);
    expect(prices.map((price) => price?.point?.city)).toEqual(['Москва', 'Казань', 'Владивосток']);
  });

  it('returns for each unit the price of delivering that unit alone', async () => {
    const [cheapUnit, expensiveUnit] = [
      await buildProductItem(api.db, { price: 9_999_99n }),
      await buildProductItem(api.db, { price: 10_000_00n }),
    ];
    const price = await resolvePrice(PRICE_TO_POINT, { code: 'kazan-1', productItemIds: [cheapUnit.id, expensiveUnit.id] });
    expect([price?.deliveryPrice, ...(price?.lines ?? []).map(({ deliveryPrice }) => deliveryPrice)]).toEqual([0, 585_00, 0]);
  });

  it('returns the price 0 if the goods that can be bought cost 10,000 roubles or more', async () => {
    const [half, other] = [await buildProductItem(api.db, { price: 5_000_00n }), await buildProductItem(api.db, { price: 5_000_00n })];
    const price = async () => (await resolvePrice(PRICE_TO_POINT, { code: 'kazan-1', productItemIds: [half.id, other.id] }))?.deliveryPrice;
    expect(await price()).toBe(0);
    await api.db.productItem.update({ where: { id: other.id }, data: { soldAt: new Date() } });
    expect(await price()).toBe(585_00);
  });

  it('counts the goods at the prices of the viewer for the minimum sum of free delivery', async () => {
    const { id } = await buildProductItem(api.db, { price: 10_000_00n, loyaltyPrice: 9_000_00n });
    const dto = { code: 'moskva-1', productItemIds: [id] };
    expect((await resolvePrice(PRICE_TO_POINT, dto))?.deliveryPrice).toBe(0);
    expect((await resolvePrice(PRICE_TO_POINT, dto, member))?.deliveryPrice).toBe(390_00);
  });

  it('refuses a pickup point that is unknown or closed', async () => {
    await api.db.pickupPoint.update({ where: { code: 'kazan-2' }, data: { active: false } });
    for (const code of ['', 'kazan-2', 'nowhere']) {
      const { errors } = await sendRequest(PRICE_TO_POINT, { code, productItemIds: [] });
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'code' } });
    }
  });
});
