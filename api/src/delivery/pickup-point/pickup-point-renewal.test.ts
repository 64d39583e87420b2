import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { JobService } from '../../platform/jobs/job.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type Clock } from '../../platform/process/clock.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { LOCATIONS } from '../location/locations.port.js';
import { PickupPointRenewalService } from './pickup-point-renewal.service.js';
import { noDetails } from './pickup-point-row.rules.js';
import { PICKUP_POINT_SOURCE, type PickupPointSource, type SourcePoint } from './pickup-point-source.port.js';

let api: TestApi;
/** Source of the API's own renewals, which does not respond unless a test lets it. */
let ownSource: PickupPointSource;
let ownPoints: PickupPointSource['readAll'];
let named: SourcePoint[] | Error;
let requestCount: number;
let now: number;
let renewal: PickupPointRenewalService;

beforeAll(async () => {
  api = await startTestApi();
  ownSource = api.app.get(PICKUP_POINT_SOURCE);
  ({ readAll: ownPoints } = ownSource);
  ownSource.readAll = () => Promise.reject(new Error('silent'));
});
afterAll(async () => {
  ownSource.readAll = ownPoints;
  await api.close();
});

beforeEach(async () => {
  await api.db.pickupPoint.deleteMany();
  await api.db.pickupPointRenewal.deleteMany();
  [requestCount, now] = [0, Date.now()];
  renewal = createRenewal('a source');
});

const createRenewal = (name: string): PickupPointRenewalService => {
  const clock: Clock = { now: () => new Date(now) };
  const readAll = async () => {
    requestCount += 1;
    if (named instanceof Error) throw named;
    return named;
  };
  return new PickupPointRenewalService(
    api.app.get(PrismaService),
    { name, readAll },
    api.app.get(LOCATIONS),
    api.app.get(JobService),
    clock,
  );
};

const point = (code: string, overrides: Partial<SourcePoint> = {}): SourcePoint => ({
  code,
  kind: 'PVZ',
  cityId: 'kazan',
  address: 'ул. Баумана, 7',
  directions: '',
  hours: 'Ежедневно 10:00–21:00',
  phone: '+78000000000',
  fittingRoom: true,
  latitude: 55.8,
  longitude: 49.1,
  details: noDetails,
  ...overrides,
});

const stored = () => api.db.pickupPoint.findMany({ orderBy: { code: 'asc' } });
const open = async () => (await stored()).filter(({ active }) => active).map(({ code }) => code);

it('pickup points are unavailable until the first renewal succeeds, and the refusal suggests to order by a call', async () => {
  const LIST = 'query ($cityId: ID!) { getPVZListByLocation(dto: { cityId: $cityId }) { pagination { totalItems } } }';
  const { errors } = await api.query(LIST, { cityId: 'kazan' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'DELIVERY_UNAVAILABLE', details: { instead: 'createOrderRequest' } });
  named = [point('a')];
  await renewal.renew();
  expect(await api.query(LIST, { cityId: 'kazan' })).toEqual({ data: { getPVZListByLocation: { pagination: { totalItems: 1 } } } });
  expect(await api.query(LIST, { cityId: 'moskva' })).toEqual({ data: { getPVZListByLocation: { pagination: { totalItems: 0 } } } });
});

it('a renewal updates changed points, closes removed points, reopens returned points, and writes no other rows', async () => {
  named = [point('a'), point('b'), point('c')];
  await renewal.renew();
  const before = await stored();
  named = [point('a'), point('b', { hours: 'Круглосуточно' })];
  await renewal.renew();
  const after = await stored();
  expect(after.map(({ code, hours, active }) => [code, hours, active])).toEqual([
    ['a', 'Ежедневно 10:00–21:00', true],
    ['b', 'Круглосуточно', true],
    ['c', 'Ежедневно 10:00–21:00', false],
  ]);
  expect(after[0]).toEqual(before[0]);
  named = [point('a'), point('b'), point('c')];
  await renewal.renew();
  expect(await open()).toEqual(['a', 'b', 'c']);
});

