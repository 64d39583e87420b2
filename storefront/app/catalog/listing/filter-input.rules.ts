import {
  Age,
  DeliverySpeed,
  type ListingFiltersInput,
  Material,
  SaleFilter,
  Season,
  SexFilter,
} from '../../platform/graphql/generated/graphql.ts';
import { type FilterName, type Filters, filterNames, onlyValues } from './filter.rules.ts';

type ValueField = Exclude<keyof ListingFiltersInput, 'price'>;

/** What the API calls each filter. */
export const fieldOf = {
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

const slugOf = (value: string) => value.toLowerCase().replaceAll('_', '-');

const bySlug = <Value extends string>(values: Record<string, Value>): ReadonlyMap<string, Value> =>
  new Map(Object.values(values).map((value) => [slugOf(value), value]));

// ANY is no filter, so no address says it.
const { Any: _, ...sexes } = SexFilter;

/** Filters whose values are the API's own words: in an address they are written as slugs. */
const words = {
  sex: bySlug(sexes),
  age: bySlug(Age),
  sale: bySlug(SaleFilter),
  material: bySlug(Material),
  season: bySlug(Season),
  speed: bySlug(DeliverySpeed),
};

const wordsOf = (name: FilterName): ReadonlyMap<string, string> | undefined =>
  name in words ? words[name as keyof typeof words] : undefined;

/** A value of the API as an address says it. */
export const valueInAddress = (name: FilterName, value: string) => (wordsOf(name) ? slugOf(value) : value);

/** Without the words that the API would not understand: it would refuse the whole question for one. */
export const withKnownWords = (filters: Filters) => onlyValues(filters, (name, value) => wordsOf(name)?.has(value) ?? true);

const kopecks = (roubles: number | null) => (roubles === null ? null : roubles * 100);

/** The filters as the API takes them; words it does not know are left out. */
export function filtersInput({ values, priceFrom, priceTo }: Filters): ListingFiltersInput {
  const entries = filterNames.flatMap((name) => {
    const known = wordsOf(name);
    const chosen = (values[name] ?? []).flatMap((value) => (known ? (known.get(value) ?? []) : value));
    return chosen.length > 0 ? [[fieldOf[name], chosen]] : [];
  });
  const hasPrice = priceFrom !== null || priceTo !== null;
  return { ...Object.fromEntries(entries), ...(hasPrice && { price: { min: kopecks(priceFrom), max: kopecks(priceTo) } }) };
}
