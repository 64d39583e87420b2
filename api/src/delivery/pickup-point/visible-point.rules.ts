import type { DeliveryCity } from '../cities.js';
import type { PointRow } from './open-point.rules.js';
import type { PickupPoint } from './pickup-point.model.js';
import type { PointDetails } from './pickup-point-source.port.js';

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

/** What an order keeps of its point beside what it keeps of every place. */
export interface PointRecord {
  countryCode: string;
  region: string;
  regionCode: number | null;
  cityCode: number | null;
  longitude: number;
  latitude: number;
  addressFull: string;
}

/** A stored point with everything that clients may ask of it. */
export function toVisiblePoint({ details: sourceDetails, ...row }: PointRow, city: DeliveryCity | null): PickupPoint {
  const details = { ...noDetails, ...sourceDetails };
  const { latitude, longitude } = row;
  return {
    ...row,
    city: city?.title ?? '',
    ...{ name: details.name, uuid: details.uuid, email: details.email },
    location: { latitude, longitude, city_uuid: details.cityUuid },
    phones: listPhones(row.phone, details),
    office_image_list: details.images.map((url) => ({ url })),
    ...{ address_comment: row.directions, work_time: row.hours, is_dressing_room: row.fittingRoom },
    postalCode: details.postalCode,
    record: toRecord(row, { details, city }),
  };
}

const listPhones = (phone: string, { phones }: PointDetails): PointDetails['phones'] =>
  phones.length > 0 || phone === '' ? phones : [{ number: phone, additional: '' }];

const toRecord = (
  { address, latitude, longitude }: Pick<PointRow, 'address' | 'latitude' | 'longitude'>,
  { details, city }: { details: PointDetails; city: DeliveryCity | null },
): PointRecord => ({
  ...{ countryCode: city?.countryId ?? '', region: city?.region ?? '', regionCode: details.regionCode, cityCode: details.cityCode },
  ...{ longitude, latitude },
  addressFull: details.addressFull || [...new Set(city ? [city.region, city.title] : []), address].join(', '),
});