it('a renewal skips points in unknown cities and repeated codes', async () => {
  named = [point('a'), point('a', { address: 'ул. Баумана, 9' }), point('b', { cityId: 'atlantis' })];
  await renewal.renew();
  expect((await stored()).map(({ code, address }) => [code, address])).toEqual([['a', 'ул. Баумана, 9']]);
});

it('a renewal runs once a day across processes, and again after a failure', async () => {
  named = [point('a')];
  await renewal.renewIfDue();
  await createRenewal('a source').renewIfDue();
  expect(requestCount).toBe(1);
  now += DAY_MS;
  named = new Error('silent');
  await expect(renewal.renewIfDue()).rejects.toThrow('silent');
  expect(await open()).toEqual(['a']);
  now += HOUR_MS;
  named = [point('a'), point('b')];
  await renewal.renewIfDue();
  expect(await open()).toEqual(['a', 'b']);
});

it('a renewal fails if most points are missing from its source', async () => {
  named = [point('a'), point('b'), point('c')];
  await renewal.renew();
  for (const remaining of [[], [point('a')]]) {
    named = remaining;
    await expect(renewal.renew()).rejects.toThrow('none is changed');
  }
  expect(await open()).toEqual(['a', 'b', 'c']);
});

it('a renewal replaces all points of another source, even by fewer points', async () => {
  named = [point('a'), point('b'), point('c')];
  await renewal.renewIfDue();
  named = [point('d')];
  await createRenewal('another source').renewIfDue();
  expect(await open()).toEqual(['d']);
});

describe('a request while no pickup points are stored', () => {
  beforeEach(() => {
    named = [point('a')];
  });

  it('waits for the first renewal, together with concurrent requests', async () => {
    expect(await Promise.all([renewal.renewInTime(), renewal.renewInTime()])).toEqual([true, true]);
    expect([requestCount, await open()]).toEqual([1, ['a']]);
  });

  it('does not retry a source that has just failed', async () => {
    named = new Error('silent');
    expect([await renewal.renewInTime(), await renewal.renewInTime()]).toEqual([false, false]);
    expect(requestCount).toBe(1);
    now += MINUTE_MS;
    named = [point('a')];
    expect(await renewal.renewInTime()).toBe(true);
  });

  it('does not wait for a slow source, and a later request finds its points', async () => {
    const slow = Promise.withResolvers<void>();
    const clock: Clock = { now: () => new Date(now) };
    const source: PickupPointSource = { name: 'slow', readAll: () => slow.promise.then(() => [point('a')]) };
    const late = new PickupPointRenewalService(api.app.get(PrismaService), source, api.app.get(LOCATIONS), api.app.get(JobService), clock);
    expect(await late.renewInTime()).toBe(false);
    slow.resolve();
    await until('the points have come', () => late.renewInTime());
    expect(await open()).toEqual(['a']);
  });

  it('returns the points of the source in lists and by code', async () => {
    const other = await startTestApi();
    ownSource.readAll = async () => [point('a')];
    const PRICE = 'query ($code: ID!) { calculatePVZDelivery(dto: { code: $code, productItemIds: [] }) { point { code } } }';
    const responses = await Promise.all([
      other.query(PRICE, { code: 'a' }),
      other.query('{ getPVZListByLocation(dto: { cityId: "kazan" }) { items { code } } }'),
    ]);
    expect(responses).toEqual([
      { data: { calculatePVZDelivery: { point: { code: 'a' } } } },
      { data: { getPVZListByLocation: { items: [{ code: 'a' }] } } },
    ]);
    expect((await other.query(PRICE, { code: 'b' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    await other.close();
  });
});

it('points of another source are not listed while the new source does not respond', async () => {
  named = [point('a'), point('b')];
  await renewal.renew();
  named = new Error('silent');
  await expect(createRenewal('another source').renewIfDue()).rejects.toThrow('silent');
  const LIST = 'query { getPVZListByLocation(dto: { cityId: "kazan" }) { pagination { totalItems } } }';
  expect((await api.query(LIST)).errors?.[0]?.extensions.code).toBe('DELIVERY_UNAVAILABLE');
});
