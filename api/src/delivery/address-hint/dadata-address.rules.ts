import { z } from 'zod';
import type { DeliveryCity } from '../location/cities.js';
import { findCityByName } from '../location/delivery-city.rules.js';
import type { AddressHint } from './address-hints.port.js';

/** DaData writes null for a missing text. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** DaData writes coordinates as texts. */
export const optionalDegrees = z
  .string()
  .nullish()
  .transform((value) => (value ? Number(value) : null))
  .pipe(z.number().nullable().catch(null));

export const dadataSuggestionSchema = z.object({
  value: z.string(),
  data: z.object({
    city: optionalText,
    city_fias_id: optionalText,
    city_with_type: optionalText,
    settlement: optionalText,
    settlement_with_type: optionalText,
    street_with_type: optionalText,
    house_type: optionalText,
    house: optionalText,
    block_type: optionalText,
    block: optionalText,
    stead_type: optionalText,
    stead: optionalText,
    postal_code: optionalText,
    geo_lat: optionalDegrees,
    geo_lon: optionalDegrees,
  }),
});

export type DadataSuggestion = z.infer<typeof dadataSuggestionSchema>;
type DadataAddress = DadataSuggestion['data'];

/** The city that a request is restricted to, with its code in the register of addresses. */
export interface CityWithCode {
  city: DeliveryCity;
  code: string;
}

export function toHint({ value, data }: DadataSuggestion, requestedCity: CityWithCode | null): AddressHint {
  const { geo_lat: latitude, geo_lon: longitude, postal_code: index } = data;
  const city = requestedCity && data.city_fias_id === requestedCity.code ? requestedCity.city : findCity(data);
  return { value, cityId: city?.id ?? null, street: formatStreet(data), house: formatHouse(data), index, latitude, longitude };
}

function findCity({ city, settlement, geo_lat: latitude, geo_lon: longitude }: DadataAddress): DeliveryCity | undefined {
  const position = latitude === null || longitude === null ? null : { latitude, longitude };
  return findCityByName(city || settlement, position);
}

/**
 * A settlement precedes its street. It replaces a missing street, because houses of villages and of Zelenograd have none, and a form
 * requires the street.
 */
function formatStreet({
  settlement_with_type: settlement,
  street_with_type: street,
  city_with_type: city,
  ...address
}: DadataAddress): string {
  const placeNames = [settlement, street].filter(Boolean);
  if (placeNames.length > 0) return placeNames.join(', ');
  return formatHouse(address) && city;
}

/** Formats a house as «7», «7 к 2», «7 стр 1» or «влд 7», or as its plot if it has no number. */
function formatHouse({
  house_type,
  house,
  block_type,
  block,
  stead_type,
  stead,
}: Pick<DadataAddress, 'house_type' | 'house' | 'block_type' | 'block' | 'stead_type' | 'stead'>): string {
  if (!house) return [stead && stead_type, stead].filter(Boolean).join(' ');
  const type = house_type === 'д' ? '' : house_type;
  return [type, house, block && block_type, block].filter(Boolean).join(' ');
}
