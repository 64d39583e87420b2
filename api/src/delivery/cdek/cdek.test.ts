import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CDEK_ACCOUNT, FakeCdek } from '../../../test/fakes/cdek.fake.js';
import { extendDeadlines } from '../../../test/support/extended-deadlines.js';
import { until } from '../../../test/support/wait-until.js';
import { type Config, readConfig } from '../../platform/config/config.js';
import { Clock } from '../../platform/process/clock.js';
import { DAY_MS, HOUR_MS } from '../../platform/process/durations.js';
import { createCarrier } from '../carrier.js';
import { ONE_UNIT } from '../delivery-rate.rules.js';
import { cities } from '../location/cities.js';
import { scaleTimeouts } from '../remote-service.js';
import { CdekClient } from './cdek-client.js';
import type { CdekStartingPoint } from './cdek-route.rules.js';
import { CdekTariff } from './cdek-tariff.js';

let fake: FakeCdek;
let client: CdekClient;
let tariff: CdekTariff;
let passedMs: number;

beforeEach(async () => {
  fake = await FakeCdek.start();
  passedMs = 0;
  client = new CdekClient({ url: `${fake.url}/`, ...CDEK_ACCOUNT });
  tariff = createTariff(client);
});
afterEach(() => fake.close());
afterEach(extendDeadlines);

/** Lets requests time out after 200 ms, for a test of a service that does not respond in time. */
const shortenTimeouts = () => scaleTimeouts(0.1);

class MovedClock extends Clock {
  override now(): Date {
    return new Date(super.now().getTime() + passedMs);
  }
}

const createTariff = (cdekClient: CdekClient, startingPoint: CdekStartingPoint | null = { pointCode: 'MSK5' }) =>
  new CdekTariff(cdekClient, { cityCode: 44, startingPoint }, new MovedClock());

function findCity(id: string) {
  const found = cities.find((one) => one.id === id);
  if (!found) throw new Error('there is no such city');
  return found;
}

const UNAVAILABLE = { code: 'DELIVERY_UNAVAILABLE', details: { instead: 'createOrderRequest' } };
const NOT_SERVED = { code: 'DELIVERY_UNAVAILABLE', details: { reason: 'NOT_SERVED' } };
const listPriceRequests = () => fake.listRequests('calculator/tariff');
const listTokenRequests = () => fake.listRequests('oauth/token');

