import { describe, expect, it } from '@jest/globals';
import type { Parcel } from '../shipment/parcel.model.js';
import { packUnits } from './cdek-package.rules.js';
import { toRegistration } from './cdek-registration.rules.js';

const parcel: Parcel = {
  number: '7-aa',
  recipient: { name: 'Ким Анна', phone: '+79161234567', email: '' },
  comment: '',
  to: { pointCode: 'KZN1', kind: 'PVZ' },
  units: [{ id: 'unit-1', title: 'Кеды, размер 38', price: 4_999_50n }],
};
const atHome = { cityCode: 44, address: 'ул. Складская, 1' };
const atPoint = { pointCode: 'MSK5' };
const buildUnits = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `unit-${index}`, title: 'Кеды', price: 5_000_00n }));

interface RegistrationBody {
  comment: string;
  packages: { weight: number; length: number; width: number; height: number; items: { name: string; ware_key: string }[] }[];
}
const buildBody = (overrides: Partial<Parcel>) =>
  toRegistration({ parcel: { ...parcel, ...overrides }, from: atPoint, cityCode: null }) as RegistrationBody;

describe('a parcel for CDEK', () => {
  // api-docs.cdek.ru/33828802.html, «Order Registration»: `shipment_point` belongs to tariffs from the warehouse and excludes
  // `from_location`; `delivery_point` belongs to tariffs to the warehouse or a parcel terminal and excludes `to_location`. Tariffs: its
  // Appendix 1.
  const routes: [string, Parcel['to'], object, number, number][] = [
    ['a point', { pointCode: 'KZN1', kind: 'PVZ' }, { delivery_point: 'KZN1' }, 136, 138],
    ['a parcel locker', { pointCode: 'KZN2', kind: 'POSTAMAT' }, { delivery_point: 'KZN2' }, 368, 366],
    ['an address', { cityId: 'kazan', address: 'ул. Баумана, 7' }, { to_location: { code: 424, address: 'ул. Баумана, 7' } }, 137, 139],
  ];
  it.each(routes)('to %s has the tariff of its route, with the origin and destination that the tariff requires', (...route) => {
    const [, to, destination, fromPoint, fromDoor] = route;
    const buildRegistration = (from: typeof atHome | typeof atPoint) => toRegistration({ parcel: { ...parcel, to }, from, cityCode: 424 });
    expect(buildRegistration(atPoint)).toMatchObject({ tariff_code: fromPoint, shipment_point: 'MSK5', ...destination });
    expect(buildRegistration(atPoint)).not.toHaveProperty('from_location');
    expect(buildRegistration(atHome)).toMatchObject({
      tariff_code: fromDoor,
      from_location: { code: 44, address: 'ул. Складская, 1' },
      ...destination,
    });
    expect(buildRegistration(atHome)).not.toHaveProperty('shipment_point');
  });

  it('has a separate package for each unit, but only one package for a parcel locker', () => {
    const units = buildUnits(3);
    expect(buildBody({ units }).packages.map(({ items }) => items.map(({ ware_key }) => ware_key))).toEqual([
      ['unit-0'],
      ['unit-1'],
      ['unit-2'],
    ]);
    const { packages } = buildBody({ units, to: { pointCode: 'KZN2', kind: 'POSTAMAT' } });
    expect(packages).toMatchObject([{ weight: 4_500, items: [{ ware_key: 'unit-0' }, { ware_key: 'unit-1' }, { ware_key: 'unit-2' }] }]);
  });

  it.each([
    [1, 35, 25, 15],
    [2, 35, 30, 25],
    [3, 50, 35, 30],
    [4, 50, 35, 30],
    [6, 50, 45, 35],
    [10, 70, 50, 45],
  ])('to a parcel locker is one package (units in it: %i) of %i × %i × %i cm', (units, length, width, height) => {
    expect(packUnits(units, 'POSTAMAT')).toEqual([{ weight: units * 1_500, length, width, height }]);
  });

  it('is prepaid, declares its value in roubles, and omits an empty comment and an empty email', () => {
    const body = buildBody({});
    expect(body).toMatchObject({ packages: [{ items: [{ cost: 4_999.5, payment: { value: 0 }, amount: 1 }] }] });
    expect(body).not.toHaveProperty('comment');
    expect(body).toMatchObject({ recipient: { name: 'Ким Анна', phones: [{ number: '+79161234567' }] } });
    expect(body).not.toHaveProperty('recipient.email');
  });

  // CDEK insures an order of a shop by the cost of its items, and refuses the service INSURANCE.
  it('does not request insurance, which CDEK adds itself', () => {
    expect(buildBody({})).not.toHaveProperty('services');
  });

  it('has no texts longer than CDEK allows', () => {
    const body = buildBody({ comment: 'я'.repeat(500), units: [{ id: 'unit-1', title: 'к'.repeat(300), price: 1n }] });
    expect([body.comment.length, body.packages[0]?.items[0]?.name.length]).toEqual([255, 255]);
  });
});
