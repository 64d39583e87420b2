import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../test/test-api.harness.js';
import { buildOrder } from '../exports/testing.js';
import { ErrorCode } from '../platform/errors/domain-error.js';
import { DeliveryService } from './delivery.service.js';
import { ONE_UNIT } from './delivery-rate.rules.js';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const FIND = 'query ($dto: FindCityInput!) { findCity(dto: $dto) { id title region countryId } }';

interface City {
  id: string;
  title: string;
}

async function find(dto: { query: string; limit?: number; latitude?: number; longitude?: number }): Promise<City[]> {
  const { data, errors } = await api.query<{ findCity: City[] }>(FIND, { dto });
  expect(errors).toBeUndefined();
  return data?.findCity ?? [];
}

const listTitles = async (query: string): Promise<string[]> => (await find({ query })).map(({ title }) => title);

describe('findCity', () => {
  it('returns the id, the name, the region and the country of a city', async () => {
    expect(await find({ query: 'Казань' })).toEqual([{ id: 'kazan', title: 'Казань', region: 'Республика Татарстан', countryId: 'RU' }]);
  });

  it('finds by the beginning of any word, the largest city first', async () => {
    expect(await listTitles('нов')).toEqual([
      'Новосибирск',
      'Нижний Новгород',
      'Новокузнецк',
      'Новороссийск',
      'Великий Новгород',
      'Новочеркасск',
      'Новочебоксарск',
      'Новомосковск',
    ]);
    expect(await listTitles('ростов на')).toEqual(['Ростов-на-Дону']);
    expect(await listTitles('дон')).toEqual(['Ростов-на-Дону']);
    expect(await listTitles('сибирск')).toEqual([]);
  });

  it('ignores case, surrounding spaces, and the differences between е and ё and between hyphen and dash', async () => {
    expect(await listTitles('  ОРЁЛ ')).toEqual(['Орёл']);
    expect(await listTitles('щелк')).toEqual(['Щёлково']);
    expect(await listTitles('санкт–п')).toEqual(['Санкт-Петербург']);
  });

  it('finds a city by its short and colloquial names', async () => {
    expect(await listTitles('питер')).toEqual(['Санкт-Петербург']);
    expect(await listTitles('екб')).toEqual(['Екатеринбург']);
  });

  it('lists the largest cities for an empty query, eight unless a limit is set', async () => {
    expect((await listTitles('')).slice(0, 3)).toEqual(['Москва', 'Санкт-Петербург', 'Новосибирск']);
    expect(await listTitles(' ')).toHaveLength(8);
    expect(await find({ query: '', limit: 20 })).toHaveLength(20);
  });

  it('finds the cities around coordinates, the nearest first, and none if all cities are far away', async () => {
    const findTitlesAround = async (latitude: number, longitude: number) =>
      (await find({ query: '', latitude, longitude, limit: 2 })).map(({ title }) => title);
    expect(await findTitlesAround(55.8, 49.1)).toEqual(['Казань', 'Новочебоксарск']);
    expect((await findTitlesAround(55.75, 37.6))[0]).toBe('Москва');
    expect(await findTitlesAround(48.85, 2.35)).toEqual([]);
  });

  it.each([
    ['a latitude of 91 degrees', { query: '', latitude: 91, longitude: 0 }, 'latitude'],
    ['a latitude without a longitude', { query: '', latitude: 55 }, 'longitude'],
    ['coordinates together with a query', { query: 'Казань', latitude: 55, longitude: 49 }, 'query'],
  ])('refuses %s', async (_what, dto, field) => {
    const { errors } = await api.query(FIND, { dto });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { field } });
  });

  it.each([0, 21, -1])('refuses a limit of %i cities', async (limit) => {
    const { errors } = await api.query(FIND, { dto: { query: '', limit } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { field: 'limit', mostCities: 20 } });
  });
});

describe('city', () => {
  const CITY = 'query ($id: ID!) { city(dto: { id: $id }) { id title } }';
  const queryCity = async (id: string) => (await api.query<{ city: City | null }>(CITY, { id })).data;

  it('is found by its id, and is null for an unknown id', async () => {
    expect(await queryCity('kazan')).toEqual({ city: { id: 'kazan', title: 'Казань' } });
    for (const id of ['', 'atlantis', '__proto__']) expect(await queryCity(id)).toEqual({ city: null });
  });
});

describe('delivery to a city', () => {
  it('has the destination, the price and the duration', async () => {
    expect(await api.app.get(DeliveryService).findCourierRoute('sankt-peterburg', { load: ONE_UNIT })).toEqual({
      city: 'Санкт-Петербург',
      region: 'Санкт-Петербург',
      country: 'Россия',
      rate: { days: 2, courierPrice: 885_00n },
    });
  });

  it.each(['', 'atlantis', 'MOSKVA', '__proto__'])('is refused for the unknown city %j', async (cityId) => {
    await expect(api.app.get(DeliveryService).findCourierRoute(cityId, { load: ONE_UNIT })).rejects.toMatchObject({
      code: ErrorCode.BAD_USER_INPUT,
      details: { field: 'cityId' },
    });
  });
});

describe('findCountry', () => {
  interface Country {
    id: string;
    title: string;
    alpha2: string;
  }
  const QUERY = 'query ($dto: FindCountryInput!) { findCountry(dto: $dto) { id title alpha2 } }';
  const findCountries = async (dto: object): Promise<Country[]> =>
    (await api.query<{ findCountry: Country[] }>(QUERY, { dto })).data?.findCountry ?? [];

  it('finds a country by the beginning of any word in its name, and by its code', async () => {
    expect(await findCountries({ query: 'росс' })).toEqual([{ id: 'RU', title: 'Россия', alpha2: 'RU' }]);
    expect((await findCountries({ query: 'зеландия' })).map(({ id }) => id)).toEqual(['NZ']);
    expect((await findCountries({ query: 'kz' })).map(({ title }) => title)).toEqual(['Казахстан']);
    expect(await findCountries({ query: 'Атлантида' })).toEqual([]);
  });

  it('lists countries alphabetically with Russian names', async () => {
    const listedCountries = await findCountries({ query: '', limit: 100 });
    expect(listedCountries).toHaveLength(100);
    expect(listedCountries[0]?.title).toBe('Австралия');
    expect(listedCountries.filter(({ title }) => !/^[А-ЯЁ]/.test(title))).toEqual([]);
  });

  it('refuses a limit of 101 countries', async () => {
    const { errors } = await api.query(QUERY, { dto: { query: '', limit: 101 } });
    expect(errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

it('a notification from CDEK is accepted and ignored if the shop has no account at CDEK', async () => {
  const trackCode = '1000000000';
  await buildOrder(api.db, { status: 'HANDED_OVER_FOR_DELIVERY' }, [{ trackCode }]);
  const body = JSON.stringify({ type: 'ORDER_STATUS', attributes: { cdek_number: trackCode } });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${api.url}/api/delivery/cdek`, { method: 'POST', headers, body })).status).toBe(200);
  expect(await api.db.$queryRaw`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'shipment_check'`).toEqual([]);
});
