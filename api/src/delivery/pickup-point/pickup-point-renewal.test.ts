import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { extendDeadlines } from '../../../test/support/extended-deadlines.js';
import { until } from '../../../test/support/wait-until.js';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { JobService } from '../../platform/jobs/job.service.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { type Clock } from '../../platform/process/clock.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/process/durations.js';
import { LOCATIONS } from '../location/locations.port.js';
import { scaleTimeouts } from '../remote-service.js';
import { PickupPointRenewalService } from './pickup-point-renewal.service.js';
import { noDetails } from './pickup-point-row.rules.js';
import { PICKUP_POINT_SOURCE, type PickupPointSource, type SourcePoint } from './pickup-point-source.port.js';

let api: TestApi;
/** Source of the API's own renewals, which fails unless a test replaces `readAll`. */
let apiSource: PickupPointSource;
let readApiPoints: PickupPointSource['readAll'];
let sourceResult: SourcePoint[] | Error;
let requestCount: number;
let now: number;
let renewal: PickupPointRenewalService;

beforeAll(async () => {
  api = await startTestApi();
  apiSource = api.app.get(PICKUP_POINT_SOURCE);
  ({ readAll: readApiPoints } = apiSource);
  apiSource.readAll = () => Promise.reject(new Error('silent'));
});
afterEach(extendDeadlines);
afterAll(async () => {
  apiSource.readAll = readApiPoints;
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
    if (sourceResult instanceof Error) throw sourceResult;
    return sourceResult;
  };
  return new PickupPointRenewalService(
    api.app.get(PrismaService),
    { name, readAll },
    api.app.get(LOCATIONS),
    api.app.get(JobService),
    clock,
  );
};

