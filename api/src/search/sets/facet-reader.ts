import { LRUCache } from 'lru-cache';
import type { DeliverySpeed } from '../../price/delivery-speed.rules.js';
import { getFacetLimit } from '../document/facet-limit.rules.js';
import { formatOffer } from '../document/search-document.js';
import { mapFilters, type ValueFilter } from '../document/value-filters.js';
import type { ChosenFilters, Facets, ProductQuery } from '../engine/search-engine.port.js';
import type { FacetValue } from './facet-sets.js';
import { type FilterChoice, findSection, listChoices, narrowSection } from './matching-products.js';
import type { SearchSets } from './search-sets.js';
import { Subset } from './subset.js';

type Counts = ReadonlyMap<string, number>;

interface CachedFacets {
  sets: SearchSets;
  version: number;
  byListing: LRUCache<string, Facets, () => Facets>;
}

/**
 * Maximum number of listings whose counts are cached: MAX_CACHED listings without words, and MAX_CACHED_BY_WORDS listings for each query
 * with words.
 */
const MAX_CACHED = 200;
const MAX_CACHED_BY_WORDS = 5;

/** Cached counts, by the words of the listing. The counts of listings without words are stored under the sets. */
const facetCaches = new WeakMap<ProductQuery['words'] | SearchSets, CachedFacets>();

/** Returns the cached counts. They are the same for every visitor until the sets change. */
const findFacetCache = ({ words }: ProductQuery, sets: SearchSets): CachedFacets['byListing'] => {
  const [cacheKey, max] = words.length > 0 ? [words, MAX_CACHED_BY_WORDS] : [sets, MAX_CACHED];
  const cachedFacets = facetCaches.get(cacheKey);
  if (cachedFacets?.sets === sets && cachedFacets.version === sets.version) return cachedFacets.byListing;
  const byListing: CachedFacets['byListing'] = new LRUCache({ max, memoMethod: (_key, _stale, { context: count }) => count() });
  facetCaches.set(cacheKey, { sets, version: sets.version, byListing });
  return byListing;
};

/**
 * If a set has fewer than one product in this many, reading all prices is faster than going through the shop from its cheapest and its
 * dearest product.
 */
const PRICE_SCAN_RATIO = 16;

const noFilters: ChosenFilters = { values: {}, price: {} };

const toKey = ({ directory, collection, productType, productSubType, filters }: ProductQuery): string =>
  JSON.stringify([directory, collection, productType, productSubType, filters.price, Object.entries(filters.values)]);

/** Counts facets from the in-memory index. */
export class FacetReader {
  constructor(private readonly sets: SearchSets) {}

  readFacets(productQuery: ProductQuery): Facets {
    return findFacetCache(productQuery, this.sets).memo(toKey(productQuery), { context: () => this.#count(productQuery) });
  }

  #count(productQuery: ProductQuery): Facets {
    const choices = listChoices(productQuery.filters, this.sets);
    const section = new Subset(findSection(productQuery, this.sets));
    if (choices.length === 0) return { values: this.#countOccurringValues(section), price: this.#computePriceRange(section) };
    const sectionCounts = this.readFacets({ ...productQuery, filters: noFilters }).values;
    const narrowExcept = this.#narrowFilters(section, choices);
    const values = mapFilters((filter) =>
      this.#countValues(filter, { sectionCounts: sectionCounts[filter], section, ...narrowExcept(filter) }, productQuery.filters),
    );
    return { values, price: this.#computePriceRange(new Subset(narrowSection(section.products, choices, 'PRICE'))) };
  }

  /**
   * Returns for each filter the values that products of the section have, with the number of these products: at most as many values as
   * the filter's limit.
   */
  #countOccurringValues(section: Subset): Record<ValueFilter, Counts> {
    const countProducts = this.sets.facets.createCounter(section);
    return mapFilters((filter) => {
      const facetLimit = getFacetLimit(filter, noFilters);
      if (filter === 'MODEL')
        return this.sets.columns.models.countModels({ section, subset: section, sectionCounts: undefined }, facetLimit);
      return this.#countFirstValues(filter, facetLimit.max, countProducts);
    });
  }

  #countFirstValues(filter: ValueFilter, max: number, countProducts: (value: FacetValue) => number): Counts {
    const counts = new Map<string, number>();
    for (const facetValue of this.sets.facets.listValues(filter)) {
      if (counts.size === max) break;
      const count = countProducts(facetValue);
      if (count > 0) counts.set(facetValue.value, count);
    }
    return counts;
  }

  /** Returns a function that narrows the section by all selected filters but one. */
  #narrowFilters(section: Subset, choices: readonly FilterChoice[]): (filter: ValueFilter) => NarrowedListing {
    const narrow = (filter?: ValueFilter): NarrowedListing => {
      const subset = new Subset(narrowSection(section.products, choices, filter));
      const valueCount = filter && this.sets.facets.listValues(filter).length;
      return { subset, countProducts: this.#createCounter(section, subset, valueCount) };
    };
    const fullyNarrowed = narrow();
    return (filter) => (choices.some(({ filters }) => filters.includes(filter)) ? narrow(filter) : fullyNarrowed);
  }

  /**
   * Returns a function that counts the products of a part of a section. If the products outside of the part are fewer, it counts those and
   * subtracts them from the count of the section.
   */
  #createCounter(section: Subset, subset: Subset, valueCount: number | undefined): NarrowedListing['countProducts'] {
    const { facets } = this.sets;
    if (section.size - subset.size >= subset.size) return facets.createCounter(subset, valueCount);
    const countOthers = facets.createCounter(new Subset(section.products.without(subset.products)), valueCount);
    return (facetValue, sectionCount = facets.countIn(section, facetValue)) => sectionCount - countOthers(facetValue);
  }

