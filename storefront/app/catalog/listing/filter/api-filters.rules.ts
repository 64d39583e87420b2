import {
  Age,
  DeliverySpeed,
  type ListingFiltersInput,
  Material,
  SaleFilter,
  Season,
  SexFilter,
} from '../../../platform/graphql/generated/graphql.ts';
import { type FilterName, type Filters, filterNames, pickValues } from './url-filters.rules.ts';

type ValueField = Exclude<keyof ListingFiltersInput, 'price'>;

/** Name in a URL of each filter that the API can configure for a directory. */
export const nameByApiFilter: Record<string, FilterName | 'price'> = {
  CATEGORIES: 'category',
  SEX: 'sex',
  AGE: 'age',
  SIZE: 'size',
  BRAND: 'brand',
  COLOR_PALLETE: 'color',
  PRICE: 'price',
  SALE: 'sale',
  MATERIAL: 'material',
  SEASON: 'season',
  DELIVERY_SPEED: 'speed',
  MODEL: 'model',
};

/** Field of each filter in the API's input. */
export const fieldByFilter = {
  category: 'categories',
  sex: 'sex',
  age: 'age',
  size: 'size',
  brand: 'brand',
  color: 'colorPallete',
  sale: 'sale',
  material: 'material',
  season: 'season',
  speed: 'deliverySpeed',
  model: 'model',
} as const satisfies Record<FilterName, ValueField>;

const toSlug = (value: string) => value.toLowerCase().replaceAll('_', '-');

const indexBySlug = <Value extends string>(values: Record<string, Value>): ReadonlyMap<string, Value> =>
  new Map(Object.values(values).map((value) => [toSlug(value), value]));

// ANY means no filter, so it never appears in a URL.
const { Any: _, ...sexes } = SexFilter;

/** The filters whose values are enums of the API. URLs contain a slug of each value instead. */
const valuesBySlug = {
  sex: indexBySlug(sexes),
  age: indexBySlug(Age),
  sale: indexBySlug(SaleFilter),
  material: indexBySlug(Material),
  season: indexBySlug(Season),
  speed: indexBySlug(DeliverySpeed),
};

const findValuesBySlug = (name: FilterName): ReadonlyMap<string, string> | undefined =>
  name in valuesBySlug ? valuesBySlug[name as keyof typeof valuesBySlug] : undefined;

/** Converts a value of the API to its form in a URL: a value of an enum to a slug, any other value unchanged. */
export const toUrlValue = (name: FilterName, value: string) => (findValuesBySlug(name) ? toSlug(value) : value);

/** Drops unknown enum values, because a single one would make the API reject the whole request. */
export const dropUnknownValues = (filters: Filters) => pickValues(filters, (name, value) => findValuesBySlug(name)?.has(value) ?? true);

const toKopecks = (roubles: number | null) => (roubles === null ? null : roubles * 100);

/** Converts the filters to the API's input. Unknown enum values are left out. */
export function toFiltersInput({ values, priceFrom, priceTo }: Filters): ListingFiltersInput {
  const inputFields = filterNames.flatMap((name) => {
    const enumValues = findValuesBySlug(name);
    const inputValues = (values[name] ?? []).flatMap((value) => (enumValues ? (enumValues.get(value) ?? []) : value));
    return inputValues.length > 0 ? [[fieldByFilter[name], inputValues]] : [];
  });
  const hasPrice = priceFrom !== null || priceTo !== null;
  return { ...Object.fromEntries(inputFields), ...(hasPrice && { price: { min: toKopecks(priceFrom), max: toKopecks(priceTo) } }) };
}
