import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { cities } from '../location/cities.js';
import { computeDistanceKm } from '../location/coordinates.rules.js';
import { embeddedPickupPoints } from './embedded-pickup-points.js';
import type { PickupPoint } from './pickup-point.model.js';
import { PickupPointRenewalService } from './pickup-point-renewal.service.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await api.app.get(PickupPointRenewalService).renew();
});
afterAll(() => api.close());

const LIST = `query ($dto: PickupPointsInput!) { getPVZListByLocation(dto: $dto) {
  items { code kind cityId city address directions hours phones { number additional } fittingRoom latitude longitude distance } pagination { totalItems totalPages } } }`;

interface List {
  items: PickupPoint[];
  pagination: { totalItems: number; totalPages: number };
}

async function list(dto: object): Promise<List> {
  const { data, errors } = await api.query<{ getPVZListByLocation: List }>(LIST, { dto });
  expect(errors).toBeUndefined();
  if (!data) throw new Error('the response has no data');
  return data.getPVZListByLocation;
}

const MOSCOW = { latitude: 55.76, longitude: 37.62 };

describe('the embedded pickup points', () => {
  it('are about 600 in all cities of the shop, the same on each read, and each has its own address', async () => {
    const points = await embeddedPickupPoints.readAll();
    expect(points.length).toBeGreaterThan(550);
    expect(points.length).toBeLessThan(650);
    expect(await embeddedPickupPoints.readAll()).toEqual(points);
    expect(new Set(points.map(({ cityId }) => cityId)).size).toBe(cities.length);
    expect(new Set(points.map(({ cityId, address }) => `${cityId} ${address}`)).size).toBe(points.length);
    expect(new Set(points.map(({ code }) => code)).size).toBe(points.length);
  });

  it('are near the centres of their cities, and lockers have no fitting room', async () => {
    const centres = new Map(cities.map((city) => [city.id, city]));
    for (const point of await embeddedPickupPoints.readAll()) {
      const centre = centres.get(point.cityId);
      expect(centre && computeDistanceKm(centre, point)).toBeLessThan(15);
      expect(point.kind === 'POSTAMAT' && point.fittingRoom).toBe(false);
      expect(point.address).toMatch(/^\S.+, \d+$/);
    }
  });
});

describe('getPVZListByLocation', () => {
  it('lists the points of a city from its centre outwards, in pages without repetitions or gaps', async () => {
    const all = await list({ cityId: 'moskva', pagination: { limit: 100 } });
    expect(all.items).toHaveLength(all.pagination.totalItems);
    expect(all.items.every(({ cityId, city }) => cityId === 'moskva' && city === 'Москва')).toBe(true);
    expect(all.items.map(({ distance }) => distance)).toEqual(all.items.map(({ distance }) => distance).toSorted((a, b) => a - b));
    const pages = [
      await list({ cityId: 'moskva', pagination: { limit: 7 } }),
      await list({ cityId: 'moskva', pagination: { limit: 7, page: 2 } }),
    ];
    expect(pages.flatMap(({ items }) => items)).toEqual(all.items.slice(0, 14));
    for (const point of all.items) expect(Math.abs(point.distance - 1_000 * computeDistanceKm(MOSCOW, point))).toBeLessThan(2);
  });

  it('finds exactly the points within the radius of coordinates, the nearest first', async () => {
    const around = { latitude: 55.7, longitude: 37.5 };
    const pointsWithDistance = (await embeddedPickupPoints.readAll()).map((point) => ({ ...point, km: computeDistanceKm(around, point) }));
    for (const radius of [3, 12, 50]) {
      const { items, pagination } = await list({ ...around, radius, pagination: { limit: 100 } });
      const expected = pointsWithDistance.filter(({ km }) => km <= radius).toSorted((one, other) => one.km - other.km);
      expect(items.map(({ code }) => code)).toEqual(expected.slice(0, 100).map(({ code }) => code));
      expect(pagination.totalItems).toBe(expected.length);
    }
  });

  it('finds nothing at the poles and far from every city', async () => {
    for (const position of [
      { latitude: 90, longitude: 0 },
      { latitude: -90, longitude: 180 },
      { latitude: 0, longitude: -180 },
    ]) {
      expect((await list({ ...position, radius: 50 })).items).toEqual([]);
    }
  });

  it('filters points by kind and fitting room', async () => {
    const points = (await embeddedPickupPoints.readAll()).filter(({ cityId }) => cityId === 'moskva');
    const countPoints = async (filter: object) => (await list({ cityId: 'moskva', ...filter })).pagination.totalItems;
    expect(await countPoints({ kind: 'POSTAMAT' })).toBe(points.filter(({ kind }) => kind === 'POSTAMAT').length);
    expect(await countPoints({ fittingRoom: true })).toBe(points.filter(({ fittingRoom }) => fittingRoom).length);
    expect(await countPoints({ fittingRoom: false })).toBe(points.length);
    expect(await countPoints({ kind: 'POSTAMAT', fittingRoom: true })).toBe(0);
  });

  it.each([
    ['a request without a city and coordinates', {}, 'cityId'],
    ['an unknown city', { cityId: 'atlantis' }, 'cityId'],
    ['a city together with coordinates', { cityId: 'moskva', ...MOSCOW }, 'cityId'],
    ['a latitude without a longitude', { latitude: 55 }, 'longitude'],
    ['a latitude of 91 degrees', { latitude: 91, longitude: 0 }, 'latitude'],
    ['a radius of 0 km', { ...MOSCOW, radius: 0 }, 'radius'],
    ['a radius of 51 km', { ...MOSCOW, radius: 51 }, 'radius'],
  ])('refuses %s', async (_what, dto, field) => {
    const { errors } = await api.query(LIST, { dto });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { field } });
  });
});
