import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildAccountWithBonuses } from '../../../test/factories/account.factory.js';
import { storePromoCode } from '../../../test/factories/promo.factory.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signIn } from '../../auth/session/sessions.harness.js';
import { PickupPointRenewalService } from '../../delivery/pickup-point/pickup-point-renewal.service.js';
import { buildProductItem, buildPromoCode } from '../../exports/testing.js';
import type { Quote } from './quote.model.js';

const QUOTE = `query Quote($dto: QuoteInput!) { quote(dto: $dto) {
  lines { productItemId delivery { from to } productItem { name images { key } product { slug } } }
  total delivery pickupPoint { code kind city address hours } promocode { code problem } } }`;

let api: TestApi;
let accountId: string;
let member: Record<string, string>;
let stranger: Record<string, string>;

beforeAll(async () => {
  api = await startTestApi();
  await api.app.get(PickupPointRenewalService).renew();
  accountId = await buildAccountWithBonuses(api.db, 5_000);
  member = bearer((await signIn(api, { accountId })).tokens);
  stranger = bearer((await signIn(api)).tokens);
});
afterAll(() => api.close());

async function sendRequest(dto: object, headers: Record<string, string> = {}): Promise<GraphqlResponse<{ quote: Quote }>> {
  return (await (await api.post({ query: QUOTE, variables: { dto } }, headers)).json()) as GraphqlResponse<{ quote: Quote }>;
}

const quote = async (dto: object, headers = {}) => (await sendRequest(dto, headers)).data?.quote;
const readRefusal = async (delivery: object, headers = {}) =>
  (await sendRequest({ productItemIds: [], delivery }, headers)).errors?.[0]?.extensions;
const address = { cityId: 'kazan', street: 'ул. Баумана', house: '7', createdAt: new Date(), updatedAt: new Date() };
const createFieldError = (field: string) => ({ code: 'BAD_USER_INPUT', details: { field } });

describe('a quote to a pickup point', () => {
  it("has the point's price and the transit days to its city, and names the point", async () => {
    const { id } = await buildProductItem(api.db, { price: 9_999_99n });
    const input = { productItemIds: [id] };
    const toPoint = await quote({ ...input, delivery: { pickupPointCode: 'vladivostok-1' } });
    expect(toPoint).toMatchObject({ delivery: 780_00, total: 10_779_99, pickupPoint: { code: 'vladivostok-1', city: 'Владивосток' } });
    const toCity = await quote({ ...input, delivery: { cityId: 'vladivostok' } });
    expect(toCity).toMatchObject({ delivery: 1_180_00, pickupPoint: null });
    expect(toPoint?.lines[0]?.delivery).toEqual(toCity?.lines[0]?.delivery);
  });

  it('has free delivery from 10,000 roubles of goods at the prices of the viewer, before promo code and bonuses', async () => {
    const { id } = await buildProductItem(api.db, { price: 11_000_00n, loyaltyPrice: 10_000_00n });
    const { id: codeId, code } = await buildPromoCode(api.db, { percent: 50 });
    await storePromoCode(api.db, accountId, codeId);
    const input = { productItemIds: [id], promocode: code, bonuses: 100, delivery: { pickupPointCode: 'moskva-1' } };
    expect(await quote(input, member)).toMatchObject({ delivery: 0, total: 4_900_00, promocode: { problem: null } });
    await api.db.productItem.update({ where: { id }, data: { loyaltyPrice: 9_999_99n } });
    expect(await quote(input, member)).toMatchObject({ delivery: 390_00 });
    expect(await quote(input)).toMatchObject({ delivery: 0 });
  });

  it('is refused for a point that is closed or does not exist', async () => {
    await api.db.pickupPoint.update({ where: { code: 'kazan-2' }, data: { active: false } });
    for (const pickupPointCode of ['', 'kazan-2', 'nowhere']) {
      for (const headers of [member, {}])
        expect(await readRefusal({ pickupPointCode }, headers)).toMatchObject(createFieldError('pickupPointCode'));
    }
    const { id, code } = await buildPromoCode(api.db);
    await storePromoCode(api.db, accountId, id);
    const { errors } = await sendRequest({ productItemIds: [], promocode: code, delivery: { pickupPointCode: 'kazan-2' } }, member);
    expect(errors?.[0]?.extensions).toMatchObject(createFieldError('pickupPointCode'));
  });
});