const buildPoint = (code: string, overrides: Partial<SourcePoint> = {}): SourcePoint => ({
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

const listStoredPoints = () => api.db.pickupPoint.findMany({ orderBy: { code: 'asc' } });
const listOpenCodes = async () => (await listStoredPoints()).filter(({ active }) => active).map(({ code }) => code);

it('pickup points are unavailable until the first renewal succeeds, and the refusal names the alternative createOrderRequest', async () => {
  const LIST = 'query ($cityId: ID!) { getPVZListByLocation(dto: { cityId: $cityId }) { pagination { totalItems } } }';
  const { errors } = await api.query(LIST, { cityId: 'kazan' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'DELIVERY_UNAVAILABLE', details: { instead: 'createOrderRequest' } });
  sourceResult = [buildPoint('a')];
  await renewal.renew();
  expect(await api.query(LIST, { cityId: 'kazan' })).toEqual({ data: { getPVZListByLocation: { pagination: { totalItems: 1 } } } });
  expect(await api.query(LIST, { cityId: 'moskva' })).toEqual({ data: { getPVZListByLocation: { pagination: { totalItems: 0 } } } });
});

it('a renewal updates changed points, closes removed points, reopens returned points, and writes no other rows', async () => {
  sourceResult = [buildPoint('a'), buildPoint('b'), buildPoint('c')];
  await renewal.renew();
  const before = await listStoredPoints();
  sourceResult = [buildPoint('a'), buildPoint('b', { hours: 'Круглосуточно' })];
  await renewal.renew();
  const after = await listStoredPoints();
  expect(after.map(({ code, hours, active }) => [code, hours, active])).toEqual([
    ['a', 'Ежедневно 10:00–21:00', true],
    ['b', 'Круглосуточно', true],
    ['c', 'Ежедневно 10:00–21:00', false],
  ]);
  expect(after[0]).toEqual(before[0]);
  sourceResult = [buildPoint('a'), buildPoint('b'), buildPoint('c')];
  await renewal.renew();
  expect(await listOpenCodes()).toEqual(['a', 'b', 'c']);
});

it('a renewal skips points in unknown cities, and stores the last of several points with the same code', async () => {
  sourceResult = [buildPoint('a'), buildPoint('a', { address: 'ул. Баумана, 9' }), buildPoint('b', { cityId: 'atlantis' })];
  await renewal.renew();
  expect((await listStoredPoints()).map(({ code, address }) => [code, address])).toEqual([['a', 'ул. Баумана, 9']]);
});

it('a renewal runs once a day, whichever process begins it, and again an hour after a failure', async () => {
  sourceResult = [buildPoint('a')];
  await renewal.renewIfDue();
  await createRenewal('a source').renewIfDue();
  expect(requestCount).toBe(1);
  now += DAY_MS;
  sourceResult = new Error('silent');
  await expect(renewal.renewIfDue()).rejects.toThrow('silent');
  expect(await listOpenCodes()).toEqual(['a']);
  now += HOUR_MS;
  sourceResult = [buildPoint('a'), buildPoint('b')];
  await renewal.renewIfDue();
  expect(await listOpenCodes()).toEqual(['a', 'b']);
});

it('a renewal fails and changes nothing if most points are missing from its source', async () => {
  sourceResult = [buildPoint('a'), buildPoint('b'), buildPoint('c')];
  await renewal.renew();
  for (const remaining of [[], [buildPoint('a')]]) {
    sourceResult = remaining;
    await expect(renewal.renew()).rejects.toThrow('none is changed');
  }
  expect(await listOpenCodes()).toEqual(['a', 'b', 'c']);
});

it('a renewal replaces all points of another source, even by fewer points', async () => {
  sourceResult = [buildPoint('a'), buildPoint('b'), buildPoint('c')];
  await renewal.renewIfDue();
  sourceResult = [buildPoint('d')];
  await createRenewal('another source').renewIfDue();
  expect(await listOpenCodes()).toEqual(['d']);
});

describe('a request while no pickup points are stored', () => {
  beforeEach(() => {
    sourceResult = [buildPoint('a')];
  });

  it('waits for the first renewal, together with concurrent requests', async () => {
    expect(await Promise.all([renewal.renewInTime(), renewal.renewInTime()])).toEqual([true, true]);
    expect([requestCount, await listOpenCodes()]).toEqual([1, ['a']]);
  });

  it('does not retry a source that has just failed', async () => {
    sourceResult = new Error('silent');
    expect([await renewal.renewInTime(), await renewal.renewInTime()]).toEqual([false, false]);
    expect(requestCount).toBe(1);
    now += MINUTE_MS;
    sourceResult = [buildPoint('a')];
    expect(await renewal.renewInTime()).toBe(true);
  });

  it('does not wait for a slow source, and a later request finds its points', async () => {
    const slowRead = Promise.withResolvers<void>();
    const clock: Clock = { now: () => new Date(now) };
    const source: PickupPointSource = { name: 'slow', readAll: () => slowRead.promise.then(() => [buildPoint('a')]) };
    const slowRenewal = new PickupPointRenewalService(
      api.app.get(PrismaService),
      source,
      api.app.get(LOCATIONS),
      api.app.get(JobService),
      clock,
    );
    scaleTimeouts(0.1);
    expect(await slowRenewal.renewInTime()).toBe(false);
    slowRead.resolve();
    await until('the points have come', () => slowRenewal.renewInTime());
    expect(await listOpenCodes()).toEqual(['a']);
  });

  it('returns the points of the source in lists and by code', async () => {
    const other = await startTestApi();
    apiSource.readAll = async () => [buildPoint('a')];
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

it('the points of the previous source are not listed while the new source fails', async () => {
  sourceResult = [buildPoint('a'), buildPoint('b')];
  await renewal.renew();
  sourceResult = new Error('silent');
  await expect(createRenewal('another source').renewIfDue()).rejects.toThrow('silent');
  const LIST = 'query { getPVZListByLocation(dto: { cityId: "kazan" }) { pagination { totalItems } } }';
  expect((await api.query(LIST)).errors?.[0]?.extensions.code).toBe('DELIVERY_UNAVAILABLE');
});
