import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import { embeddedLocations } from '../location/embedded-locations.js';
import type { Parcel } from '../shipment/parcel.model.js';
import { CdekClient } from './cdek-client.js';
import { CdekParcelRegistrar } from './cdek-parcel-registrar.js';
import type { CdekStartingPoint } from './cdek-route.rules.js';

let fake: FakeCdek;
let client: CdekClient;

beforeEach(async () => {
  fake = await FakeCdek.start();
  fake.orders.checks = 0;
  fake.points = [
    { code: 'KZN1', type: 'PVZ' },
    { code: 'KZN2', type: 'POSTAMAT' },
  ];
  client = new CdekClient({ url: fake.url, ...CDEK_ACCOUNT });
});
afterEach(() => fake.close());

const buildParcel = (to: Parcel['to'], units = 1): Parcel => ({
  ...{ number: '7-aa', recipient: { name: 'Ким Анна', phone: '+79161234567', email: '' }, comment: '', to },
  units: Array.from({ length: units }, (_, index) => ({ id: `unit-${index}`, title: 'Кеды', price: 5_000_00n })),
});
const targets: [string, Parcel['to']][] = [
  ['a point', { pointCode: 'KZN1', kind: 'PVZ' }],
  ['a parcel locker', { pointCode: 'KZN2', kind: 'POSTAMAT' }],
  ['an address', { cityId: 'kazan', address: 'ул. Баумана, 7' }],
];
const startingPoints: [string, CdekStartingPoint][] = [
  ['a point', { pointCode: 'MSK5' }],
  ['an address', { cityCode: 44, address: 'ул. Складская, 1' }],
];

describe('parcels', () => {
  it.each(
    startingPoints.flatMap(([start, from]) => targets.map(([target, to]) => [start, target, from, to] as const)),
  )('from %s to %s are accepted by the CDEK fake', async (_start, _target, from, to) => {
    const parcels = new CdekParcelRegistrar(client, from, embeddedLocations);
    const { carrierId } = await parcels.register(buildParcel(to, 3));
    expect(await parcels.readByCarrierId(carrierId ?? '')).toMatchObject({ state: 'REGISTERED', trackCode: '10000000000' });
  });

  // api-docs.cdek.ru/33828849.html, «Order Details»: `cdek_number` is documented as a long integer.
  it('are registered even if CDEK writes their numbers as JSON numbers instead of strings', async () => {
    fake.orders.writesNumbers = true;
    const parcels = new CdekParcelRegistrar(client, { pointCode: 'MSK5' }, embeddedLocations);
    const { carrierId } = await parcels.register(buildParcel({ pointCode: 'KZN1', kind: 'PVZ' }));
    expect(await parcels.readByCarrierId(carrierId ?? '')).toMatchObject({ state: 'REGISTERED', trackCode: '10000000000' });
  });

  it('are refused without a request to CDEK if a parcel locker cannot take their units', async () => {
    const parcels = new CdekParcelRegistrar(client, { pointCode: 'MSK5' }, embeddedLocations);
    const result = await parcels.register(buildParcel({ pointCode: 'KZN2', kind: 'POSTAMAT' }, 11));
    expect(result).toEqual({ state: 'REFUSED', carrierId: null, refusal: 'TOO_MANY_UNITS' });
    expect(fake.requests).toHaveLength(0);
  });
});

describe('the CDEK fake', () => {
  const item = { name: 'Кеды', ware_key: 'unit-1', payment: { value: 0 }, cost: 5_000, weight: 1_500, amount: 1 };
  const validOrder = {
    ...{ type: 1, number: '8-bb', tariff_code: 136, shipment_point: 'MSK5', delivery_point: 'KZN1' },
    recipient: { name: 'Ким Анна', phones: [{ number: '+79161234567' }] },
    packages: [{ number: '1', weight: 1_500, items: [item] }],
  };
  const fromAddress = { shipment_point: undefined, from_location: { code: 44, address: 'ул. Складская, 1' } };
  const toLocker = { tariff_code: 368, delivery_point: 'KZN2' };

  it('accepts a valid parcel', async () => {
    expect(await client.post('orders', validOrder)).toMatchObject({ entity: {} });
  });

  it.each([
    ['a parcel from an address with a tariff for parcels from a point', fromAddress],
    ['a parcel from a point with a tariff for parcels from an address', { tariff_code: 138 }],
    ['a parcel to a point with a tariff for parcels to an address', { tariff_code: 137 }],
    ['a parcel with both a point and an address as its origin', { from_location: { code: 44, address: 'ул. Складская, 1' } }],
    ['two packages to a parcel locker', { ...toLocker, packages: [...validOrder.packages, { ...validOrder.packages[0], number: '2' }] }],
    ['more than 15 kg to a parcel locker', { ...toLocker, packages: [{ number: '1', weight: 15_001, items: [item] }] }],
    ['items that weigh more than their package', { packages: [{ number: '1', weight: 1_499, items: [item] }] }],
    ['insurance, which CDEK adds itself', { services: [{ code: 'INSURANCE', parameter: '5000' }] }],
  ])('refuses the request for %s', async (_what, invalidFields) => {
    await expect(client.post('orders', { ...validOrder, ...invalidFields })).rejects.toThrow('400');
  });

  it.each([
    ['a parcel to a parcel locker with the tariff for a point', { delivery_point: 'KZN2' }],
    ['a parcel to a point with the tariff for a parcel locker', { tariff_code: 368 }],
  ])('accepts the request for %s, but then refuses the parcel', async (_what, invalidFields) => {
    const { entity } = (await client.post('orders', { ...validOrder, ...invalidFields })) as { entity: { uuid: string } };
    expect(await client.get(`orders/${entity.uuid}`, {})).toMatchObject({ requests: [{ state: 'INVALID' }] });
  });
});
