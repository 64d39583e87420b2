import { z } from 'zod';
import type { DeliveryCity } from '../location/cities.js';
import { findCityByName } from '../location/delivery-city.rules.js';
import type { AddressHint } from './address-hints.port.js';

/** DaData writes null for a missing text. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** DaData writes coordinates as texts. */
export const degrees = z
  .string()
  .nullish()
  .transform((value) => (value ? Number(value) : null))
  .pipe(z.number().nullable().catch(null));

export const suggestionSchema = z.object({
  value: z.string(),
  data: z.object({
    city: text,
    city_fias_id: text,
    city_with_type: text,
    settlement: text,
    settlement_with_type: text,
    street_with_type: text,
    house_type: text,
    house: text,
    block_type: text,
    block: text,
    stead_type: text,
    stead: text,
    postal_code: text,
    geo_lat: degrees,
    geo_lon: degrees,
  }),
});

export type Suggestion = z.infer<typeof suggestionSchema>;
type Address = Suggestion['data'];

/** The city that a request is restricted to, with its code in the register of addresses. */
export interface CityWithCode {
  city: DeliveryCity;
  code: string;
}

export function toHint({ value, data }: Suggestion, within: CityWithCode | null): AddressHint {
  const { geo_lat: latitude, geo_lon: longitude, postal_code: index } = data;
  const city = within && data.city_fias_id === within.code ? within.city : findCity(data);
  return { value, cityId: city?.id ?? null, street: formatStreet(data), house: formatHouse(data), index, latitude, longitude };
}

function findCity({ city, settlement, geo_lat: latitude, geo_lon: longitude }: Address): DeliveryCity | undefined {
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return findCityByName(city || settlement, position);
}

/** A settlement precedes its street, or replaces it: houses of villages and of Zelenograd have no street, and a form requires one. */
function formatStreet({ settlement_with_type: settlement, street_with_type: street, city_with_type: city, ...address }: Address): string {
  const parts = [settlement, street].filter(Boolean);
  if (parts.length > 0) return parts.join(', ');
  return formatHouse(address) && city;
}

/** «7», «7 к 2», «7 стр 1», «влд 7», or the plot of a house that has no number. */
function formatHouse({
  house_type,
  house,
  block_type,
  block,
  stead_type,
  stead,
}: Pick<Address, 'house_type' | 'house' | 'block_type' | 'block' | 'stead_type' | 'stead'>): string {
  if (!house) return [stead && stead_type, stead].filter(Boolean).join(' ');
  const type = house_type === 'д' ? '' : house_type;
  return [type, house, block && block_type, block].filter(Boolean).join(' ');
}
