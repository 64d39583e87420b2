import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { defaultPage, maxLimit, type Page } from '../../platform/input/pagination.js';
import type { Prisma } from '../../platform/prisma/generated/client.js';
import { cities } from '../location/cities.js';
import { buildPointsStatement } from './pickup-point.queries.js';
import type { PointArea } from './pickup-point.rules.js';
import { noDetails } from './pickup-point-row.rules.js';

const POINTS = 30_000;
/** One point of this many is in Moscow. */
const MOSCOW_EVERY = 10;
const MAX_MS = 20;

let api: TestApi;

/** Details of a point, about as long as those of CDEK. */
const details = {
  ...noDetails,
  ...{ name: 'На Ленина', uuid: randomUUID(), cityUuid: randomUUID(), email: 'point@cdek.example' },
  phones: [{ number: '+78432000600', additional: '12' }],
  images: Array.from({ length: 4 }, (_, index) => `https://pvzimage.cdek.ru/images/${index}/${randomUUID()}.jpg`),
  ...{ regionCode: 16, cityCode: 424, postalCode: '420111', addressFull: '420111, Россия, Республика Татарстан, Казань, ул. Ленина, 7' },
};

/** Stores the points: a tenth of them in Moscow, and the others spread evenly over the other cities. */
beforeAll(async () => {
  api = await startTestApi();
  const chooseCity = (index: number) => cities[index % MOSCOW_EVERY === 0 ? 0 : 1 + (index % (cities.length - 1))];
  const data = Array.from({ length: POINTS }, (_, index) => {
    const { id = '', latitude = 0, longitude = 0 } = chooseCity(index) ?? {};
    const [north, east] = [((index * 7_919) % 1_000) / 5_000 - 0.1, ((index * 104_729) % 1_000) / 4_000 - 0.125];
    return {
      ...({
        code: `point-${index}`,
        cityId: id,
        kind: 'PVZ',
        address: `ул. Ленина, ${index}`,
        directions: '',
        hours: '',
        phone: '',
      } as const),
      ...{ latitude: latitude + north, longitude: longitude + east, fittingRoom: index % 2 === 0 },
      centreDistance: Math.round(Math.hypot(north, east) * 100_000),
      details,
    };
  });
  for (let start = 0; start < POINTS; start += 2_000) await api.db.pickupPoint.createMany({ data: data.slice(start, start + 2_000) });
  await api.db.$executeRaw`ANALYZE pickup_point`;
}, 120_000);
afterAll(() => api.close());

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: Plan[];
}

const listNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(listNodes)];

/** Returns the plan and the best time of several runs, because other processes share the machine. */
async function measureQuery(area: PointArea, page: Page): Promise<{ nodes: Plan[]; ms: number }> {
  const statement: Prisma.Sql = buildPointsStatement(area, { kind: null, fittingRoom: false }, page);
  let fastestRun = { nodes: [] as Plan[], ms: Number.POSITIVE_INFINITY };
  for (let times = 0; times < 5; times += 1) {
    const [row] = await api.db.$queryRawUnsafe<{ 'QUERY PLAN': { Plan: Plan; 'Execution Time': number; 'Planning Time': number }[] }[]>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${statement.text}`,
      ...statement.values,
    );
    const explanation = row?.['QUERY PLAN'][0];
    if (!explanation) throw new Error('nothing was explained');
    const ms = explanation['Execution Time'] + explanation['Planning Time'];
    if (ms < fastestRun.ms) fastestRun = { nodes: listNodes(explanation.Plan), ms };
  }
  return fastestRun;
}

const listIndices = (nodes: Plan[]) => new Set(nodes.flatMap((node) => node['Index Name'] ?? []));
const scansTable = (nodes: Plan[]) => nodes.some((node) => node['Node Type'] === 'Seq Scan');

it.each([
  ['a city with 3,000', 'moskva', defaultPage],
  ['a city with 3,000, at its last page', 'moskva', { page: 30, limit: maxLimit }],
  ['a city with 180', 'kazan', { page: 1, limit: maxLimit }],
])('among 30,000 points, those of %s are listed within 20 ms by the city index', async (_name, cityId, page) => {
  const { nodes, ms } = await measureQuery({ cityId }, page);
  expect(listIndices(nodes)).toEqual(new Set(['pickup_point_city_id_centre_distance_code_idx']));
  expect(scansTable(nodes)).toBe(false);
  expect(ms).toBeLessThan(MAX_MS);
});

it('among 30,000 points, those around coordinates are found within 20 ms by the coordinate index', async () => {
  const { nodes, ms } = await measureQuery({ centre: { latitude: 55.76, longitude: 37.62 }, radiusKm: 5 }, defaultPage);
  expect(listIndices(nodes)).toEqual(new Set(['pickup_point_place_idx']));
  expect(scansTable(nodes)).toBe(false);
  expect(ms).toBeLessThan(MAX_MS);
});
