import { describe, expect, it } from '@jest/globals';
import { computeDistanceFromMoscowKm } from '../delivery-rate.rules.js';
import { cities, type DeliveryCity } from './cities.js';

function findCity(title: string): DeliveryCity {
  const city = cities.find((each) => each.title === title);
  if (!city) throw new Error(`${title} is unknown`);
  return city;
}

describe('the cities of the shop', () => {
  it('are 150 in Russia, each with its own id', () => {
    expect(cities).toHaveLength(150);
    expect(new Set(cities.map(({ id }) => id)).size).toBe(150);
    expect(new Set(cities.map(({ title, region }) => `${title}, ${region}`)).size).toBe(150);
    for (const { id, latitude, longitude } of cities) {
      expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect([latitude > 41 && latitude < 70, longitude > 20 && longitude < 180]).toEqual([true, true]);
    }
  });

  it('have coordinates that place six of them at their real distances from Moscow, rounded to 10 km', () => {
    const distances = ['Москва', 'Санкт-Петербург', 'Казань', 'Новосибирск', 'Владивосток', 'Калининград'].map((title) =>
      Math.round(computeDistanceFromMoscowKm(findCity(title)) / 10),
    );
    expect(distances).toEqual([0, 63, 72, 281, 641, 109]);
  });
});
