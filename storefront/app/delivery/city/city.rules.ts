/** A city to deliver to. */
export interface CityOption {
  id: string;
  title: string;
  region: string;
}

/** What stands in a city field. The id counts only while the text is `cityFor`, which it was chosen for. */
export interface CityValues {
  city: string;
  cityId: string;
  cityFor: string;
}

/** The values of a form that lists cities for what was typed: the one that is chosen then belongs to that text. */
export const withCityList = <Values extends CityValues>(values: Values): Values => ({ ...values, cityId: '', cityFor: values.city });

/** A city with its region, which tells cities with the same name apart: «Казань, Республика Татарстан», «Москва». */
export const cityLabel = ({ title, region }: Pick<CityOption, 'title' | 'region'>): string =>
  region === '' || region === title ? title : `${title}, ${region}`;

const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');

/** Returns the cities that a text may mean: the one with this label, those with this name, else all that were found. */
export function matchCity(typed: string, found: readonly CityOption[]): readonly CityOption[] {
  const text = plain(typed);
  const exact = found.find((city) => plain(cityLabel(city)) === text);
  if (exact) return [exact];
  const [name = ''] = text.split(',');
  const named = found.filter(({ title }) => plain(title) === name.trim());
  return named.length > 0 ? named : found;
}

/** The values of a field in which this city is chosen. */
export function valuesOfCity(city: CityOption): CityValues {
  const label = cityLabel(city);
  return { city: label, cityId: city.id, cityFor: label };
}
