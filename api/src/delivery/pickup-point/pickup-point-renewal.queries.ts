import { Prisma } from '../../platform/prisma/generated/client.js';
import type { SourcePoint } from './pickup-point-source.port.js';

/** Columns that a renewal writes, and their types in the statement. */
const columnTypes = {
  code: 'text',
  kind: 'pickup_point_kind',
  city_id: 'text',
  address: 'text',
  directions: 'text',
  hours: 'text',
  phone: 'text',
  fitting_room: 'boolean',
  latitude: 'float8',
  longitude: 'float8',
  details: 'jsonb',
  centre_distance: 'int',
} as const;
const joinSql = (expressions: readonly string[]): Prisma.Sql => Prisma.raw(expressions.join(', '));
const columns = Object.keys(columnTypes);
const updatedColumns = columns.filter((column) => column !== 'code');

/** Inserts points and changes those that differ. Unchanged points are not written. */
export const buildPointUpsert = (points: readonly (SourcePoint & { centreDistance: number })[]): Prisma.Sql => Prisma.sql`
  INSERT INTO pickup_point (${joinSql(columns)})
  SELECT ${joinSql(columns)} FROM jsonb_to_recordset(${JSON.stringify(points.map(toRow))}::jsonb)
    AS point(${joinSql(Object.entries(columnTypes).map(([column, type]) => `${column} ${type}`))})
  ORDER BY code
  ON CONFLICT (code) DO UPDATE SET ${joinSql(updatedColumns.map((column) => `${column} = excluded.${column}`))}, active = true
  WHERE (${joinSql(updatedColumns.map((column) => `pickup_point.${column}`))}, pickup_point.active)
    IS DISTINCT FROM (${joinSql(updatedColumns.map((column) => `excluded.${column}`))}, true)`;

const toRow = ({ cityId, fittingRoom, centreDistance, ...point }: SourcePoint & { centreDistance: number }) => ({
  ...point,
  city_id: cityId,
  fitting_room: fittingRoom,
  centre_distance: centreDistance,
});

/** Closes points that the source does not list any more. */
export const buildCloseUnlistedStatement = (codes: readonly string[]): Prisma.Sql => Prisma.sql`
  UPDATE pickup_point SET active = false WHERE active AND code NOT IN (SELECT unnest(${[...codes]}::text[]))`;
