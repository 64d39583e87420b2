import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DADATA_KEY, FakeDadata } from '../../../test/fakes/dadata.fake.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { cities } from '../location/cities.js';
import { listDemoStreets } from './demo-streets.js';

const QUERY = `query ($dto: EvidenceAddressInput!) { evidenceAddress(dto: $dto) {
  suggestions { value geo_lat geo_lon cityId street house index } } }`;

interface Suggestions {
  evidenceAddress: { suggestions: { value: string }[] };
}

async function listSuggestions(api: TestApi, dto: object) {
  const { data, errors } = await api.query<Suggestions>(QUERY, { dto });
  expect(errors).toBeUndefined();
  return data?.evidenceAddress.suggestions;
}

describe('evidenceAddress without DaData', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const listValues = async (dto: object) => (await listSuggestions(api, dto))?.map(({ value }) => value);

  it('completes the names of known cities up to the limit, but not within a chosen city', async () => {
    expect(await listSuggestions(api, { query: 'казан' })).toEqual([
      {
        ...{ value: 'Казань, Республика Татарстан', geo_lat: 55.79, geo_lon: 49.12, cityId: 'kazan' },
        ...{ street: '', house: '', index: '' },
      },
    ]);
    expect(await listValues({ query: 'новос' })).toEqual(['Новосибирск, Новосибирская область']);
    expect(await listValues({ query: 'Москва, Тверская 1' })).toEqual(['Москва']);
    expect(await listValues({ query: 'нов', limit: 2 })).toHaveLength(2);
    expect(await listValues({ query: ' ' })).toEqual([]);
    expect(await listValues({ query: 'казань', cityId: 'moskva' })).toEqual([]);
  });

  it('suggests the main streets of the chosen city, marked as demo, with a postal code and the typed house number', async () => {
    const [street] = (await listSuggestions(api, { query: 'ул. баум', cityId: 'kazan' })) ?? [];
    expect(street).toMatchObject({ value: 'Казань, ул. Баумана (демо)', cityId: 'kazan', street: 'ул. Баумана', house: '' });
    expect(street).toHaveProperty('index', expect.stringMatching(/^420\d{3}$/));
    expect(await listSuggestions(api, { query: 'Баумана, 7к2', cityId: 'kazan' })).toMatchObject([{ street: 'ул. Баумана', house: '7к2' }]);
  });

  it('finds streets by names typed without ё or beginning with a number, but none by the type of a street alone', async () => {
    expect(await listValues({ query: 'Молодежная', cityId: 'tula' })).toEqual(['Тула, ул. Молодёжная (демо)']);
    expect(await listValues({ query: '8 марта', cityId: 'moskva' })).toEqual(['Москва, ул. 8 Марта (демо)']);
    expect(await listValues({ query: 'улица', cityId: 'tula', limit: 3 })).toEqual([]);
  });

  it('has streets and postal codes for every city', () => {
    for (const city of cities) {
      const streets = listDemoStreets(city);
      expect([city.id, streets.length >= 12]).toEqual([city.id, true]);
      expect(streets.filter(({ index }) => !/^\d{6}$/.test(index) || index.startsWith('101'))).toEqual([]);
    }
  });

  it.each([
    ['an unknown city', { query: 'казань', cityId: 'atlantis' }, 'cityId'],
    ['a limit of 0 hints', { query: 'казань', limit: 0 }, 'limit'],
    ['a limit of 21 hints', { query: 'казань', limit: 21 }, 'limit'],
  ])('refuses %s', async (_what, dto, field) => {
    const { errors } = await api.query(QUERY, { dto });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', details: { field } });
  });

  it('may be selected four times in one operation, but not five times, because of the cost limit', async () => {
    const writeOperation = (times: number) =>
      `{ ${Array.from({ length: times }, (_, index) => `a${index}: evidenceAddress(dto: { query: "ка" }) { suggestions { value } }`).join(' ')} }`;
    expect((await api.query(writeOperation(4))).errors).toBeUndefined();
    expect((await api.query(writeOperation(5))).errors?.[0]?.extensions).toMatchObject({
      code: 'LIMIT_EXCEEDED',
      details: { limit: 'cost' },
    });
  });
});

it('evidenceAddress with a key for DaData suggests streets, and only cities during an outage', async () => {
  const fake = await FakeDadata.start();
  const api = await startTestApi({ DADATA_API_KEY: DADATA_KEY, DADATA_URL: fake.url });
  try {
    expect(await listSuggestions(api, { query: 'Баумана', cityId: 'kazan' })).toEqual([
      {
        ...{ value: 'г Казань, ул Баумана, д 7', geo_lat: 55.79, geo_lon: 49.11, cityId: 'kazan' },
        ...{ street: 'ул Баумана', house: '7', index: '420111' },
      },
    ]);
    fake.failNext(...Array.from({ length: 3 }, () => ({ status: 503 })));
    for (let times = 0; times < 3; times += 1) expect(await listSuggestions(api, { query: 'Казань' })).toMatchObject([{ cityId: 'kazan' }]);
    const health = (await (await fetch(`${api.healthUrl}/health/ready`)).json()) as { components: Record<string, object> };
    expect(health.components['address hints']).toMatchObject({ status: 'degraded', standIn: 'known cities' });
  } finally {
    await api.close();
    await fake.close();
  }
});
