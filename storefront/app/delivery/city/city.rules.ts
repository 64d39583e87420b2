export interface CityOption {
  id: string;
  title: string;
  region: string;
}

/** Values of a city field. The id is valid only while the text equals `cityFor`, the text for which the city was chosen. */
export interface CityValues {
  city: string;
  cityId: string;
  cityFor: string;
}

/** Returns the values of a form that lists the cities for the typed text. A city that is chosen from this list is valid for that text. */
export const prepareCityChoice = <Values extends CityValues>(values: Values): Values => ({ ...values, cityId: '', cityFor: values.city });

/** A city with its region, which distinguishes cities with the same name: «Казань, Республика Татарстан», «Москва». */
export const formatCity = ({ title, region }: Pick<CityOption, 'title' | 'region'>): string =>
  region === '' || region === title ? title : `${title}, ${region}`;

const normalizeText = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll(/\s+/g, ' ');

/** Returns the cities that a text may mean: the one with this label, those with this name, or else all that were found. */
export function matchCity(typedText: string, foundOptions: readonly CityOption[]): readonly CityOption[] {
  const text = normalizeText(typedText);
  const exactOption = foundOptions.find((city) => normalizeText(formatCity(city)) === text);
  if (exactOption) return [exactOption];
  const [name = ''] = text.split(',');
  const namedOptions = foundOptions.filter(({ title }) => normalizeText(title) === name.trim());
  return namedOptions.length > 0 ? namedOptions : foundOptions;
}

export function toCityFieldValues(city: CityOption): CityValues {
  const label = formatCity(city);
  return { city: label, cityId: city.id, cityFor: label };
}
