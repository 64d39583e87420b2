import { requireFewValues } from '../../platform/input/ids.rules.js';
import type { ChosenFilters } from '../engine/search-engine.port.js';
import { type ListingFiltersInput, SexFilter } from './listing-filters.input.js';

/** Converts the filters of a request for the engines. Throws when there are too many values. */
export const toChosenFilters = (input: ListingFiltersInput | null | undefined): ChosenFilters => {
  if (!input) return { values: {}, price: {} };
  const sex = requireFewValues(input.sex);
  const { min, max } = input.price ?? {};
  return {
    values: {
      CATEGORIES: requireFewValues(input.categories),
      SEASON: requireFewValues(input.season),
      DELIVERY_SPEED: requireFewValues(input.deliverySpeed),
      SEX: sex.includes(SexFilter.ANY) ? [] : sex,
      AGE: requireFewValues(input.age),
      BRAND: requireFewValues(input.brand),
      MODEL: requireFewValues(input.model),
      COLOR_PALLETE: requireFewValues(input.colorPallete),
      SIZE: requireFewValues(input.size),
      MATERIAL: requireFewValues(input.material),
      SALE: requireFewValues(input.sale),
    },
    price: { ...(min == null ? {} : { min }), ...(max == null ? {} : { max }) },
  };
};
