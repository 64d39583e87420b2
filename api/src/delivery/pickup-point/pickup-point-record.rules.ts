import type { DeliveryCity } from '../location/cities.js';
import type { PointDetails, SourcePoint } from './pickup-point-source.port.js';

/** Data of a pickup point that an order stores in addition to the fields of an address. */
export interface PointRecord {
  countryCode: string;
  region: string;
  /** Codes of the delivery service for the region and the city. */
  regionCode: number | null;
  cityCode: number | null;
  longitude: number;
  latitude: number;
  addressFull: string;
}

export const toPointRecord = (
  { address, latitude, longitude }: Pick<SourcePoint, 'address' | 'latitude' | 'longitude'>,
  { details, city }: { details: PointDetails; city: DeliveryCity | null },
): PointRecord => ({
  countryCode: city?.countryId ?? '',
  region: city?.region ?? '',
  regionCode: details.regionCode,
  cityCode: details.cityCode,
  longitude,
  latitude,
  addressFull: details.addressFull || [...new Set(city ? [city.region, city.title] : []), address].join(', '),
});
