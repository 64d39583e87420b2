import { cities } from '../location/cities.js';
import { matchesCity } from '../location/city-search.rules.js';
import type { AddressHints } from './address-hints.port.js';

/** Completes the names of known cities, but no streets. Text after a comma is not completed. */
export const embeddedAddressHints: AddressHints = {
  find: async ({ text, city, limit }) => {
    const [typedText = ''] = text.split(',', 1);
    if (typedText.trim() === '') return [];
    return cities
      .filter((knownCity) => (city === null || knownCity.id === city.id) && matchesCity(knownCity, typedText))
      .slice(0, limit)
      .map(({ id, title, region, latitude, longitude }) => ({
        value: title === region ? title : `${title}, ${region}`,
        cityId: id,
        street: '',
        house: '',
        index: '',
        latitude,
        longitude,
      }));
  },
};
