import type { SearchDocument } from '../document/search-document.js';
import { listFacetValues, type ValueFilter, valueFilters } from '../document/value-filters.js';
import { BitSet } from './bit-set.js';
import { SharedLists } from './columns/shared-lists.js';
import { TextNumbers } from './columns/text-numbers.js';
import { listCompletionNames } from './completion-names.js';
import { MemberSets } from './member-sets.js';
import type { Subset } from './subset.js';

/** Attributes by which products are found, besides words and price. */
export type FacetKey = ValueFilter | 'directory' | 'collection' | 'productType' | 'productSubType' | 'offer' | 'completionName';

type Membership = readonly [key: FacetKey, value: string];

export interface ProductMemberships {
  productNumber: number;
  memberships: readonly Membership[];
}

export const listMemberships = (document: SearchDocument): Membership[] => {
  const values: Record<FacetKey, readonly (string | null)[]> = {
    ...listFacetValues(document),
    directory: document.directories,
    collection: document.collections,
    productType: [document.productType],
    productSubType: [document.productSubType],
    offer: document.offers,
    completionName: listCompletionNames(document),
  };
  return (Object.keys(values) as FacetKey[]).flatMap((key) =>
    values[key].filter((value) => value !== null).map((value): Membership => [key, value]),
  );
};

/** A value of a filter that listings display with its count. */
export interface FacetValue {
  value: string;
  set: number;
  /** Number of the value among the listed values of all filters. */
  index: number;
}

/** Approximate cost of counting the values of a product, compared with a step of comparing two bit sets. */
const STEPS_PER_PRODUCT = 10;
/** Number of products that one step of comparing two bit sets covers. */
const BITS_PER_STEP = 32;

/** Whether the values of a key are listed with their counts. Models are counted by ModelColumn instead. */
const hasListedValues = (key: FacetKey): boolean => key !== 'MODEL' && valueFilters.some((filter) => filter === key);

/**
 * Groups of filters whose values occur in few combinations, so that products are counted by combination. The groups describe the kind of
 * product, its units, and its look.
 */
const filterCombinations: readonly (readonly FacetKey[])[] = [
  ['CATEGORIES', 'SEASON', 'SEX', 'AGE', 'MATERIAL'],
  ['SIZE', 'DELIVERY_SPEED', 'SALE'],
  ['BRAND', 'COLOR_PALLETE'],
];

const toSetName = (key: FacetKey, value: string): string => `${key}:${value}`;

/** The set of products for each value of each key. */
export class FacetSets {
  /** The number of each set, by its name. */
  readonly #setNumbers = new TextNumbers();
  readonly #members = new MemberSets();
  readonly #valuesByFilter = new Map<FacetKey, FacetValue[]>();
  readonly #unsortedFilters = new Set<FacetKey>();
  /** The filter value that listings display for a set, by the number of the set. */
  readonly #facetValueBySet = new Map<number, FacetValue>();
  /** For each combination of filters, the indexes of the listed values that each product has. */
  readonly #indexes = filterCombinations.map((keys) => ({ keys, lists: new SharedLists() }));

  /**
   * Updates the sets. `changedProducts` contains every product that was changed, added or removed; the listed ones among them are in
   * `listedProducts`.
   */
  update(changedProducts: BitSet, listedProducts: readonly ProductMemberships[]): void {
    this.#members.deleteAll(changedProducts);
    for (const { productNumber, memberships } of listedProducts) {
      const keyBySet = new Map(memberships.map(([key, value]) => [this.#ensureSet(key, value), key]));
      for (const set of keyBySet.keys()) this.#members.add(set, productNumber);
      for (const { keys, lists } of this.#indexes) {
        lists.write(
          productNumber,
          [...keyBySet].flatMap(([set, key]) => (keys.includes(key) ? (this.#facetValueBySet.get(set)?.index ?? []) : [])),
        );
      }
    }
  }

  /** Returns the products that have any of the values. */
  findUnion(key: FacetKey, values: readonly string[]): BitSet {
    const products = new BitSet();
    for (const value of values) {
      const set = this.#findSet(key, value);
      if (set !== undefined) this.#members.addTo(products, set);
    }
    return products;
  }

  /** Returns the values of a filter in ascending order. */
  listValues(filter: ValueFilter): readonly FacetValue[] {
    const values = this.#valuesByFilter.get(filter) ?? [];
    if (this.#unsortedFilters.delete(filter)) values.sort((one, other) => (one.value < other.value ? -1 : 1));
    return values;
  }

  /**
   * Returns a function that counts the products of `subset` for a value. If the products are few, the function goes through them once for
   * all values. `valueCount` is the number of values that it will count.
   */
  createCounter(subset: Subset, valueCount = this.#facetValueBySet.size): (value: FacetValue) => number {
    const stepCount = subset.size * STEPS_PER_PRODUCT;
    if (stepCount > (valueCount * subset.products.capacity) / BITS_PER_STEP) return ({ set }) => this.#members.countIn(subset, set);
    const counts = new Uint32Array(this.#facetValueBySet.size);
    for (const { lists } of this.#indexes) lists.tally(subset.numbers, counts);
    return ({ index }) => counts[index] ?? 0;
  }

  countIn(subset: Subset, { set }: FacetValue): number {
    return this.#members.countIn(subset, set);
  }

  countProducts(key: FacetKey, value: string, subset: Subset): number {
    const set = this.#findSet(key, value);
    return set === undefined ? 0 : this.#members.countIn(subset, set);
  }

  /** Returns how many products have the value. */
  countAll(key: FacetKey, value: string): number {
    const set = this.#findSet(key, value);
    return set === undefined ? 0 : this.#members.getSize(set);
  }

  /** Frees the memory that is reserved for the growth of lists. */
  trim(): void {
    this.#members.trim();
    for (const { lists } of this.#indexes) lists.trim();
  }

  #findSet(key: FacetKey, value: string): number | undefined {
    return this.#setNumbers.findNumber(toSetName(key, value));
  }

  #ensureSet(key: FacetKey, value: string): number {
    const count = this.#setNumbers.size;
    const set = this.#setNumbers.assignNumber(toSetName(key, value));
    if (set === count && hasListedValues(key)) this.#addFacetValue(key, value, set);
    return set;
  }

  #addFacetValue(key: FacetKey, value: string, set: number): void {
    const facetValue = { value, set, index: this.#facetValueBySet.size };
    this.#facetValueBySet.set(set, facetValue);
    const values = this.#valuesByFilter.get(key);
    if (values) values.push(facetValue);
    else this.#valuesByFilter.set(key, [facetValue]);
    this.#unsortedFilters.add(key);
  }
}
