/** Names of a listing's filters in its URL, in canonical order. */
export const filterNames = ['category', 'sex', 'age', 'size', 'brand', 'color', 'sale', 'material', 'season', 'speed', 'model'] as const;

export type FilterName = (typeof filterNames)[number];

/** Names of the price bounds in a URL, in roubles. */
export const priceNames = ['priceFrom', 'priceTo'] as const;

export interface Filters {
  /** Chosen values of each filter, sorted and unique. A filter without values is absent. */
  values: Partial<Record<FilterName, readonly string[]>>;
  /** In roubles, like `priceTo`. */
  priceFrom: number | null;
  priceTo: number | null;
}

export const noFilters: Filters = { values: {}, priceFrom: null, priceTo: null };

/** Maximum number of values per filter, more than a shopper would choose. */
const maxValues = 50;
// A slug, or the name of a model: a single line of text. The API rejects control characters.
const valuePattern = /^[^\p{C}]{1,100}$/u;

/** Parses an amount with grouped digits, as the price fields show it. Returns null for anything else. */
function parseBound(text: string | null): number | null {
  const digits = text?.replaceAll(/\s/g, '') ?? '';
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

/** Reads the filters of a query string. Drops invalid values. Swaps the price bounds if the lower one exceeds the upper. */
export function readFilters(search: URLSearchParams): Filters {
  const values: Filters['values'] = {};
  for (const name of filterNames) {
    const chosenValues = [...new Set(search.getAll(name))].filter((value) => valuePattern.test(value)).toSorted();
    if (chosenValues.length > 0) values[name] = chosenValues.slice(0, maxValues);
  }
  const [from, to] = priceNames.map((name) => parseBound(search.get(name)));
  const priceFrom = from || null;
  const priceTo = to ?? null;
  const areBoundsCrossed = priceFrom !== null && priceTo !== null && priceFrom > priceTo;
  return areBoundsCrossed ? { values, priceFrom: priceTo, priceTo: priceFrom } : { values, priceFrom, priceTo };
}

/** Returns the filters as query parameters in canonical order. */
export function listFilterPairs({ values, priceFrom, priceTo }: Filters): [name: string, value: string][] {
  const boundPairs = [priceFrom, priceTo].flatMap((bound, index) => (bound === null ? [] : [[priceNames[index] ?? '', String(bound)]]));
  const valuePairs = filterNames.flatMap((name) => (values[name] ?? []).map((value) => [name, value]));
  return [...valuePairs, ...boundPairs].map(([name = '', value = '']) => [name, value]);
}

/** Returns the filters with only the values that `isAccepted` accepts. Price bounds do not change. */
export function pickValues(filters: Filters, isAccepted: (name: FilterName, value: string) => boolean): Filters {
  const values: Filters['values'] = {};
  for (const name of filterNames) {
    const acceptedValues = filters.values[name]?.filter((value) => isAccepted(name, value)) ?? [];
    if (acceptedValues.length > 0) values[name] = acceptedValues;
  }
  return { ...filters, values };
}

/** Returns the filters without one of their query parameters. */
export function removeFilter(filters: Filters, [name, removedValue]: readonly [name: string, value: string]): Filters {
  if (name === priceNames[0]) return { ...filters, priceFrom: null };
  if (name === priceNames[1]) return { ...filters, priceTo: null };
  return pickValues(filters, (otherName, value) => otherName !== name || value !== removedValue);
}

export const hasFilters = (filters: Filters) => listFilterPairs(filters).length > 0;