describe('a CDEK price', () => {
  it('is in whole roubles with VAT, with a duration in calendar days', async () => {
    expect(await tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).toEqual({ days: 3, courierPrice: 481_00n });
    expect(await tariff.findPickupRate(findCity('kazan'), ONE_UNIT, 'PVZ')).toEqual({ days: 3, pickupPrice: 481_00n });
    expect(listPriceRequests().map(({ body }) => [body.tariff_code, body.from_location, body.to_location])).toEqual([
      [137, { code: 44 }, { code: 424 }],
      [136, { code: 44 }, { code: 424 }],
    ]);
  });

  it('is computed without the fields that CDEK may omit', async () => {
    fake.price = { delivery_sum: 400, period_min: 1, period_max: 2 };
    expect(await tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).toEqual({ days: 2, courierPrice: 400_00n });
  });

  it('is for the city and not for a village with the same name', async () => {
    await tariff.findCourierRate(findCity('orel'), ONE_UNIT);
    expect(listPriceRequests()[0]?.body.to_location).toEqual({ code: 150 });
  });

  it('is requested once for concurrent callers, and not again for an hour', async () => {
    await Promise.all(Array.from({ length: 10 }, () => tariff.findCourierRate(findCity('kazan'), ONE_UNIT)));
    passedMs = HOUR_MS - 1_000;
    await tariff.findCourierRate(findCity('kazan'), ONE_UNIT);
    expect([listTokenRequests(), listPriceRequests(), fake.listRequests('location/cities')].map(({ length }) => length)).toEqual([1, 1, 1]);
  });

  it('is returned at once if it is stored, even while it is being renewed', async () => {
    const rate = await tariff.findCourierRate(findCity('kazan'), ONE_UNIT);
    passedMs = 2 * HOUR_MS;
    fake.price = { delivery_sum: 500, total_sum: 600, period_min: 1, period_max: 2, calendar_max: 3 };
    const releaseResponses = fake.holdResponses();
    expect(await tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).toEqual(rate);
    releaseResponses();
    await until('the new price', async () => (await tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).courierPrice === 600_00n);
    expect(listPriceRequests()).toHaveLength(2);
  });

  it.each([
    ['responds with status 500', { status: 500 }],
    ['responds with status 429', { status: 429 }],
    ['does not respond', 'NO_RESPONSE'],
  ] as const)('is used for a week if it is stored and CDEK %s', async (_what, fault) => {
    const rate = await tariff.findCourierRate(findCity('kazan'), ONE_UNIT);
    passedMs = 6 * DAY_MS;
    shortenTimeouts();
    fake.failNext(...Array.from({ length: 20 }, () => fault));
    expect(await tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).toEqual(rate);
    passedMs = 8 * DAY_MS;
    await expect(tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).rejects.toMatchObject(UNAVAILABLE);
  });

  it.each([
    ['500', { status: 500 }],
    ['429', { status: 429, retryAfter: 30 }],
  ])('is unavailable if none is stored and CDEK responds with status %s', async (_status, fault) => {
    fake.failNext(fault);
    await expect(tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).rejects.toMatchObject(UNAVAILABLE);
  });

  it('is unavailable while CDEK does not respond', async () => {
    shortenTimeouts();
    fake.failNext('NO_RESPONSE');
    await expect(tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).rejects.toMatchObject(UNAVAILABLE);
  });

  it('is unavailable if its three requests together exceed the time limit, although none of them does alone', async () => {
    // A price takes three requests: for a token, the code of the city and the tariff.
    shortenTimeouts();
    fake.delayResponses(90);
    await expect(tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).rejects.toMatchObject(UNAVAILABLE);
  });

  it('is refused with NOT_SERVED where CDEK does not deliver, without counting as a failure of CDEK', async () => {
    fake.price = null;
    for (let times = 0; times < 5; times += 1)
      await expect(tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).rejects.toMatchObject(NOT_SERVED);
    await expect(tariff.findPickupRate(findCity('yakutsk'), ONE_UNIT, 'PVZ')).rejects.toMatchObject(NOT_SERVED);
    expect(client.failure).toBeUndefined();
  });
});

