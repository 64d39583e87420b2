import { LRUCache } from 'lru-cache';
import type { DeliverySpeed } from '../../price/offer.rules.js';
import { formatOffer, type ListedFilter, listedFilters } from '../document/search-document.js';
import type { ChosenFilters, ListedSet } from '../engine/search-engine.port.js';
import { BitSet } from './bit-set.js';
import type { ProductSets } from './product-sets.js';
import { findIndexIn } from './select-numbers.js';
import type { Matches } from './term-postings.js';

/**
 * Products that match the selected values of one filter. `of` names the filter. Size and speed are one selection with two names, because
 * one unit must match both.
 */
export interface Choice {
  of: readonly (ListedFilter | 'PRICE')[];
  products: BitSet;
}

interface CachedMatches {
  version: number;
  byWords: LRUCache<ListedSet['words'], Matches>;
}

/** Size of all cached matches. */
const MOST_BYTES = 16_000_000;

// At least 1, as lru-cache requires: a set without products has no bytes.
const countBytes = ({ products, numbers, scores }: Matches): number => 1 + products.capacity / 8 + numbers.byteLength + scores.byteLength;

const latest = new WeakMap<ProductSets, CachedMatches>();

/**
 * Returns the cached matches of words. A search both lists products and counts facets for the same words, and the words of a popular query
 * are the same object in every request.
 */
const cachedMatches = (sets: ProductSets): CachedMatches['byWords'] => {
  const cached = latest.get(sets);
  if (cached?.version === sets.version) return cached.byWords;
  const byWords: CachedMatches['byWords'] = new LRUCache({
    maxSize: MOST_BYTES,
    sizeCalculation: countBytes,
    memoMethod: (words) => sets.postings.match(words, sets.columns.ids.size),
  });
  latest.set(sets, { version: sets.version, byWords });
  return byWords;
};

const sectionKeys = ['directory', 'collection', 'productType', 'productSubType'] as const;

/** Returns the products that match the words; undefined without words. */
export const findMatches = ({ words }: ListedSet, sets: ProductSets): Matches | undefined =>
  words.length === 0 ? undefined : cachedMatches(sets).memo(words);

/** Returns the products of a section that match the words, without the selected filters. */
export const findSection = (set: ListedSet, sets: ProductSets): BitSet => {
  const parts = sectionKeys.flatMap((key) => {
    const slug = set[key];
    return slug === undefined ? [] : [sets.facets.union(key, [slug])];
  });
  const matches = findMatches(set, sets);
  if (matches) parts.push(matches.products);
  return parts.reduce((section, part) => section.and(part), sets.listed);
};

export const listChoices = ({ values, price }: ChosenFilters, sets: ProductSets): Choice[] => {
  const { SIZE: sizes = [], DELIVERY_SPEED: speeds = [] } = values;
  const areMet = sizes.length > 0 && speeds.length > 0;
  const choices: Choice[] = listedFilters
    .filter((filter) => (values[filter]?.length ?? 0) > 0 && !(areMet && (filter === 'SIZE' || filter === 'DELIVERY_SPEED')))
    .map((filter) => ({ of: [filter], products: sets.facets.union(filter, values[filter] ?? []) }));
  const offers = () => sizes.flatMap((size) => speeds.map((speed) => formatOffer(size, speed as DeliverySpeed)));
  if (areMet) choices.push({ of: ['SIZE', 'DELIVERY_SPEED'], products: sets.facets.union('offer', offers()) });
  if (price.min !== undefined || price.max !== undefined) choices.push({ of: ['PRICE'], products: selectByPrice(price, sets) });
  return choices;
};

const selectByPrice = ({ min = 0, max = Number.POSITIVE_INFINITY }: ChosenFilters['price'], sets: ProductSets): BitSet => {
  const { orders, columns, listed } = sets;
  const order = orders.of('CHEAP_FIRST');
  const from = findIndexIn(order, (product) => columns.price.of(product) < min);
  const to = Math.max(
    from,
    findIndexIn(order, (product) => columns.price.of(product) <= max),
  );
  if (to - from < order.length / 2) return toSet(order.subarray(from, to));
  // Fewer products are outside the range.
  const found = listed.and(listed);
  found.deleteAll(toSet(order.subarray(0, from)));
  found.deleteAll(toSet(order.subarray(to)));
  return found;
};

const toSet = (products: Uint32Array): BitSet => {
  const set = new BitSet();
  for (let at = 0; at < products.length; at += 1) set.add(products[at] ?? 0);
  return set;
};

/** Returns the products of a section that match all selected filters, or all but one. */
export const narrowSection = (section: BitSet, choices: readonly Choice[], without?: ListedFilter | 'PRICE'): BitSet =>
  choices.filter(({ of }) => without === undefined || !of.includes(without)).reduce((set, { products }) => set.and(products), section);
