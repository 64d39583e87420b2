import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { until } from '../../platform/testing/wait-until.js';
import { cities } from '../cities.js';
import { FakeDadata, KEY } from './dadata.fake.js';
import { DadataHints } from './dadata-hints.js';

let fake: FakeDadata;
let hints: DadataHints;

beforeEach(async () => {
  fake = await FakeDadata.start();
  hints = new DadataHints({ url: fake.url, key: KEY });
});
afterEach(() => fake.close());

const kazan = cities.find(({ id }) => id === 'kazan') ?? null;
const find = (text: string, overrides: object = {}) => hints.find({ text, city: null, limit: 7, ...overrides });
const values = async (text: string, overrides: object = {}) => (await find(text, overrides)).map(({ value }) => value);

it('hints of streets and houses come with what a form needs', async () => {
  expect(await find('Баумана')).toEqual([
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

it('hints are of one city and of a number, if that is asked for', async () => {
  expect(await values('Баумана', { city: kazan })).toEqual(['г Казань, ул Баумана, д 7']);
  expect(await values('Баумана', { limit: 1 })).toHaveLength(1);
});

it('short and very long texts are no burden', async () => {
  expect(await values('Ка')).toContain('Казань, Республика Татарстан');
  expect(fake.questions).toHaveLength(0);
  expect(await values('я'.repeat(1_000))).toEqual([]);
  expect(hints.failure).toBeUndefined();
});

it.each([
  { status: 500 },
  { status: 429, retryAfter: 30 },
  { status: 403 },
  'STRANGE',
  'SILENT',
] as const)('known cities are hinted while DaData fails with %j', async (fault) => {
  fake.fails(fault);
  expect(await values('Казань, Баумана')).toEqual(['Казань, Республика Татарстан']);
});

it('known cities are hinted instead of an answer that is late', async () => {
  fake.answersAfter(3_000);
  expect(await values('Казань, Баумана')).toEqual(['Казань, Республика Татарстан']);
});

it('DaData is left alone for as long as it asks for', async () => {
  fake.fails({ status: 429, retryAfter: 30 });
  await find('Баумана');
  await find('Баумана');
  expect(fake.questions).toHaveLength(1);
});

it('DaData is asked again afterwards', async () => {
  fake.fails({ status: 429, retryAfter: 1 });
  await find('Баумана');
  await until('DaData is asked again', async () => (await find('Баумана')).length === 3);
  expect(fake.questions).toHaveLength(2);
});

it('DaData is left alone after several failures', async () => {
  fake.fails(...Array.from({ length: 10 }, () => ({ status: 503 })));
  for (let times = 0; times < 5; times += 1) await find('Баумана');
  expect(fake.questions).toHaveLength(3);
  expect(hints.failure).toContain('503');
});

it('a wrong key is told to operators without it', async () => {
  const stranger = new DadataHints({ url: fake.url, key: 'wrong-key' });
  expect(await stranger.find({ text: 'Казань', city: null, limit: 7 })).toMatchObject([{ cityId: 'kazan' }]);
  expect(stranger.failure).toContain('401');
  expect(stranger.failure).not.toContain('wrong-key');
});
