import type { Page } from '../../platform/input/pagination.js';
import { Prisma } from '../../platform/prisma/generated/client.js';
import type { PickupPointKind } from '../../platform/prisma/generated/enums.js';
import { type Reader, readRows } from '../../platform/prisma/sql.js';
import { type Coordinates, EARTH_RADIUS_KM } from '../location/coordinates.rules.js';
import { computeBox, type PointArea } from './pickup-point.rules.js';
import { type PointRow, pointJson, selectOpenPoint } from './pickup-point-row.rules.js';

export interface PointFilter {
  kind: PickupPointKind | null;
  fittingRoom: boolean;
}

interface PointPage {
  total: number;
  rows: PointRow[];
}

const matchFilter = ({ kind, fittingRoom }: PointFilter): Prisma.Sql => Prisma.sql`
  (${kind}::text IS NULL OR kind = ${kind}::text::pickup_point_kind) AND (fitting_room OR NOT ${fittingRoom}::boolean)`;

/** The index on the city returns points in the order of the list, so they need not be sorted. */
const selectInCity = (cityId: string, filter: PointFilter): Prisma.Sql => Prisma.sql`
  chosen AS NOT MATERIALIZED (
    SELECT *, centre_distance AS distance FROM pickup_point WHERE active AND city_id = ${cityId} AND ${matchFilter(filter)})`;

/**
 * The index of coordinates finds the points in the box, most of which lie in the circle. PostGIS and earthdistance are extensions, which
 * the shop's role may not create, and `<->` measures degrees, which are in Russia about half as long to the east as to the north.
 */
function selectInCircle(area: { centre: Coordinates; radiusKm: number }, filter: PointFilter): Prisma.Sql {
  const { south, west, north, east } = computeBox(area);
  const { latitude, longitude } = area.centre;
  return Prisma.sql`
    measured AS (
      SELECT *, (${2_000 * EARTH_RADIUS_KM}::float8 * asin(least(1, sqrt(sind((latitude - ${latitude}::float8) / 2) ^ 2
        + cosd(latitude) * cosd(${latitude}::float8) * sind((longitude - ${longitude}::float8) / 2) ^ 2))))::int AS distance
      FROM pickup_point
      WHERE active AND ${matchFilter(filter)}
        AND point(longitude, latitude) <@ box(point(${west}::float8, ${south}::float8), point(${east}::float8, ${north}::float8))),
    chosen AS MATERIALIZED (SELECT * FROM measured WHERE distance <= ${1_000 * area.radiusKm}::float8)`;
}

/** One statement reads page and total, so that they agree. */
export function buildPointsStatement(area: PointArea, filter: PointFilter, { page, limit }: Page): Prisma.Sql {
  const chosenPointsCte = 'cityId' in area ? selectInCity(area.cityId, filter) : selectInCircle(area, filter);
  return Prisma.sql`
    WITH ${chosenPointsCte}
    SELECT (SELECT count(*)::int FROM chosen) AS total,
      (SELECT coalesce(json_agg(${pointJson} ORDER BY distance, code), '[]')
        FROM (SELECT * FROM chosen ORDER BY distance, code LIMIT ${limit} OFFSET ${(page - 1) * limit}) AS shown) AS rows`;
}

export async function selectPoints(reader: Reader, statement: Prisma.Sql): Promise<PointPage> {
  const [foundPage] = await readRows<PointPage>(reader, statement);
  return foundPage ?? { total: 0, rows: [] };
}

/** Returns the kinds of open points in a city. */
export async function selectKinds(reader: Reader, cityId: string): Promise<PickupPointKind[]> {
  const rows = await readRows<{ kind: PickupPointKind }>(
    reader,
    Prisma.sql`SELECT kind FROM unnest(enum_range(NULL::pickup_point_kind)) AS kind
      WHERE EXISTS (SELECT FROM pickup_point AS point WHERE active AND city_id = ${cityId} AND point.kind = kind.kind)`,
  );
  return rows.map(({ kind }) => kind);
}

/** Returns the open point with this code, or null. */
export async function selectPoint(reader: Reader, code: string): Promise<PointRow | null> {
  const [row] = await readRows<{ point: PointRow | null }>(reader, Prisma.sql`SELECT ${selectOpenPoint(code)} AS point`);
  return row?.point ?? null;
}