  /** Counts the values that occur in the section, and the selected values if they occur there. */
  #countValues(filter: ValueFilter, { sectionCounts, section, subset, countProducts }: CountRequest, chosenFilters: ChosenFilters): Counts {
    const { facets, columns } = this.sets;
    if (filter === 'MODEL') return columns.models.countModels({ section, subset, sectionCounts }, getFacetLimit(filter, chosenFilters));
    const addedValues = (chosenFilters.values[filter] ?? []).filter(
      (value) => !sectionCounts.has(value) && facets.countProducts(filter, value, section) > 0,
    );
    const listOffersByValue = this.#chooseOffers(filter, chosenFilters);
    if (listOffersByValue) {
      const values = [...sectionCounts.keys(), ...addedValues];
      return new Map(values.map((value) => [value, subset.countIn(facets.findUnion('offer', listOffersByValue(value)))]));
    }
    const isIncluded = ({ value }: FacetValue): boolean => sectionCounts.has(value) || addedValues.includes(value);
    return new Map(
      facets
        .listValues(filter)
        .filter(isIncluded)
        .map((facetValue) => [facetValue.value, countProducts(facetValue, sectionCounts.get(facetValue.value))]),
    );
  }

  /** One unit must have both a size and a speed. Returns the offers that match the selected values of the other filter. */
  #chooseOffers(filter: ValueFilter, { values: { SIZE: sizes = [], DELIVERY_SPEED: speeds = [] } }: ChosenFilters) {
    const toOffer = (size: string, speed: string) => formatOffer(size, speed as DeliverySpeed);
    if (filter === 'SIZE' && speeds.length > 0) return (size: string) => speeds.map((speed) => toOffer(size, speed));
    if (filter === 'DELIVERY_SPEED' && sizes.length > 0) return (speed: string) => sizes.map((size) => toOffer(size, speed));
    return undefined;
  }

  #computePriceRange(subset: Subset): Facets['price'] {
    const { sortOrders, columns } = this.sets;
    if (subset.size === 0) return null;
    const sortedProducts = sortOrders.get('CHEAP_FIRST');
    if (subset.size * PRICE_SCAN_RATIO < sortedProducts.length) return columns.price.findRange(subset.numbers);
    let [cheapestIndex, dearestIndex] = [0, sortedProducts.length - 1];
    while (!subset.products.has(sortedProducts[cheapestIndex] ?? 0)) cheapestIndex += 1;
    while (!subset.products.has(sortedProducts[dearestIndex] ?? 0)) dearestIndex -= 1;
    return { min: columns.price.get(sortedProducts[cheapestIndex] ?? 0), max: columns.price.get(sortedProducts[dearestIndex] ?? 0) };
  }
}

interface NarrowedListing {
  subset: Subset;
  /** Counts the products of a value. `sectionCount` is the number of these products in the section, if it has been counted. */
  countProducts: (value: FacetValue, sectionCount?: number) => number;
}

interface CountRequest extends NarrowedListing {
  sectionCounts: Counts;
  section: Subset;
}
