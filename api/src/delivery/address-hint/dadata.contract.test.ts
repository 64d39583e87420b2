import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DADATA_KEY, FakeDadata } from '../../../test/fakes/dadata.fake.js';
import { testEnvironment } from '../../../test/support/test-environment.js';
import { cities } from '../location/cities.js';
import { type DadataAccess, DadataHints } from './dadata-hints.js';

const REAL_URL = 'https://suggestions.dadata.ru/suggestions/api/4_1/rs';

const kazan = cities.find(({ id }) => id === 'kazan') ?? null;

function fulfilsTheContract(access: () => DadataAccess): void {
  const createHints = () => new DadataHints(access());

  it('the hint for a house fills all fields of an address form', async () => {
    const dadataHints = createHints();
    const [first] = await dadataHints.find({ text: 'г Казань, ул Баумана, д 7', city: null, limit: 5 });
    expect(first).toMatchObject({ cityId: 'kazan', street: 'ул Баумана', house: '7', index: expect.stringMatching(/^\d{6}$/u) });
    expect([Math.round(first?.latitude ?? 0), Math.round(first?.longitude ?? 0)]).toEqual([56, 49]);
    expect(dadataHints.failure).toBeUndefined();
  });

  it('hints for a street are limited to the requested city and the requested number of hints', async () => {
    const dadataHints = createHints();
    const inKazan = await dadataHints.find({ text: 'Баумана', city: kazan, limit: 7 });
    expect(inKazan.length).toBeGreaterThan(0);
    expect(new Set(inKazan.map(({ cityId }) => cityId))).toEqual(new Set(['kazan']));
    expect(await dadataHints.find({ text: 'Баумана', city: null, limit: 1 })).toHaveLength(1);
    expect(dadataHints.failure).toBeUndefined();
  });

  it('a text of 1,000 characters is accepted', async () => {
    const dadataHints = createHints();
    expect(await dadataHints.find({ text: 'я'.repeat(1_000), city: null, limit: 7 })).toEqual([]);
    expect(dadataHints.failure).toBeUndefined();
  });

  it('a wrong key is refused, but known cities are still suggested', async () => {
    const wrongHints = new DadataHints({ ...access(), key: '0'.repeat(40) });
    expect(await wrongHints.find({ text: 'Казань', city: null, limit: 1 })).toMatchObject([{ cityId: 'kazan' }]);
    expect(wrongHints.failure).toMatch(/40[13]/u);
  });
}

describe('with the DaData fake', () => {
  let fake: FakeDadata;

  beforeAll(async () => {
    fake = await FakeDadata.start();
  });
  afterAll(() => fake.close());

  fulfilsTheContract(() => ({ url: fake.url, key: DADATA_KEY }));
});

const { DADATA_TEST_API_KEY: key } = testEnvironment();
const skipReason = key ? '' : 'DADATA_TEST_API_KEY is not set';
if (skipReason) process.stderr.write(`SKIPPED: DaData itself, for ${skipReason}.\n`);

(skipReason ? describe.skip : describe)(`with DaData itself${skipReason ? ` (${skipReason})` : ''}`, () => {
  fulfilsTheContract(() => ({ url: REAL_URL, key: key ?? '' }));
});
