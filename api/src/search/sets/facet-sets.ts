import { facetValuesOf, type ListedFilter, type SearchDocument } from '../document/search-document.js';
import type { WantedValues } from '../engine/search-engine.port.js';
import { BitSet } from './bit-set.js';
import { MemberSet } from './member-set.js';

/** Attributes by which products are found, besides words and price. */
export type FacetKey = ListedFilter | 'directory' | 'collection' | 'productType' | 'productSubType' | 'offer' | 'phrase';

type Membership = readonly [key: FacetKey, value: string];

/** Returns the names that complete a query: type, subtype, brand and model. */
export const phrasesOf = ({ texts: { names, brand, model } }: SearchDocument): string[] => [
  ...new Set([...names.slice(1), ...brand.slice(0, 1), model]),
];

export const membershipsOf = (document: SearchDocument): Membership[] => {
  const values: Record<FacetKey, readonly (string | null)[]> = {
    ...facetValuesOf(document),
    directory: document.directories,
    collection: document.collections,
    productType: [document.productType],
    productSubType: [document.productSubType],
    offer: document.offers,
    phrase: phrasesOf(document),
  };
  return (Object.keys(values) as FacetKey[]).flatMap((key) =>
    values[key].filter((value) => value !== null).map((value): Membership => [key, value]),
  );
};

export interface CountedSets {
  place: BitSet;
  /** Listed products, ignoring the choice of the filter being counted. */
  among: BitSet;
}

/** The set of products for each value of each key. */
export class FacetSets {
  readonly #sets = new Map<FacetKey, Map<string, MemberSet>>();
  readonly #sorted = new Map<FacetKey, string[]>();

  /** Adds a product and returns its sets, from which it must be deleted when it changes. */
  add(memberships: readonly Membership[], product: number): MemberSet[] {
    return memberships.map(([key, value]) => {
      const set = this.#setOf(key, value);
      set.add(product);
      return set;
    });
  }

  /** Returns the products that have any of the values. */
  union(key: FacetKey, values: readonly string[]): BitSet {
    const union = new BitSet();
    for (const value of values) this.#sets.get(key)?.get(value)?.addTo(union);
    return union;
  }

  /** Counts the products of `among` for the values of a filter. Values that occur only in `place` count 0. */
  counts(filter: ListedFilter, { place, among }: CountedSets, { most, chosen }: WantedValues): Map<string, number> {
    const counts = new Map<string, number>();
    const count = (value: string): void => {
      const set = this.#sets.get(filter)?.get(value);
      const found = set?.countIn(among) ?? 0;
      if (found > 0 || set?.meets(place)) counts.set(value, found);
    };
    for (const value of this.#valuesOf(filter)) {
      if (counts.size === most) break;
      count(value);
    }
    for (const value of chosen) count(value);
    return counts;
  }

  countOf(key: FacetKey, value: string, among: BitSet): number {
    return this.#sets.get(key)?.get(value)?.countIn(among) ?? 0;
  }

  #valuesOf(key: FacetKey): string[] {
    const known = this.#sorted.get(key);
    if (known) return known;
    const sorted = [...(this.#sets.get(key)?.keys() ?? [])].sort();
    this.#sorted.set(key, sorted);
    return sorted;
  }

  #setOf(key: FacetKey, value: string): MemberSet {
    const ofKey = this.#sets.get(key) ?? new Map<string, MemberSet>();
    this.#sets.set(key, ofKey);
    const known = ofKey.get(value);
    if (known) return known;
    const set = new MemberSet();
    ofKey.set(value, set);
    this.#sorted.delete(key);
    return set;
  }
}
