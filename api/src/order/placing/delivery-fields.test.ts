import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import { type GraphqlResponse, startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { UNHURRIED } from '../../auth/code/codes.harness.js';
import { signIn } from '../../auth/session/sessions.harness.js';
import { PickupPointRenewalService } from '../../delivery/pickup-point/pickup-point-renewal.service.js';
import { buildProductItem } from '../../exports/testing.js';
import { buildOrderInput, createShopper, placeSuccessfully, type Shopper } from './placing.harness.js';

const POINTS = `{ getPVZListByLocation(dto: { cityId: "kazan", pagination: { limit: 1 } }) { items { code name uuid
  location { longitude latitude city_uuid } phones { number additional } email office_image_list { url } address_comment work_time
  is_dressing_room } } }`;
const ORDER = `query ($id: ID!) { getOrderByUUID(dto: { uuid: $id }) { cdekDelivery { country_code region_code region city_code city
  postal_code longitude latitude address address_full } } }`;
const ADDRESS = `mutation { createAddress(dto: { cityId: "kazan", street: "Баумана", house: "7", index: "420111" }) {
  userId country countryId city cityId street house apartment building index } }`;

const fullPoint = {
  ...{ code: 'KZN1', name: 'KZN1, Казань, ул. Баумана', uuid: '5a1c9d6e-1f3b-4f0e-9f63-0a7d3c0d1111', type: 'PVZ' },
  location: {
    ...{ country_code: 'RU', region_code: 23, region: 'Татарстан', city_code: 424, city: 'Казань', postal_code: '420111' },
    ...{ longitude: 49.11, latitude: 55.79, address: 'ул. Баумана, 7' },
    address_full: '420111, Россия, Татарстан, Казань, ул. Баумана, 7',
    city_uuid: '01581370-81f3-4322-9a28-3418adfabd97',
  },
  phones: [{ number: '+78432000600', additional: '12' }, { number: '+78432000601' }],
  email: 'kzn1@cdek.example',
  office_image_list: [{ number: 1, url: 'https://pvzimage.cdek.ru/images/1/a.jpg' }],
  ...{ address_comment: 'Вход со двора', work_time: 'Пн-Вс 10:00-20:00', is_dressing_room: true, is_handout: true },
};

interface TestShop {
  api: TestApi;
  shopper: Shopper;
}

async function startShop(env: Record<string, string> = {}): Promise<TestShop> {
  const api = await startTestApi({ ...UNHURRIED, ...env });
  await api.app.get(PickupPointRenewalService).renew();
  return { api, shopper: await createShopper(api, await signIn(api)) };
}

async function sendRequest<Data>({ api, shopper }: TestShop, query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = (await (await api.post({ query, variables }, shopper.headers)).json()) as GraphqlResponse<Data>;
  expect(errors).toBeUndefined();
  return data as Data;
}

const readFirstPoint = async (shop: TestShop) =>
  (await sendRequest<{ getPVZListByLocation: { items: { code: string }[] } }>(shop, POINTS)).getPVZListByLocation.items[0];

async function readRecord(shop: TestShop, pickupPointCode: string, price: number): Promise<unknown> {
  const unit = await buildProductItem(shop.api.db, { price: 5_000_00n });
  const dto = buildOrderInput([unit], { delivery: { pickupPointCode }, expectedTotal: 5_000_00 + price });
  const { id } = await placeSuccessfully(shop.api, shop.shopper, dto);
  return (await sendRequest<{ getOrderByUUID: { cdekDelivery: unknown } }>(shop, ORDER, { id })).getOrderByUUID.cdekDelivery;
}

describe('with an account at CDEK', () => {
  let fake: FakeCdek;
  let shop: TestShop;

  beforeAll(async () => {
    fake = await FakeCdek.start();
    fake.points = [fullPoint];
    shop = await startShop({ CDEK_ACCOUNT: CDEK_ACCOUNT.account, CDEK_SECRET: CDEK_ACCOUNT.secret, CDEK_URL: fake.url });
  });
  afterAll(async () => {
    await shop.api.close();
    await fake.close();
  });

  it('a pickup point has every field that CDEK provides', async () => {
    expect(await readFirstPoint(shop)).toEqual({
      ...{ code: fullPoint.code, name: fullPoint.name, uuid: fullPoint.uuid, email: fullPoint.email },
      location: { longitude: 49.11, latitude: 55.79, city_uuid: fullPoint.location.city_uuid },
      phones: [
        { number: '+78432000600', additional: '12' },
        { number: '+78432000601', additional: '' },
      ],
      office_image_list: [{ url: 'https://pvzimage.cdek.ru/images/1/a.jpg' }],
      ...{ address_comment: 'Вход со двора', work_time: 'Пн-Вс 10:00-20:00', is_dressing_room: true },
    });
  });

  it('an order to a pickup point stores the location of the point with the codes of CDEK', async () => {
    expect(await readRecord(shop, 'KZN1', 481_00)).toEqual({
      ...{ country_code: 'RU', region_code: 23, region: 'Республика Татарстан', city_code: 424, city: 'Казань', postal_code: '420111' },
      ...{ longitude: 49.11, latitude: 55.79, address: 'ул. Баумана, 7', address_full: fullPoint.location.address_full },
    });
  });
});

describe('without an account at CDEK', () => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.api.close());

  it('a pickup point has null or empty values for fields that only CDEK provides', async () => {
    expect(await readFirstPoint(shop)).toMatchObject({
      ...{ code: expect.stringMatching(/^kazan-/), name: '', uuid: null, email: '', office_image_list: [] },
      location: { longitude: expect.closeTo(49.12, 0), latitude: expect.closeTo(55.79, 0), city_uuid: null },
      phones: [{ number: '+78000000000', additional: '' }],
      work_time: expect.stringMatching(/\d/),
    });
  });

  it('an order to a pickup point stores the address as text', async () => {
    expect(await readRecord(shop, 'kazan-1', 585_00)).toEqual({
      ...{ country_code: 'RU', region_code: null, region: 'Республика Татарстан', city_code: null, city: 'Казань', postal_code: '' },
      ...{ longitude: expect.closeTo(49.12, 0), latitude: expect.closeTo(55.79, 0), address: expect.any(String) },
      address_full: expect.stringMatching(/^Республика Татарстан, Казань, \S/),
    });
  });

  it('an order without the stored location of its point has null or empty values for the missing fields', async () => {
    const { api } = shop;
    const unit = await buildProductItem(api.db, { price: 5_000_00n });
    const dto = buildOrderInput([unit], { delivery: { pickupPointCode: 'kazan-1' }, expectedTotal: 5_585_00 });
    const { id } = await placeSuccessfully(api, shop.shopper, dto);
    await api.db.$executeRaw`UPDATE shop_order SET pickup_point_record = NULL WHERE id = ${id}::uuid`;
    expect(await sendRequest(shop, ORDER, { id })).toMatchObject({
      getOrderByUUID: {
        cdekDelivery: { country_code: null, region: '', longitude: null, address_full: expect.stringMatching(/^Казань, /) },
      },
    });
  });

  it('a saved address contains the id of its shopper and the country', async () => {
    expect(await sendRequest(shop, ADDRESS)).toEqual({
      createAddress: {
        ...{ userId: shop.shopper.accountId, country: 'Россия', countryId: 'RU', city: 'Казань', cityId: 'kazan' },
        ...{ street: 'Баумана', house: '7', apartment: '', building: '', index: '420111' },
      },
    });
  });
});
