import type { DeliveryCity } from '../location/cities.js';
import type { AddressHint, AddressHints } from './address-hints.port.js';
import { listDemoStreets } from './demo-streets.js';
import { embeddedAddressHints } from './embedded-address-hints.js';

const normalizeCase = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Words for the type of a street, which may stand before or after its name. */
const STREET_TYPES = new Set([
  'ул',
  'улица',
  'пр',
  'пр-т',
  'проспект',
  'наб',
  'набережная',
  'б-р',
  'бульвар',
  'ш',
  'шоссе',
  'г',
  'город',
  'д',
  'дом',
]);

const splitWords = (text: string): string[] =>
  normalizeCase(text)
    .split(/[\s,.]+/)
    .filter(Boolean);

interface TypedStreet {
  /** Words of the street's name. The last word may be incomplete. */
  words: string[];
  /** Empty if no house was typed. */
  house: string;
}

/** Splits «ул Баумана, 7к2» into the name of the street and the house. */
function readStreet(text: string): TypedStreet {
  const house = /[\s,]+(?:д\.?\s*)?(\d+[\dа-я/-]*)\s*$/iu.exec(text);
  const street = house ? text.slice(0, house.index) : text;
  const words = splitWords(street);
  const nameWords = words.filter((word) => !STREET_TYPES.has(word));
  // A word such as «Набережная» may also be the whole name of a street.
  return { words: nameWords.length > 0 ? nameWords : words, house: house?.[1] ?? '' };
}

function findStreets(city: DeliveryCity, text: string): AddressHint[] {
  const { words, house } = readStreet(text);
  if (words.length === 0) return [];
  const { title, latitude, longitude } = city;
  return listDemoStreets(city)
    .filter(({ name }) => words.every((word) => splitWords(name).some((nameWord) => nameWord.startsWith(word))))
    .map(({ name, index }) => ({
      value: `${[title, name, house].filter(Boolean).join(', ')} (демо)`,
      cityId: city.id,
      street: name,
      house,
      index,
      latitude,
      longitude,
    }));
}

/**
 * Hints of a demo shop, which has no address service: cities until a city is chosen, and then streets of that city, most of them invented.
 * Hints are marked as demo. A shop whose address service is unavailable suggests no invented streets.
 */
export const demoAddressHints: AddressHints = {
  find: async (request) => {
    const { text, city, limit } = request;
    if (!city) return embeddedAddressHints.find(request);
    return findStreets(city, text).slice(0, limit);
  },
};