describe('a quote to a saved address', () => {
  it("has the courier's price for the city", async () => {
    const saved = await api.db.accountAddress.create({ data: { ...address, accountId } });
    const { id } = await buildProductItem(api.db, { price: 20_000_00n });
    expect(await quote({ productItemIds: [id], delivery: { addressId: saved.id } }, member)).toMatchObject({
      delivery: 885_00,
      total: 20_885_00,
      pickupPoint: null,
    });
  });

  it('is refused to another account and to a guest with the same error as for an unknown address', async () => {
    const { id: addressId } = await api.db.accountAddress.create({ data: { ...address, house: '8', accountId } });
    const unknown = await readRefusal({ addressId: '01a1f861-b930-77a5-9ae7-77c0dd5aa755' }, stranger);
    expect(unknown).toMatchObject(createFieldError('addressId'));
    const { requestId: _own, ...same } = unknown ?? {};
    for (const headers of [stranger, {}]) expect(await readRefusal({ addressId }, headers)).toMatchObject(same);
    expect(await readRefusal({ addressId: 'no id' }, stranger)).toMatchObject(same);
  });
});

describe("a quote's delivery options", () => {
  const OPTIONS = `query ($dto: QuoteInput!) { quote(dto: $dto) {
    delivery total deliveryOptions { deliveryMode deliveryPrice delivery { from to } } } }`;
  const readOptions = async (dto: object, headers: Record<string, string> = {}) =>
    (await (await api.post({ query: OPTIONS, variables: { dto } }, headers)).json()) as GraphqlResponse<{ quote: Quote }>;

  it('state the price and the days of each method in a city without changing any sum', async () => {
    const { id } = await buildProductItem(api.db, { price: 5_000_00n });
    const productItemIds = [id];
    const { data } = await readOptions({ productItemIds, deliveryCityId: 'vladivostok' });
    const toCity = await quote({ productItemIds, delivery: { cityId: 'vladivostok' } });
    const days = toCity?.lines[0]?.delivery;
    expect(data?.quote).toEqual({
      delivery: null,
      total: 5_000_00,
      deliveryOptions: [
        { deliveryMode: 'PICKUP', deliveryPrice: 780_00, delivery: days },
        { deliveryMode: 'COURIER', deliveryPrice: 1_180_00, delivery: days },
      ],
    });
  });

  it('state in which parts the order arrives, the earliest first, and the lines state where their units come from', async () => {
    const [abroad, sold, warehouse, russia] = await Promise.all([
      buildProductItem(api.db, { supplier: 'PRIVATE_SELLER', deliveryIsoCode: 'TR' }),
      buildProductItem(api.db, { soldAt: new Date() }),
      buildProductItem(api.db, { supplier: 'MEET_WAREHOUSE', deliveryIsoCode: 'TR' }),
      buildProductItem(api.db, { supplier: 'PRIVATE_SELLER', deliveryIsoCode: 'RU' }),
    ]);
    const productItemIds = [abroad.id, sold.id, warehouse.id, russia.id];
    const query = `query ($dto: QuoteInput!) { quote(dto: $dto) {
      lines { productItemId origin delivery { from to } } deliveryOptions { parts { productItemIds delivery { from to } } } } }`;
    const dto = { productItemIds, delivery: { cityId: 'kazan' } };
    const { data } = (await (await api.post({ query, variables: { dto } })).json()) as GraphqlResponse<{ quote: Quote }>;
    const { lines = [], deliveryOptions = [] } = data?.quote ?? {};
    expect(lines.map(({ origin }) => origin)).toEqual(['ABROAD', 'MEET_WAREHOUSE', 'MEET_WAREHOUSE', 'RUSSIA']);
    const findDelivery = ({ id }: { id: string }) => lines.find(({ productItemId }) => productItemId === id)?.delivery;
    expect(deliveryOptions.map(({ parts }) => parts)).toEqual(
      Array(2).fill([
        { productItemIds: [warehouse.id], delivery: findDelivery(warehouse) },
        { productItemIds: [abroad.id, russia.id], delivery: findDelivery(abroad) },
      ]),
    );
  });

  it("are for the destination city: pickup is free from 10,000 roubles at the viewer's prices, all with a free-delivery code", async () => {
    const { id } = await buildProductItem(api.db, { price: 11_000_00n, loyaltyPrice: 9_000_00n });
    const dto = { productItemIds: [id], delivery: { pickupPointCode: 'moskva-1' } };
    const listPrices = async (headers = {}) =>
      (await readOptions(dto, headers)).data?.quote.deliveryOptions.map(({ deliveryPrice }) => deliveryPrice);
    expect(await listPrices()).toEqual([0, 590_00]);
    expect(await listPrices(member)).toEqual([390_00, 590_00]);
    const { id: codeId, code } = await buildPromoCode(api.db, { kind: 'FREE_DELIVERY', percent: null });
    await storePromoCode(api.db, accountId, codeId);
    Object.assign(dto, { promocode: code });
    expect(await listPrices(member)).toEqual([0, 0]);
  });

  it('leave out pickup in a city without an open point, are empty without a city, and cause an error for an unknown city', async () => {
    await api.db.pickupPoint.updateMany({ where: { cityId: 'tula' }, data: { active: false } });
    const { data } = await readOptions({ productItemIds: [], deliveryCityId: 'tula' });
    expect(data?.quote.deliveryOptions).toEqual([{ deliveryMode: 'COURIER', deliveryPrice: 0, delivery: null }]);
    expect((await readOptions({ productItemIds: [] })).data?.quote.deliveryOptions).toEqual([]);
    const { errors } = await readOptions({ productItemIds: [], deliveryCityId: 'atlantis' });
    expect(errors?.[0]?.extensions).toMatchObject(createFieldError('deliveryCityId'));
  });
});

