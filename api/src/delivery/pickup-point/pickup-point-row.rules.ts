import { Prisma } from '../../platform/prisma/generated/client.js';
import type { DeliveryCity } from '../location/cities.js';
import type { PickupPoint } from './pickup-point.model.js';
import { toPointRecord } from './pickup-point-record.rules.js';
import type { PointDetails, SourcePoint } from './pickup-point-source.port.js';

/** A stored point, and its distance from the centre of the search. A point that was stored by an earlier version has no details. */
export type PointRow = Omit<SourcePoint, 'details'> & { details: Partial<PointDetails>; distance: number };

/** SQL of a point with its distance, as JSON. */
export const pointJson = Prisma.sql`json_build_object('code', code, 'kind', kind, 'cityId', city_id, 'address', address, 'directions', directions,
  'hours', hours, 'phone', phone, 'fittingRoom', fitting_room, 'latitude', latitude, 'longitude', longitude, 'details', details, 'distance', distance)`;

/** SQL expression for the open point with this code, with its distance from the centre of its city; null if there is none. */
export const selectOpenPoint = (code: string): Prisma.Sql => Prisma.sql`
  (SELECT ${pointJson} FROM (SELECT *, centre_distance AS distance FROM pickup_point WHERE active AND code = ${code}) AS found)`;

export const noDetails: PointDetails = {
  name: '',
  uuid: null,
  cityUuid: null,
  phones: [],
  email: '',
  images: [],
  regionCode: null,
  cityCode: null,
  postalCode: '',
  addressFull: '',
};

/** Returns a stored point with all fields that clients may select. */
export function toPickupPoint({ details: sourceDetails, ...row }: PointRow, city: DeliveryCity | null): PickupPoint {
  const details = { ...noDetails, ...sourceDetails };
  const { latitude, longitude } = row;
  return {
    ...row,
    city: city?.title ?? '',
    name: details.name,
    uuid: details.uuid,
    email: details.email,
    location: { latitude, longitude, city_uuid: details.cityUuid },
    phones: listPhones(row.phone, details),
    office_image_list: details.images.map((url) => ({ url })),
    address_comment: row.directions,
    work_time: row.hours,
    is_dressing_room: row.fittingRoom,
    postalCode: details.postalCode,
    record: toPointRecord(row, { details, city }),
  };
}

const listPhones = (phone: string, { phones }: PointDetails): PointDetails['phones'] =>
  phones.length > 0 || phone === '' ? phones : [{ number: phone, additional: '' }];
