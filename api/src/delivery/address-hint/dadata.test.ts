import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DADATA_KEY, FakeDadata } from '../../../test/fakes/dadata.fake.js';
import { KAZAN_CODE } from '../../../test/fakes/dadata-addresses.fake.js';
import { extendDeadlines } from '../../../test/support/extended-deadlines.js';
import { until } from '../../../test/support/wait-until.js';
import { cities } from '../location/cities.js';
import { scaleTimeouts } from '../remote-service.js';
import { DadataHints } from './dadata-hints.js';

let fake: FakeDadata;
let hints: DadataHints;

beforeEach(async () => {
  fake = await FakeDadata.start();
  hints = new DadataHints({ url: fake.url, key: DADATA_KEY });
});
afterEach(() => fake.close());
afterEach(extendDeadlines);

const kazan = cities.find(({ id }) => id === 'kazan') ?? null;
const findHints = (text: string, overrides: object = {}) => hints.find({ text, city: null, limit: 7, ...overrides });
const listValues = async (text: string, overrides: object = {}) => (await findHints(text, overrides)).map(({ value }) => value);

it('hints for streets and houses have the fields of an address form', async () => {
  expect(await findHints('Баумана')).toEqual([
    {
      ...{ value: 'г Казань, ул Баумана, д 7', cityId: 'kazan', street: 'ул Баумана', house: '7', index: '420111' },
      ...{ latitude: 55.79, longitude: 49.11 },
    },
    {
      ...{ value: 'г Москва, ул Баумана', cityId: 'moskva', street: 'ул Баумана', house: '', index: '' },
      ...{ latitude: null, longitude: null },
    },
    // A village with the name of a city.
    expect.objectContaining({ value: 'Пермский край, село Орёл, ул Баумана', cityId: null }),
  ]);
});

it('hints are limited to the requested city and the requested number of hints', async () => {
  expect(await listValues('Баумана', { city: kazan })).toEqual(['г Казань, ул Баумана, д 7']);
  expect(await listValues('Баумана', { limit: 1 })).toHaveLength(1);
});

// confluence.hflabs.ru/pages/viewpage.action?pageId=204669108, «Ограничение по ФИАС-коду»: `city_fias_id` in `locations`.
it('streets are searched by the code of their city in the address register, which is requested only once', async () => {
  expect(await listValues('Парковая', { city: kazan })).toEqual(['г Казань, ул Парковая, д 5']);
  await listValues('Парковая', { city: kazan });
  expect(fake.addressRequests.map(({ locations }) => locations)).toEqual([[{ city_fias_id: KAZAN_CODE }], [{ city_fias_id: KAZAN_CODE }]]);
  expect(fake.cityRequests).toHaveLength(1);
});

it('hints within a city have the id of the city, even if DaData sends no coordinates', async () => {
  expect(await findHints('Парковая', { city: kazan })).toMatchObject([{ cityId: 'kazan', latitude: null, longitude: null }]);
});

it('hints are limited to a city even if DaData has no code for it', async () => {
  const orel = cities.find(({ id }) => id === 'orel') ?? null;
  expect(await listValues('Баумана', { city: orel })).toEqual([]);
  expect(fake.addressRequests).toMatchObject([{ query: 'Орёл, Баумана' }]);
  expect(fake.addressRequests[0]).not.toHaveProperty('locations');
});

// confluence.hflabs.ru/pages/viewpage.action?pageId=1677361969: `block_type` and `block` are корпус or строение, `stead` a plot, and houses
// of a settlement need no street.
it.each([
  ['Кремлёвская, д 35', 'ул Кремлёвская', '35 к 2'],
  ['Кремлёвская, влд 4', 'ул Кремлёвская', 'влд 4 стр 1'],
  ['Константиновка', 'поселок Константиновка, ул Лесная', '3'],
  ['Вишневка, д', 'поселок Вишневка', '12'],
  ['Вишневка, уч', 'поселок Вишневка', 'уч 8'],
  ['Зеленоград', 'г Зеленоград', 'к 1502'],
])('the hint for «%s» has the street «%s» and the house «%s»', async (typed, street, house) => {
  expect(await findHints(typed)).toMatchObject([{ street, house }]);
});

it('a hint for a city alone has no street', async () => {
  expect(await findHints('г Казань', { limit: 7 })).toContainEqual(expect.objectContaining({ value: 'г Казань', street: '', house: '' }));
});

it('the DaData fake refuses a restriction by city name, and more hints than DaData allows', async () => {
  const sendToFake = (requestBody: object) =>
    fetch(`${fake.url}/suggest/address`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Token ${DADATA_KEY}` },
      body: JSON.stringify({ query: 'Баумана', count: 1, ...requestBody }),
    });
  const statuses = [{}, { locations: [{ city: 'Казань' }] }, { count: 21 }].map(
    async (requestBody) => (await sendToFake(requestBody)).status,
  );
  expect(await Promise.all(statuses)).toEqual([200, 400, 400]);
});

it('a text of two characters causes no request to DaData, and a text of 1,000 characters causes no failure', async () => {
  expect(await listValues('Ка')).toContain('Казань, Республика Татарстан');
  expect(fake.addressRequests).toHaveLength(0);
  expect(await listValues('я'.repeat(1_000))).toEqual([]);
  expect(hints.failure).toBeUndefined();
});

it.each([
  ['responds with status 500', { status: 500 }],
  ['responds with status 429', { status: 429, retryAfter: 30 }],
  ['responds with status 403', { status: 403 }],
  ['sends invalid JSON', 'NOT_JSON'],
  ['does not respond', 'NO_RESPONSE'],
] as const)('known cities are suggested if DaData %s', async (_what, fault) => {
  scaleTimeouts(0.1);
  fake.failNext(fault);
  expect(await listValues('Казань, Баумана')).toEqual(['Казань, Республика Татарстан']);
});

it("known cities are suggested if DaData's response is late", async () => {
  scaleTimeouts(0.1);
  fake.delayResponses(300);
  expect(await listValues('Казань, Баумана')).toEqual(['Казань, Республика Татарстан']);
});

it('no requests are sent to DaData during the time in its Retry-After', async () => {
  fake.failNext({ status: 429, retryAfter: 30 });
  await findHints('Баумана');
  await findHints('Баумана');
  expect(fake.addressRequests).toHaveLength(1);
});

it('requests are sent to DaData again after the time in its Retry-After', async () => {
  fake.failNext({ status: 429, retryAfter: 1 });
  await findHints('Баумана');
  await until('DaData has had another request', async () => (await findHints('Баумана')).length === 3);
  expect(fake.addressRequests).toHaveLength(2);
});

it('requests to DaData are paused after three failures, and the failure is reported', async () => {
  fake.failNext(...Array.from({ length: 10 }, () => ({ status: 503 })));
  for (let times = 0; times < 5; times += 1) await findHints('Баумана');
  expect(fake.addressRequests).toHaveLength(3);
  expect(hints.failure).toContain('503');
});

it('the reported failure for a wrong key does not contain the key', async () => {
  const wrongHints = new DadataHints({ url: fake.url, key: 'wrong-key' });
  expect(await wrongHints.find({ text: 'Казань', city: null, limit: 7 })).toMatchObject([{ cityId: 'kazan' }]);
  expect(wrongHints.failure).toContain('401');
  expect(wrongHints.failure).not.toContain('wrong-key');
});
