import { describe, expect, it } from '@jest/globals';
import type { Parcel } from '../parcel/parcel.model.js';
import { registrationOf } from './cdek-parcel.rules.js';

const parcel: Parcel = {
  number: '7-aa',
  recipient: { name: 'Ким Анна', phone: '+79161234567', email: '' },
  comment: '',
  to: { pointCode: 'KZN1', kind: 'PVZ' },
  units: [{ id: 'unit-1', title: 'Кеды, размер 38', price: 4_999_50n }],
};
const atHome = { cityCode: 44, address: 'ул. Складская, 1', pointCode: '' };

describe('a parcel for CDEK', () => {
  it('starts at the shop’s own address, or at the point that it is brought to, and never at both', () => {
    const from = (from: typeof atHome) => registrationOf({ parcel, from, cityCode: null });
    expect(from(atHome)).toMatchObject({ from_location: { code: 44, address: 'ул. Складская, 1' } });
    expect(from(atHome)).not.toHaveProperty('shipment_point');
    expect(from({ ...atHome, pointCode: 'MSK5' })).toMatchObject({ shipment_point: 'MSK5' });
    expect(from({ ...atHome, pointCode: 'MSK5' })).not.toHaveProperty('from_location');
  });

  it.each([
    [
      { pointCode: 'KZN1', kind: 'PVZ' },
      { tariff_code: 136, delivery_point: 'KZN1' },
    ],
    [
      { pointCode: 'KZN2', kind: 'POSTAMAT' },
      { tariff_code: 368, delivery_point: 'KZN2' },
    ],
    [
      { cityId: 'kazan', address: 'ул. Баумана, 7' },
      { tariff_code: 137, to_location: { code: 424, address: 'ул. Баумана, 7' } },
    ],
  ] as [Parcel['to'], object][])('to %j has the tariff of its way', (to, expected) => {
    expect(registrationOf({ parcel: { ...parcel, to }, from: atHome, cityCode: 424 })).toMatchObject(expected);
  });

  it('is paid for, declares its value in roubles, and names nothing that is not known', () => {
    const body = registrationOf({ parcel, from: atHome, cityCode: null });
    expect(body).toMatchObject({ packages: [{ items: [{ cost: 4_999.5, payment: { value: 0 }, amount: 1 }] }] });
    expect(body).not.toHaveProperty('comment');
    expect(body).toMatchObject({ recipient: { name: 'Ким Анна', phones: [{ number: '+79161234567' }] } });
    expect((body as { recipient: object }).recipient).not.toHaveProperty('email');
  });

  it('has texts no longer than CDEK takes', () => {
    const long = { ...parcel, comment: 'я'.repeat(500), units: [{ id: 'unit-1', title: 'к'.repeat(300), price: 1n }] };
    const body = registrationOf({ parcel: long, from: atHome, cityCode: null }) as {
      comment: string;
      packages: { items: { name: string }[] }[];
    };
    expect([body.comment.length, body.packages[0]?.items[0]?.name.length]).toEqual([255, 255]);
  });
});