// api-docs.cdek.ru/63347397.html, «Calculator. Calculation by tariff code»: `packages`, and `services` with INSURANCE and its declared
// value.
describe('a CDEK price for a load', () => {
  const buildLoad = (unitCount: number, roubles: number) => ({ unitCount, value: BigInt(roubles) * 100n });
  const readLastRequestBody = () => listPriceRequests().at(-1)?.body;

  beforeEach(() => {
    fake.pricesByLoad = true;
  });

  it('is for one package per unit, insured for the value of all units', async () => {
    expect(await tariff.findCourierRate(findCity('kazan'), buildLoad(3, 15_000))).toEqual({ days: 3, courierPrice: 801_00n });
    expect(readLastRequestBody()).toMatchObject({
      services: [{ code: 'INSURANCE', parameter: '15000' }],
      packages: [{}, {}, {}].map(() => ({ weight: 1_500 })),
    });
  });

  it('is shared by loads of as many units whose values round up to the same thousand roubles', async () => {
    await tariff.findCourierRate(findCity('kazan'), buildLoad(1, 4_001));
    await tariff.findCourierRate(findCity('kazan'), buildLoad(1, 5_000));
    expect(listPriceRequests().map(({ body }) => body.services)).toEqual([[{ code: 'INSURANCE', parameter: '5000' }]]);
    await tariff.findCourierRate(findCity('kazan'), buildLoad(2, 5_000));
    expect(listPriceRequests()).toHaveLength(2);
  });

  it('falls back to the price for the next larger load while CDEK fails, but not to the price for a smaller load', async () => {
    await tariff.findCourierRate(findCity('kazan'), buildLoad(5, 50_000));
    const larger = await tariff.findCourierRate(findCity('kazan'), buildLoad(3, 20_000));
    fake.failNext(...Array.from({ length: 20 }, () => ({ status: 500 })));
    expect(await tariff.findCourierRate(findCity('kazan'), buildLoad(2, 20_000))).toEqual(larger);
    await expect(tariff.findCourierRate(findCity('kazan'), buildLoad(6, 20_000))).rejects.toMatchObject(UNAVAILABLE);
    await expect(tariff.findPickupRate(findCity('kazan'), buildLoad(1, 1_000), 'PVZ')).rejects.toMatchObject(UNAVAILABLE);
  });

  it('to a parcel locker is for one package of at most 15 kg', async () => {
    await tariff.findPickupRate(findCity('kazan'), buildLoad(10, 50_000), 'POSTAMAT');
    expect(readLastRequestBody()).toMatchObject({ tariff_code: 368, packages: [{ weight: 15_000 }] });
    const tooMany = { code: 'DELIVERY_UNAVAILABLE', details: { reason: 'NOT_SERVED', mostUnits: 10 } };
    await expect(tariff.findPickupRate(findCity('kazan'), buildLoad(11, 50_000), 'POSTAMAT')).rejects.toMatchObject(tooMany);
    expect(listPriceRequests()).toHaveLength(1);
  });

  it.each([
    ['from a point', '137, 136 and 368', [137, 136, 368], { pointCode: 'MSK5' }],
    ['without a starting point', '137, 136 and 368', [137, 136, 368], null],
    ['from an address', '139, 138 and 366', [139, 138, 366], { cityCode: 44, address: 'ул. Складская, 1' }],
  ])('%s is requested with the tariffs %s for courier, point and parcel locker', async (_start, _codes, codes, from) => {
    const other = createTariff(client, from);
    await other.findCourierRate(findCity('kazan'), ONE_UNIT);
    await other.findPickupRate(findCity('kazan'), ONE_UNIT, 'PVZ');
    await other.findPickupRate(findCity('kazan'), ONE_UNIT, 'POSTAMAT');
    expect(listPriceRequests().map(({ body }) => body.tariff_code)).toEqual(codes);
  });

  it.each([
    ['two packages to a parcel locker', { tariff_code: 368, packages: [{ weight: 1_500 }, { weight: 1_500 }] }],
    ['16 kg to a parcel locker', { tariff_code: 366, packages: [{ weight: 16_000 }] }],
    ['a tariff of another service', { tariff_code: 1 }],
    ['insurance of zero', { services: [{ code: 'INSURANCE', parameter: '0' }] }],
  ])('is refused by the CDEK fake for %s', async (_what, invalidFields) => {
    const validRequest = {
      type: 1,
      tariff_code: 137,
      from_location: { code: 44 },
      to_location: { code: 424 },
      packages: [{ weight: 1_500 }],
    };
    expect(await client.post('calculator/tariff', validRequest)).toMatchObject({ delivery_sum: 400 });
    await expect(client.post('calculator/tariff', { ...validRequest, ...invalidFields })).rejects.toThrow('v2_internal_error');
  });
});

it.each([
  ['cannot be registered without a starting point', {}, false],
  ['can be registered from an address, but only with an account', { CDEK_FROM_ADDRESS: 'ул. Складская, 1' }, true],
  ['can be registered from a point, but only with an account', { CDEK_FROM_POINT: 'MSK5' }, true],
])('parcels %s', (_what, from, isRegistering) => {
  const database = { MODE: 'test', DATABASE_URL: 'postgresql://127.0.0.1/none' };
  const config = readConfig({ ...database, CDEK_ACCOUNT: CDEK_ACCOUNT.account, CDEK_SECRET: CDEK_ACCOUNT.secret, ...from });
  expect(createCarrier(config, new Clock()).parcelRegistrar !== null).toBe(isRegistering);
  const { CDEK_ACCOUNT: _account, ...configWithoutAccount } = config;
  expect(createCarrier(configWithoutAccount as Config, new Clock()).parcelRegistrar).toBeNull();
});

