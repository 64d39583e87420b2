import { cities, type DeliveryCity } from './cities.js';
import { matchesCity, matchesName } from './city-search.rules.js';
import { findCitiesNear } from './delivery-city.rules.js';
import type { DeliveryCountry, Locations } from './locations.port.js';

const COUNTRY_CODES = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL
  CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU
  GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC
  MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT
  PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA
  UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`
  .trim()
  .split(/\s+/);

const countryNames = new Intl.DisplayNames('ru', { type: 'region' });

/** Returns the Russian name of a country, or its code if the name is unknown. */
const findCountryName = (alpha2: string): string => countryNames.of(alpha2) ?? alpha2;

const countries: readonly DeliveryCountry[] = COUNTRY_CODES.map((alpha2) => ({
  id: alpha2,
  title: findCountryName(alpha2),
  alpha2,
})).toSorted((one, other) => one.title.localeCompare(other.title, 'ru'));

const citiesById: ReadonlyMap<string, DeliveryCity> = new Map(cities.map((city) => [city.id, city]));

/** Locations that need no other service: the largest cities, and countries by ISO code. */
export const embeddedLocations: Locations = {
  findCities: (text, limit) => Promise.resolve(cities.filter((city) => matchesCity(city, text)).slice(0, limit)),
  findCitiesNear: async (coordinates, limit) => findCitiesNear(coordinates).slice(0, limit),
  findCity: (id) => Promise.resolve(citiesById.get(id) ?? null),
  findCountries: async (text, limit) => countries.filter(({ title, alpha2 }) => matchesName([title, alpha2], text)).slice(0, limit),
  findCountryName: async (id) => findCountryName(id),
};
