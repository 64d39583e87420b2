import { facetValuesOf, type ListedFilter, type SearchDocument } from '../document/search-document.js';
import type { WantedValues } from '../engine/search-engine.port.js';
import { BitSet } from './bit-set.js';
import { MemberSets } from './member-sets.js';
import { TextNumbers } from './packed/text-numbers.js';

/** Attributes by which products are found, besides words and price. */
export type FacetKey = ListedFilter | 'directory' | 'collection' | 'productType' | 'productSubType' | 'offer' | 'phrase';

type Membership = readonly [key: FacetKey, value: string];

export interface ProductMemberships {
  product: number;
  memberships: readonly Membership[];
}

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

interface ValueSet {
  value: string;
  set: number;
}

/** Models and phrases are too many to be kept as objects, and are not listed. */
const isListed = (key: FacetKey): boolean => key !== 'phrase' && key !== 'MODEL';

const nameOf = (key: FacetKey, value: string): string => `${key}:${value}`;

/** The set of products for each value of each key. */
export class FacetSets {
  /** The number of each set, by its name. */
  readonly #sets = new TextNumbers();
  readonly #members = new MemberSets();
  readonly #valuesOf = new Map<FacetKey, ValueSet[]>();
  readonly #unsorted = new Set<FacetKey>();

  /** Updates the sets. `changed` contains every product that was changed, added or removed; those that are listed are in `now`. */
  renew(changed: BitSet, now: readonly ProductMemberships[]): void {
    this.#members.deleteAll(changed);
    for (const { product, memberships } of now) {
      for (const set of new Set(memberships.map(([key, value]) => this.#setOf(key, value)))) this.#members.add(set, product);
    }
  }

  /** Returns the products that have any of the values. */
  union(key: FacetKey, values: readonly string[]): BitSet {
    const union = new BitSet();
    for (const value of values) {
      const set = this.#knownSetOf(key, value);
      if (set !== undefined) this.#members.addTo(union, set);
    }
    return union;
  }

  /** Counts the products of `among` for the values of a filter. Values that occur only in `place` count 0. */
  counts(filter: ListedFilter, { place, among }: CountedSets, { most, chosen }: WantedValues): Map<string, number> {
    const counts = new Map<string, number>();
    const count = ({ set, value }: ValueSet): void => {
      const found = this.#members.countIn(among, set);
      if (found > 0 || this.#members.meets(place, set)) counts.set(value, found);
    };
    for (const each of this.#sorted(filter)) {
      if (counts.size === most) break;
      count(each);
    }
    for (const value of chosen) {
      const set = this.#knownSetOf(filter, value);
      if (set !== undefined) count({ set, value });
    }
    return counts;
  }

  countOf(key: FacetKey, value: string, among: BitSet): number {
    const set = this.#knownSetOf(key, value);
    return set === undefined ? 0 : this.#members.countIn(among, set);
  }

  /** Gives back the memory that is not needed while nothing changes. */
  trim(): void {
    this.#members.trim();
  }

  #knownSetOf(key: FacetKey, value: string): number | undefined {
    return this.#sets.knownNumberOf(nameOf(key, value));
  }

  #setOf(key: FacetKey, value: string): number {
    const known = this.#sets.size;
    const set = this.#sets.numberOf(nameOf(key, value));
    if (set === known && isListed(key)) this.#list(key, { value, set });
    return set;
  }

  #list(key: FacetKey, value: ValueSet): void {
    const values = this.#valuesOf.get(key);
    if (values) values.push(value);
    else this.#valuesOf.set(key, [value]);
    this.#unsorted.add(key);
  }

  #sorted(key: FacetKey): readonly ValueSet[] {
    const values = this.#valuesOf.get(key) ?? [];
    if (this.#unsorted.delete(key)) values.sort((one, other) => (one.value < other.value ? -1 : 1));
    return values;
  }
}