describe('a CDEK token', () => {
  it('is cached until shortly before it expires', async () => {
    await client.get('deliverypoints', {});
    await client.get('deliverypoints', {});
    expect(listTokenRequests()).toHaveLength(1);
    fake.setTokenLifetime(60);
    fake.endTokens();
    await client.get('deliverypoints', {});
    await client.get('deliverypoints', {});
    expect(listTokenRequests()).toHaveLength(3);
  });

  it('is replaced if CDEK ends it early, and concurrent requests are repeated with the new token', async () => {
    await tariff.findCourierRate(findCity('kazan'), ONE_UNIT);
    fake.endTokens();
    expect(
      await Promise.all([tariff.findPickupRate(findCity('kazan'), ONE_UNIT, 'PVZ'), tariff.findCourierRate(findCity('moskva'), ONE_UNIT)]),
    ).toHaveLength(2);
    expect(listTokenRequests().length).toBeLessThanOrEqual(3);
    const before = listTokenRequests().length;
    await tariff.findPickupRate(findCity('moskva'), ONE_UNIT, 'PVZ');
    expect(listTokenRequests()).toHaveLength(before);
  });

  it('is requested again after a failure', async () => {
    fake.failNext({ status: 500 });
    await expect(tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).rejects.toMatchObject(UNAVAILABLE);
    expect(await tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).toMatchObject({ courierPrice: 481_00n });
  });

  it('reaches a concurrent request even if the request that fetches it times out', async () => {
    const releaseResponses = fake.holdResponses();
    const shortRequest = client.get('deliverypoints', {}, performance.now() + 50);
    const longRequest = client.get('deliverypoints', {});
    await expect(shortRequest).rejects.toThrow('did not answer');
    releaseResponses();
    expect(await longRequest).toEqual([]);
  });

  it('is refused for a wrong secret, and the reported failure does not contain the secret', async () => {
    const wrongClient = new CdekClient({ url: fake.url, account: 'meet', secret: 'wrong-secret' });
    await expect(createTariff(wrongClient).findCourierRate(findCity('kazan'), ONE_UNIT)).rejects.toMatchObject(UNAVAILABLE);
    expect(wrongClient.failure).toContain('401');
    expect(wrongClient.failure).not.toContain('wrong-secret');
  });
});

describe('the CDEK client', () => {
  it('sends no requests during the time in CDEK’s Retry-After', async () => {
    fake.failNext({ status: 429, retryAfter: 30 });
    await expect(tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).rejects.toMatchObject(UNAVAILABLE);
    await expect(tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).rejects.toMatchObject(UNAVAILABLE);
    expect(fake.requests).toHaveLength(1);
  });

  it('sends requests again after the time in CDEK’s Retry-After', async () => {
    fake.failNext({ status: 429, retryAfter: 1 });
    await expect(tariff.findCourierRate(findCity('kazan'), ONE_UNIT)).rejects.toMatchObject(UNAVAILABLE);
    await until('a price', async () => (await tariff.findCourierRate(findCity('kazan'), ONE_UNIT).catch(() => undefined)) !== undefined);
  });

  it('pauses after three failures in a row, and reports the failure', async () => {
    fake.failNext(...Array.from({ length: 10 }, () => ({ status: 503 })));
    for (let times = 0; times < 6; times += 1) await tariff.findCourierRate(findCity('kazan'), ONE_UNIT).catch(() => undefined);
    expect(fake.requests).toHaveLength(3);
    expect(client.failure).toContain('503');
  });
});
