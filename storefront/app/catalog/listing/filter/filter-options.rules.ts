import { capitalize } from '../../../platform/capitalize.ts';
import type { FilterValuesFragment } from '../../../platform/graphql/generated/graphql.ts';
import { fieldByFilter, nameByApiFilter, toUrlValue } from './api-filters.rules.ts';
import { type FilterName, type Filters, filterNames, pickValues } from './url-filters.rules.ts';

export interface FilterValue {
  value: string;
  label: string;
  count: number;
  hex?: string;
}

export interface AvailableFilter {
  name: FilterName;
  title: string;
  values: FilterValue[];
}

/**
 * Filters offered for a listing, in a stable order, and its price range. `price` is null when nothing is listed or prices cannot be
 * filtered.
 */
export interface FilterOptions {
  filters: AvailableFilter[];
  price: PriceFilter | null;
}

export interface PriceFilter {
  title: string;
  min: number;
  max: number;
  /** Number of filters shown before the price. */
  index: number;
}

export interface ConfiguredFilter {
  /** Name of the filter in the API, such as `SIZE`. */
  filter: string;
  name: string;
}

/** Filters offered where no directory configures them. */
export const defaultFilters: readonly ConfiguredFilter[] = [
  { filter: 'CATEGORIES', name: 'Категория' },
  { filter: 'SEX', name: 'Пол' },
  { filter: 'SIZE', name: 'Размер' },
  { filter: 'BRAND', name: 'Бренд' },
  { filter: 'COLOR_PALLETE', name: 'Цвет' },
  { filter: 'PRICE', name: 'Цена' },
  { filter: 'DELIVERY_SPEED', name: 'Скорость доставки' },
  { filter: 'SALE', name: 'Скидка' },
  { filter: 'MATERIAL', name: 'Материал' },
  { filter: 'SEASON', name: 'Сезон' },
  { filter: 'AGE', name: 'Возраст' },
  { filter: 'MODEL', name: 'Модель' },
];

/** Maximum number of models that the API lists. If the list is full, a model outside it may exist. */
const maxModels = 100;

function listValues(name: FilterName, filterList: FilterValuesFragment): FilterValue[] {
  return filterList[fieldByFilter[name]].map(({ value, name: label, count, ...swatch }) => ({
    value: toUrlValue(name, value),
    label: capitalize(label),
    count,
    ...('hex' in swatch && swatch.hex ? { hex: swatch.hex } : {}),
  }));
}

/** Drops values that the listing does not have, and price bounds that exclude nothing. */
export function dropUnavailableValues(
  filters: Filters,
  filterList: FilterValuesFragment,
  unfilteredPrice: FilterValuesFragment['price'],
): Filters {
  const valuesByName = new Map(filterNames.map((name) => [name, new Set(listValues(name, filterList).map(({ value }) => value))]));
  const remainingFilters = pickValues(
    filters,
    (name, value) => valuesByName.get(name)?.has(value) || (name === 'model' && filterList.model.length >= maxModels),
  );
  const priceBounds = unfilteredPrice && toRoubles(unfilteredPrice);
  const { priceFrom, priceTo } = remainingFilters;
  return {
    ...remainingFilters,
    priceFrom: priceBounds && priceFrom !== null && priceFrom > priceBounds.min ? priceFrom : null,
    priceTo: priceBounds && priceTo !== null && priceTo < priceBounds.max ? priceTo : null,
  };
}

const toRoubles = ({ min, max }: { min: number; max: number }) => ({ min: Math.floor(min / 100), max: Math.ceil(max / 100) });

interface FilterOptionsInput {
  filterList: FilterValuesFragment;
  /** Price range of the listing without filters, so that the ends of the slider do not move. */
  unfilteredPrice: FilterValuesFragment['price'];
  configuredFilters: readonly ConfiguredFilter[];
  chosenFilters: Filters;
}

/** Returns the filters to show. A filter with fewer than two values is left out unless one of its values is chosen. */
export function toFilterOptions({ filterList, unfilteredPrice, configuredFilters, chosenFilters }: FilterOptionsInput): FilterOptions {
  const filters: AvailableFilter[] = [];
  let price: PriceFilter | null = null;
  for (const { filter, name: title } of configuredFilters) {
    const name = nameByApiFilter[filter];
    if (name === undefined) continue;
    if (name === 'price') {
      price = unfilteredPrice && { title, ...toRoubles(unfilteredPrice), index: filters.length };
      continue;
    }
    const values = listValues(name, filterList);
    if (values.length > 1 || chosenFilters.values[name]) filters.push({ name, title, values });
  }
  return { filters, price };
}