describe('a quote', () => {
  it.each([
    ['a city and a pickup point in that city', { cityId: 'moskva', pickupPointCode: 'moskva-1' }, 'pickupPointCode'],
    ['a city and a pickup point in another city', { cityId: 'kazan', pickupPointCode: 'moskva-1' }, 'pickupPointCode'],
    ['a city and a saved address', { cityId: 'moskva', addressId: 'any' }, 'addressId'],
    ['a saved address and a pickup point', { addressId: 'any', pickupPointCode: 'moskva-1' }, 'pickupPointCode'],
  ])('is refused with two destinations: %s', async (_what, delivery, field) => {
    expect(await readRefusal(delivery, member)).toMatchObject(createFieldError(field));
  });

  it('has no delivery if it names no city, address or pickup point', async () => {
    expect(await quote({ productItemIds: [], delivery: {} })).toMatchObject({ delivery: null });
    expect(await quote({ productItemIds: [], delivery: { cityId: null } }, member)).toMatchObject({ delivery: null });
  });

  it('sends at most four SQL statements for a member with five lines, promo code, bonuses and a point or saved address', async () => {
    const items = await Promise.all(Array.from({ length: 5 }, () => buildProductItem(api.db)));
    const { id: codeId, code } = await buildPromoCode(api.db);
    await storePromoCode(api.db, accountId, codeId);
    const saved = await api.db.accountAddress.create({ data: { ...address, house: '9', accountId } });
    const other = bearer((await signIn(api, { accountId })).tokens);
    const input = { productItemIds: items.map(({ id }) => id), promocode: code, bonuses: 10 };
    for (const [index, delivery] of [{ pickupPointCode: 'kazan-1' }, { addressId: saved.id }].entries()) {
      const requestId = `quote-to-place-${index}`;
      const response = await api.post(
        { query: QUOTE, variables: { dto: { ...input, delivery } } },
        { 'x-request-id': requestId, ...other },
      );
      expect(((await response.json()) as GraphqlResponse<{ quote: Quote }>).data?.quote).toMatchObject({ promocode: { problem: null } });
      expect((await api.findRequestLog(requestId)).statements).toBeLessThanOrEqual(4);
    }
  });
});
