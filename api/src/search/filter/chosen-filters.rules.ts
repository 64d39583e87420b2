import { requestedNames } from '../../platform/input/ids.rules.js';
import type { ChosenFilters } from '../engine/search-engine.port.js';
import { type ListingFiltersInput, SexFilter } from './listing-filters.input.js';

/** Converts the filters of a request for the engines. Throws when there are too many values. */
export const chosenFilters = (input: ListingFiltersInput | null | undefined): ChosenFilters => {
  if (!input) return { values: {}, price: {} };
  const sex = requestedNames(input.sex);
  const { min, max } = input.price ?? {};
  return {
    values: {
      CATEGORIES: requestedNames(input.categories),
      SEASON: requestedNames(input.season),
      DELIVERY_SPEED: requestedNames(input.deliverySpeed),
      SEX: sex.includes(SexFilter.ANY) ? [] : sex,
      AGE: requestedNames(input.age),
      BRAND: requestedNames(input.brand),
      MODEL: requestedNames(input.model),
      COLOR_PALLETE: requestedNames(input.colorPallete),
      SIZE: requestedNames(input.size),
      MATERIAL: requestedNames(input.material),
      SALE: requestedNames(input.sale),
    },
    price: { ...(min == null ? {} : { min }), ...(max == null ? {} : { max }) },
  };
};
