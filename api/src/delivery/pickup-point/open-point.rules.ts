import { Prisma } from '../../platform/prisma/generated/client.js';
import type { PointDetails, SourcePoint } from './pickup-point-source.port.js';

/** A stored point, and how far it is from where it was looked for. A point that was stored by an earlier version has no details. */
export type PointRow = Omit<SourcePoint, 'details'> & { details: Partial<PointDetails>; distance: number };

/** A point with its distance as JSON. */
export const pointColumns = Prisma.sql`json_build_object('code', code, 'kind', kind, 'cityId', city_id, 'address', address, 'directions', directions,
  'hours', hours, 'phone', phone, 'fittingRoom', fitting_room, 'latitude', latitude, 'longitude', longitude, 'details', details, 'distance', distance)`;

/** Expression for the open point of a code, measured from the centre of its city; null if there is none. */
export const openPoint = (code: string): Prisma.Sql => Prisma.sql`
  (SELECT ${pointColumns} FROM (SELECT *, centre_distance AS distance FROM pickup_point WHERE active AND code = ${code}) AS found)`;
