/** The filters of a listing by the names they have in its address, in their one order there. */
export const filterNames = ['category', 'sex', 'age', 'size', 'brand', 'color', 'sale', 'material', 'season', 'speed', 'model'] as const;

export type FilterName = (typeof filterNames)[number];

/** Names of both ends of the price, roubles. */
export const priceNames = ['priceFrom', 'priceTo'] as const;

/** What a listing is narrowed by, as its address says it. */
export interface Filters {
  /** In one order, each once; a filter without values is left out. */
  values: Partial<Record<FilterName, readonly string[]>>;
  /** Roubles. */
  priceFrom: number | null;
  priceTo: number | null;
}

export const noFilters: Filters = { values: {}, priceFrom: null, priceTo: null };

/** So many of one filter are more than anybody ticks. */
const mostValues = 50;
// A slug, or the name of a model: a line of text. The API takes no control signs.
const value = /^[^\p{C}]{1,100}$/u;

/** Figures as the fields show them, in groups; nothing where it is no amount. */
function readBound(text: string | null): number | null {
  const figures = text?.replaceAll(/\s/g, '') ?? '';
  return /^\d{1,9}$/.test(figures) ? Number(figures) : null;
}

/** Whatever a query string holds of filters; what cannot be one is dropped. */
export function readFilters(search: URLSearchParams): Filters {
  const values: Filters['values'] = {};
  for (const name of filterNames) {
    const given = [...new Set(search.getAll(name))].filter((one) => value.test(one)).toSorted();
    if (given.length > 0) values[name] = given.slice(0, mostValues);
  }
  const [from, to] = priceNames.map((name) => readBound(search.get(name)));
  const priceFrom = from || null;
  const priceTo = to ?? null;
  const areCrossed = priceFrom !== null && priceTo !== null && priceFrom > priceTo;
  return areCrossed ? { values, priceFrom: priceTo, priceTo: priceFrom } : { values, priceFrom, priceTo };
}

/** The filters as the address says them, in its order. */
export function filterPairs({ values, priceFrom, priceTo }: Filters): [name: string, value: string][] {
  const bounds = [priceFrom, priceTo].flatMap((bound, end) => (bound === null ? [] : [[priceNames[end] ?? '', String(bound)]]));
  const chosen = filterNames.flatMap((name) => (values[name] ?? []).map((one) => [name, one]));
  return [...chosen, ...bounds].map(([name = '', one = '']) => [name, one]);
}

/** Only those values that `keep` lets through. */
export function onlyValues(filters: Filters, keep: (name: FilterName, value: string) => boolean): Filters {
  const values: Filters['values'] = {};
  for (const name of filterNames) {
    const kept = filters.values[name]?.filter((one) => keep(name, one)) ?? [];
    if (kept.length > 0) values[name] = kept;
  }
  return { ...filters, values };
}

/** The filters without one pair of their address. */
export function without(filters: Filters, [name, one]: readonly [name: string, value: string]): Filters {
  if (name === priceNames[0]) return { ...filters, priceFrom: null };
  if (name === priceNames[1]) return { ...filters, priceTo: null };
  return onlyValues(filters, (other, value) => other !== name || value !== one);
}

export const isNarrowed = (filters: Filters) => filterPairs(filters).length > 0;
