import { describe, expect, it } from '@jest/globals';
import { computeCourierRate } from './delivery-rate.rules.js';
import { cities, type DeliveryCity } from './location/cities.js';

function findCity(title: string): DeliveryCity {
  const city = cities.find((each) => each.title === title);
  if (!city) throw new Error(`${title} is unknown`);
  return city;
}

describe('the courier tariff', () => {
  it.each([
    ['Москва', '590 roubles with one day of transit', { days: 1, courierPrice: 590_00n }],
    ['Нижний Новгород', '590 roubles with one day of transit', { days: 1, courierPrice: 590_00n }],
    ['Санкт-Петербург', '885 roubles with two days of transit', { days: 2, courierPrice: 885_00n }],
    ['Краснодар', '885 roubles with two days of transit', { days: 2, courierPrice: 885_00n }],
    ['Сургут', '1,180 roubles with five days of transit', { days: 5, courierPrice: 1_180_00n }],
    ['Петропавловск-Камчатский', '1,180 roubles with five days of transit', { days: 5, courierPrice: 1_180_00n }],
  ])('to %s is %s', (title, _rate, rate) => {
    expect(computeCourierRate(findCity(title))).toEqual(rate);
  });

  it('has a longer transit beyond 500 and again beyond 1,500 kilometres from Moscow', () => {
    const computeNorthernRate = (km: number) => computeCourierRate({ latitude: 55.76 + (km / 6_371) * (180 / Math.PI), longitude: 37.62 });
    expect([499.9, 500.1, 1_499.9, 1_500.1].map((km) => computeNorthernRate(km).days)).toEqual([1, 2, 2, 5]);
  });
});
