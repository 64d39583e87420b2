import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { buildProductItem } from '../../exports/testing.js';
import { PickupPointRenewalService } from '../pickup-point/pickup-point-renewal.service.js';

let fake: FakeCdek;
let api: TestApi;

beforeAll(async () => {
  fake = await FakeCdek.start();
  api = await startTestApi({ CDEK_ACCOUNT: CDEK_ACCOUNT.account, CDEK_SECRET: CDEK_ACCOUNT.secret, CDEK_URL: fake.url });
});
afterAll(async () => {
  await api.close();
  await fake.close();
});

const LIST = 'query { getPVZListByLocation(dto: { cityId: "kazan" }) { items { code city hours } } }';
const PRICE = `query ($dto: PickupPriceInput!) { calculatePVZDelivery(dto: $dto) { deliveryPrice point { code } } }`;
const ADDRESS_PRICE = `query ($dto: AddressPriceInput!) { calculateAddressDelivery(dto: $dto) { deliveryPrice lines { deliveryPrice } } }`;
const QUOTE = `query ($ids: [ID!]!, $cityId: ID!) { quote(dto: { productItemIds: $ids, delivery: { cityId: $cityId } }) { delivery } }`;
const OPTIONS = `query ($ids: [ID!]!, $cityId: ID!) {
  quote(dto: { productItemIds: $ids, deliveryCityId: $cityId }) { deliveryOptions { deliveryMode deliveryPrice } } }`;

const buildPoint = (code: string, work_time: string) => ({
  ...{ code, type: 'PVZ', work_time, is_handout: true, is_dressing_room: false },
  location: { city: 'Казань', address: 'ул. Баумана, 7', latitude: 55.79, longitude: 49.11 },
});

it('the delivery of several units is priced as one load with as many packages, and in `lines` for each unit alone', async () => {
  fake.pricesByLoad = true;
  const units = await Promise.all([1, 2, 3].map(() => buildProductItem(api.db, { price: 5_000_00n })));
  const ids = units.map(({ id }) => id);
  expect(await api.query(QUOTE, { ids, cityId: 'samara' })).toEqual({ data: { quote: { delivery: 801_00 } } });
  const dto = { cityId: 'samara', productItemIds: ids };
  expect(await api.query(ADDRESS_PRICE, { dto })).toEqual({
    data: { calculateAddressDelivery: { deliveryPrice: 801_00, lines: ids.map(() => ({ deliveryPrice: 521_00 })) } },
  });
  fake.pricesByLoad = false;
});

it('pickup points and prices come from CDEK, and stored ones are used during its outage', async () => {
  const renew = () => api.app.get(PickupPointRenewalService).renew();
  const { id } = await buildProductItem(api.db, { price: 5_000_00n });
  expect((await api.query(LIST)).errors?.[0]?.extensions.code).toBe('DELIVERY_UNAVAILABLE');

  fake.points = [buildPoint('KZN1', 'Пн-Вс 10:00-20:00'), buildPoint('KZN2', 'Пн-Вс 10:00-20:00')];
  await renew();
  fake.points = [buildPoint('KZN1', 'Пн-Вс 9:00-22:00')];
  await renew();
  const expectedList = { data: { getPVZListByLocation: { items: [{ code: 'KZN1', city: 'Казань', hours: 'Пн-Вс 9:00-22:00' }] } } };
  expect(await api.query(LIST)).toEqual(expectedList);

  const dto = { code: 'KZN1', productItemIds: [id] };
  const expectedPrice = { data: { calculatePVZDelivery: { deliveryPrice: 481_00, point: { code: 'KZN1' } } } };
  expect(await api.query(PRICE, { dto })).toEqual(expectedPrice);
  expect(await api.query(QUOTE, { ids: [id], cityId: 'kazan' })).toEqual({ data: { quote: { delivery: 481_00 } } });
  const options = ['PICKUP', 'COURIER'].map((deliveryMode) => ({ deliveryMode, deliveryPrice: 481_00 }));
  expect(await api.query(OPTIONS, { ids: [id], cityId: 'kazan' })).toEqual({ data: { quote: { deliveryOptions: options } } });

  fake.failNext(...Array.from({ length: 20 }, () => ({ status: 503 })));
  await expect(renew()).rejects.toThrow('503');
  expect(await api.query(LIST)).toEqual(expectedList);
  expect(await api.query(PRICE, { dto })).toEqual(expectedPrice);
  const { errors } = await api.query(QUOTE, { ids: [id], cityId: 'moskva' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'DELIVERY_UNAVAILABLE', details: { instead: 'createOrderRequest' } });
  // A method without a price is left out. The quote does not fail, because the request names no destination but only a city for
  // `deliveryOptions`.
  expect(await api.query(OPTIONS, { ids: [id], cityId: 'moskva' })).toEqual({ data: { quote: { deliveryOptions: [] } } });
  const health = (await (await fetch(`${api.healthUrl}/health/ready`)).json()) as { components: Record<string, object> };
  expect(health.components.delivery).toMatchObject({ status: 'degraded', standIn: 'known points and prices' });
});
