import type { ChosenFilters, ProductQuery, ValueFilter } from '@meet/api/search';
import { valueFilters } from '@meet/api/search';
import fc from 'fast-check';
import { brands, colours, models, seasons, sizes } from './random-shop.harness.js';

const possibleValues: Record<ValueFilter, readonly string[]> = {
  CATEGORIES: ['shoes', 'clothes', 'bags', 'boots', 'heels'],
  SEASON: seasons,
  DELIVERY_SPEED: ['FAST', 'SLOW'],
  SEX: ['FEMALE', 'MALE', 'UNISEX'],
  AGE: ['ADULT', 'CHILDREN'],
  BRAND: [...brands, 'gone'],
  MODEL: models,
  COLOR_PALLETE: colours,
  SIZE: sizes,
  MATERIAL: ['LEATHER', 'SUEDE', 'WOOL'],
  SALE: ['LESS_THAN_50', 'MORE_THAN_50'],
};

const arbitraryFilterValues = fc.record(
  Object.fromEntries(valueFilters.map((filter) => [filter, fc.subarray([...possibleValues[filter]], { minLength: 1 })])),
  {
    requiredKeys: [],
  },
);

/** At most four filters, because more leave nothing to list. */
const arbitraryValues: fc.Arbitrary<ChosenFilters['values']> = fc
  .tuple(arbitraryFilterValues, fc.subarray([...valueFilters], { maxLength: 4 }))
  .map(([allFilters, selectedFilters]) =>
    Object.fromEntries(Object.entries(allFilters).filter(([filter]) => selectedFilters.some((name) => name === filter))),
  );

const arbitraryAmount = fc.constantFrom(99_900, 100_000, 100_001, 250_000, 9_007_199_254_740_990);

const arbitrarySection = fc.constantFrom<Omit<ProductQuery, 'words' | 'filters'>>(
  {},
  {},
  { directory: 'shoes' },
  { directory: 'new' },
  { directory: 'sale' },
  { directory: 'meet-price', productType: 'boots' },
  { directory: 'shoes', productType: 'boots', productSubType: 'chelsea' },
  { directory: 'bags' },
  { directory: 'shoes', productType: 'heels' },
  { collection: 'autumn' },
  { collection: 'later' },
  { collection: 'over' },
);

/** Arbitrary listings. They have no search text, because the API turns that into words before a listing reaches an engine. */
export const arbitraryProductQuery: fc.Arbitrary<ProductQuery> = fc
  .record({
    section: arbitrarySection,
    values: arbitraryValues,
    price: fc.record({ min: arbitraryAmount, max: arbitraryAmount }, { requiredKeys: [] }),
  })
  .map(({ section: sectionQuery, values: chosenFilters, price }) => ({
    ...sectionQuery,
    words: [],
    filters: { values: chosenFilters, price },
  }));
