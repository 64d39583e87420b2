import type { ListedFilter } from '../document/search-document.js';
import type { FilterValue } from './filter-list.model.js';
import { ageNames, deliverySpeedNames, materialNames, saleNames, seasonNames, sexNames } from './filter-name.rules.js';
import type { FilterNames, ValueName } from './filter-names.service.js';

type Names = ReadonlyMap<string, ValueName>;

const toFixedNames = (names: Readonly<Record<string, string>>): Names =>
  new Map(Object.entries(names).map(([value, name]) => [value, { name, hex: null }]));

const fixedNames: Partial<Record<ListedFilter, Names>> = {
  SEASON: toFixedNames(seasonNames),
  DELIVERY_SPEED: toFixedNames(deliverySpeedNames),
  SEX: toFixedNames(sexNames),
  AGE: toFixedNames(ageNames),
  MATERIAL: toFixedNames(materialNames),
  SALE: toFixedNames(saleNames),
};

/** Within a category the filter offers its types; elsewhere it offers categories. */
const categories = ({ directories, typesBySlug }: FilterNames, directory: string | undefined): Names =>
  typesBySlug.get(directory ?? '') ?? new Map([...directories].filter(([slug]) => typesBySlug.has(slug)));

const findNames = (filter: ListedFilter, names: FilterNames, directory: string | undefined): Names | undefined => {
  if (filter === 'CATEGORIES') return categories(names, directory);
  if (filter === 'BRAND') return names.brands;
  if (filter === 'COLOR_PALLETE') return names.colours;
  if (filter === 'SIZE') return names.sizes;
  return fixedNames[filter];
};

/** A model's value is its display name. */
const models = (counts: ReadonlyMap<string, number>): FilterValue[] =>
  [...counts.keys()].sort().map((value) => ({ value, name: value, hex: null, count: counts.get(value) ?? 0 }));

export interface CountedValues {
  counts: ReadonlyMap<string, number>;
  directory: string | undefined;
}

/** Returns the values of a filter in display order, which does not depend on the chosen values. */
export const toFilterValues = (filter: ListedFilter, { counts, directory }: CountedValues, names: FilterNames): FilterValue[] => {
  const labels = findNames(filter, names, directory);
  if (!labels) return models(counts);
  return [...labels].flatMap(([value, { name, hex }]) => {
    const count = counts.get(value);
    return count === undefined ? [] : { value, name, hex, count };
  });
};
