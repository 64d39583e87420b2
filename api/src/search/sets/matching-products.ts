import { LRUCache } from 'lru-cache';
import type { DeliverySpeed } from '../../price/delivery-speed.rules.js';
import { formatOffer } from '../document/search-document.js';
import { type ValueFilter, valueFilters } from '../document/value-filters.js';
import type { ChosenFilters, ProductQuery } from '../engine/search-engine.port.js';
import { findFirstIndex } from './binary-search.js';
import { BitSet } from './bit-set.js';
import type { SearchSets } from './search-sets.js';
import type { Matches } from './term-postings.js';

/**
 * Products that match the selected values of one filter. `filters` contains the name of the filter. Size and speed are one choice with two
 * names, because one unit must match both.
 */
export interface FilterChoice {
  filters: readonly (ValueFilter | 'PRICE')[];
  products: BitSet;
}

interface CachedMatches {
  version: number;
  matchesByWords: LRUCache<ProductQuery['words'], Matches>;
}

/** Maximum size of all cached matches, in bytes. */
const MAX_BYTES = 16_000_000;

// The size is at least 1, as lru-cache requires: a set without products has no bytes.
const countBytes = ({ products, numbers, scores }: Matches): number => 1 + products.capacity / 8 + numbers.byteLength + scores.byteLength;

const matchCaches = new WeakMap<SearchSets, CachedMatches>();

/**
 * Returns the cache of matches, which is emptied when the sets have changed. A search both lists products and counts facets for the same
 * words, and the words of a popular query are the same object in every request.
 */
const findMatchCache = (sets: SearchSets): CachedMatches['matchesByWords'] => {
  const cachedMatches = matchCaches.get(sets);
  if (cachedMatches?.version === sets.version) return cachedMatches.matchesByWords;
  const matchesByWords: CachedMatches['matchesByWords'] = new LRUCache({
    maxSize: MAX_BYTES,
    sizeCalculation: countBytes,
    memoMethod: (words) => sets.postings.match(words),
  });
  matchCaches.set(sets, { version: sets.version, matchesByWords });
  return matchesByWords;
};

const sectionKeys = ['directory', 'collection', 'productType', 'productSubType'] as const;

/** Returns the products that match the words; undefined without words. */
export const findMatches = ({ words }: ProductQuery, sets: SearchSets): Matches | undefined =>
  words.length === 0 ? undefined : findMatchCache(sets).memo(words);

/** Returns the products of a section that match the words, without the selected filters. */
export const findSection = (productQuery: ProductQuery, sets: SearchSets): BitSet => {
  const productSets = sectionKeys.flatMap((key) => {
    const slug = productQuery[key];
    return slug === undefined ? [] : [sets.facets.findUnion(key, [slug])];
  });
  const matches = findMatches(productQuery, sets);
  if (matches) productSets.push(matches.products);
  return productSets.reduce((section, products) => section.and(products), sets.listedProducts);
};

/** Choices by the filters of a request. They are cached, because one request both lists products and counts facets with them. */
const choicesByFilters = new WeakMap<ChosenFilters, { sets: SearchSets; version: number; choices: FilterChoice[] }>();

export const listChoices = (filters: ChosenFilters, sets: SearchSets): FilterChoice[] => {
  const cachedChoices = choicesByFilters.get(filters);
  if (cachedChoices?.sets === sets && cachedChoices.version === sets.version) return cachedChoices.choices;
  const choices = selectByFilters(filters, sets);
  choicesByFilters.set(filters, { sets, version: sets.version, choices });
  return choices;
};

const selectByFilters = ({ values, price }: ChosenFilters, sets: SearchSets): FilterChoice[] => {
  const { SIZE: sizes = [], DELIVERY_SPEED: speeds = [] } = values;
  const isBySizeAndSpeed = sizes.length > 0 && speeds.length > 0;
  const choices: FilterChoice[] = valueFilters
    .filter((filter) => (values[filter]?.length ?? 0) > 0 && !(isBySizeAndSpeed && (filter === 'SIZE' || filter === 'DELIVERY_SPEED')))
    .map((filter) => ({ filters: [filter], products: sets.facets.findUnion(filter, values[filter] ?? []) }));
  const listOffers = () => sizes.flatMap((size) => speeds.map((speed) => formatOffer(size, speed as DeliverySpeed)));
  if (isBySizeAndSpeed) choices.push({ filters: ['SIZE', 'DELIVERY_SPEED'], products: sets.facets.findUnion('offer', listOffers()) });
  if (price.min !== undefined || price.max !== undefined) choices.push({ filters: ['PRICE'], products: selectByPrice(price, sets) });
  return choices;
};

/** Returns the products in the price range, sorted by price: a part of the sorted products of the shop. */
export const selectPriceRange = (
  sort: 'CHEAP_FIRST' | 'EXPENSIVE_FIRST',
  { min, max }: ChosenFilters['price'],
  sets: SearchSets,
): Uint32Array => {
  const { price } = sets.columns;
  const sortedProducts = sets.sortOrders.get(sort);
  const isTooLow = (productNumber: number): boolean => min !== undefined && price.get(productNumber) < min;
  const isTooHigh = (productNumber: number): boolean => max !== undefined && price.get(productNumber) > max;
  const [isBefore, isAfter] = sort === 'CHEAP_FIRST' ? [isTooLow, isTooHigh] : [isTooHigh, isTooLow];
  // The range is empty if it begins behind its end, as with a lowest price above the highest one.
  return sortedProducts.subarray(
    findFirstIndex(sortedProducts, isBefore),
    findFirstIndex(sortedProducts, (productNumber) => !isAfter(productNumber)),
  );
};

const selectByPrice = (price: ChosenFilters['price'], sets: SearchSets): BitSet => {
  const { sortOrders, listedProducts } = sets;
  const sortedProducts = sortOrders.get('CHEAP_FIRST');
  const productsInRange = selectPriceRange('CHEAP_FIRST', price, sets);
  const { capacity } = listedProducts;
  if (productsInRange.length < sortedProducts.length / 2) return toBitSet(productsInRange, capacity);
  // Fewer products are outside the range than inside, so it is faster to remove those outside.
  const startIndex = (productsInRange.byteOffset - sortedProducts.byteOffset) / sortedProducts.BYTES_PER_ELEMENT;
  const withinRange = listedProducts.without(toBitSet(sortedProducts.subarray(0, startIndex), capacity));
  withinRange.deleteAll(toBitSet(sortedProducts.subarray(startIndex + productsInRange.length), capacity));
  return withinRange;
};

const toBitSet = (productNumbers: Uint32Array, capacity: number): BitSet => {
  const set = BitSet.withCapacity(capacity);
  for (let index = 0; index < productNumbers.length; index += 1) set.add(productNumbers[index] ?? 0);
  return set;
};

/** Returns the products of a section that match all selected filters, or all but one. */
export const narrowSection = (section: BitSet, choices: readonly FilterChoice[], excludedFilter?: ValueFilter | 'PRICE'): BitSet =>
  choices
    .filter(({ filters }) => excludedFilter === undefined || !filters.includes(excludedFilter))
    .reduce((set, { products }) => set.and(products), section);
