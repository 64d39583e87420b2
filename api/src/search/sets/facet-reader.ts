import { LRUCache } from 'lru-cache';
import type { DeliverySpeed } from '../../price/offer.rules.js';
import { byFilter, formatOffer, type ListedFilter } from '../document/search-document.js';
import { type ChosenFilters, type Facets, type ListedSet, toRequestedValues } from '../engine/search-engine.port.js';
import { Subset } from './bit-set.js';
import type { ListedValue } from './facet-sets.js';
import { type Choice, findSection, listChoices, narrowSection } from './listed-products.js';
import type { ProductSets } from './product-sets.js';

type Counts = ReadonlyMap<string, number>;

interface CachedFacets {
  sets: ProductSets;
  version: number;
  byListing: LRUCache<string, Facets, () => Facets>;
}

/** Maximum number of listings whose counts are cached: of those without words, and of those with the same words. */
const MOST_CACHED = 200;
const MOST_CACHED_BY_WORDS = 5;

/** Counts by the words of the listing. Those of listings without words are cached with the sets. */
const latest = new WeakMap<ListedSet['words'] | ProductSets, CachedFacets>();

/** Returns the cached counts. They are the same for every visitor until the sets change. */
const cachedFacets = ({ words }: ListedSet, sets: ProductSets): CachedFacets['byListing'] => {
  const [owner, most] = words.length > 0 ? [words, MOST_CACHED_BY_WORDS] : [sets, MOST_CACHED];
  const cached = latest.get(owner);
  if (cached?.sets === sets && cached.version === sets.version) return cached.byListing;
  const byListing: CachedFacets['byListing'] = new LRUCache({ max: most, memoMethod: (_key, _stale, { context: count }) => count() });
  latest.set(owner, { sets, version: sets.version, byListing });
  return byListing;
};

const noFilters: ChosenFilters = { values: {}, price: {} };

const toKey = ({ directory, collection, productType, productSubType, filters }: ListedSet): string =>
  JSON.stringify([directory, collection, productType, productSubType, filters.price, Object.entries(filters.values)]);

/** Counts facets from the sets. */
export class FacetReader {
  constructor(private readonly sets: ProductSets) {}

  facets(set: ListedSet): Facets {
    return cachedFacets(set, this.sets).memo(toKey(set), { context: () => this.#count(set) });
  }

  #count(set: ListedSet): Facets {
    const choices = listChoices(set.filters, this.sets);
    const section = new Subset(findSection(set, this.sets));
    if (choices.length === 0) return { values: this.#occurring(section), price: this.#priceRange(section) };
    const inSection = this.facets({ ...set, filters: noFilters }).values;
    const narrowFor = this.#narrowing(section, choices);
    const values = byFilter((filter) =>
      this.#countValues(filter, { inSection: inSection[filter], section, ...narrowFor(filter) }, set.filters),
    );
    return { values, price: this.#priceRange(narrowFor('PRICE').subset) };
  }

  /** Counts the products of a section for the requested values of each filter that occur in it. */
  #occurring(section: Subset): Record<ListedFilter, Counts> {
    const count = this.sets.facets.counting(section);
    return byFilter((filter) => {
      const requested = toRequestedValues(filter, noFilters);
      if (filter === 'MODEL') return this.sets.columns.models.countModels({ section, subset: section }, requested);
      return this.#selectFirst(filter, requested.most, count);
    });
  }

  #selectFirst(filter: ListedFilter, most: number, countProducts: (value: ListedValue) => number): Counts {
    const counts = new Map<string, number>();
    for (const listed of this.sets.facets.listValues(filter)) {
      if (counts.size === most) break;
      const count = countProducts(listed);
      if (count > 0) counts.set(listed.value, count);
    }
    return counts;
  }

  /** Returns the products that match all selected filters but one. */
  #narrowing(section: Subset, choices: readonly Choice[]): (filter: ListedFilter | 'PRICE') => Narrowed {
    const narrow = (filter?: ListedFilter | 'PRICE'): Narrowed => {
      const subset = new Subset(narrowSection(section.products, choices, filter));
      const valueCount = filter === 'PRICE' ? 0 : filter && this.sets.facets.listValues(filter).length;
      return { subset, countProducts: this.sets.facets.counting(subset, valueCount) };
    };
    const all = narrow();
    return (filter) => (choices.some(({ of }) => of.includes(filter)) ? narrow(filter) : all);
  }

  /** Counts the values that occur in the section, and the selected ones if they do. */
  #countValues(filter: ListedFilter, { inSection, section, subset, countProducts }: Counting, chosen: ChosenFilters): Counts {
    const { facets, columns } = this.sets;
    if (filter === 'MODEL') return columns.models.countModels({ section, subset }, toRequestedValues(filter, chosen));
    const added = (chosen.values[filter] ?? []).filter(
      (value) => !inSection.has(value) && facets.countProducts(filter, value, section) > 0,
    );
    const offered = this.#offeredAs(filter, chosen);
    if (offered) {
      const values = [...inSection.keys(), ...added];
      return new Map(values.map((value) => [value, subset.countIn(facets.union('offer', offered(value)))]));
    }
    const isVisible = ({ value }: ListedValue): boolean => inSection.has(value) || added.includes(value);
    return new Map(
      facets
        .listValues(filter)
        .filter(isVisible)
        .map((listed) => [listed.value, countProducts(listed)]),
    );
  }

  /** One unit must have both a size and a speed. Returns the offers that match the selected values of the other filter. */
  #offeredAs(filter: ListedFilter, { values: { SIZE: sizes = [], DELIVERY_SPEED: speeds = [] } }: ChosenFilters) {
    const countOffers = (size: string, speed: string) => formatOffer(size, speed as DeliverySpeed);
    if (filter === 'SIZE' && speeds.length > 0) return (size: string) => speeds.map((speed) => countOffers(size, speed));
    if (filter === 'DELIVERY_SPEED' && sizes.length > 0) return (speed: string) => sizes.map((size) => countOffers(size, speed));
    return undefined;
  }

  #priceRange({ numbers }: Subset): Facets['price'] {
    const { price } = this.sets.columns;
    let [min, max] = [Number.POSITIVE_INFINITY, 0];
    for (let at = 0; at < numbers.length; at += 1) {
      const each = price.of(numbers[at] ?? 0);
      if (each < min) min = each;
      if (each > max) max = each;
    }
    return numbers.length === 0 ? null : { min, max };
  }
}

interface Narrowed {
  subset: Subset;
  countProducts: (value: ListedValue) => number;
}

interface Counting extends Narrowed {
  inSection: Counts;
  section: Subset;
}
