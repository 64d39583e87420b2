import type { DeliverySpeed } from '../../price/offer.rules.js';
import { byFilter, type ListedFilter, offerOf } from '../document/search-document.js';
import { type ChosenFilters, type Facets, type ListedSet, wantedValuesOf } from '../engine/search-engine.port.js';
import { Recent } from '../recent.js';
import { Among } from './among.js';
import type { ListedValue } from './facet-sets.js';
import { type Choice, choicesOf, narrowed, placeOf } from './listed-products.js';
import type { ProductSets } from './product-sets.js';

type Counts = ReadonlyMap<string, number>;

interface KnownFacets {
  sets: ProductSets;
  version: number;
  byListing: Recent<string, Facets>;
}

/** Maximum number of listings whose counts are remembered: of those without words, and of those with the same words. */
const MOST_KNOWN = 200;
const MOST_KNOWN_OF_WORDS = 5;

/** Counts by the words of the listing. Those of listings without words are kept by the sets. */
const latest = new WeakMap<ListedSet['words'] | ProductSets, KnownFacets>();

/** Returns the counts that are known. They are the same for every visitor until the sets change. */
const knownFacets = ({ words }: ListedSet, sets: ProductSets): KnownFacets['byListing'] => {
  const [owner, most] = words.length > 0 ? [words, MOST_KNOWN_OF_WORDS] : [sets, MOST_KNOWN];
  const known = latest.get(owner);
  if (known?.sets === sets && known.version === sets.version) return known.byListing;
  const byListing: KnownFacets['byListing'] = new Recent(most);
  latest.set(owner, { sets, version: sets.version, byListing });
  return byListing;
};

const noFilters: ChosenFilters = { values: {}, price: {} };

const keyOf = ({ directory, collection, productType, productSubType, filters }: ListedSet): string =>
  JSON.stringify([directory, collection, productType, productSubType, filters.price, Object.entries(filters.values)]);

/** Counts facets from the sets. */
export class FacetReader {
  constructor(private readonly sets: ProductSets) {}

  facets(set: ListedSet): Facets {
    return knownFacets(set, this.sets).take(keyOf(set), () => this.#count(set));
  }

  #count(set: ListedSet): Facets {
    const choices = choicesOf(set.filters, this.sets);
    const place = new Among(placeOf(set, this.sets));
    if (choices.length === 0) return { values: this.#occurring(place), price: this.#priceRange(place) };
    const inPlace = this.facets({ ...set, filters: noFilters }).values;
    const amongFor = this.#narrowing(place, choices);
    const values = byFilter((filter) => this.#countsOf(filter, { inPlace: inPlace[filter], place, ...amongFor(filter) }, set.filters));
    return { values, price: this.#priceRange(amongFor('PRICE').among) };
  }

  /** Counts the products of a place for the wanted values of each filter that occur there. */
  #occurring(place: Among): Record<ListedFilter, Counts> {
    const count = this.sets.facets.counting(place);
    return byFilter((filter) => {
      const wanted = wantedValuesOf(filter, noFilters);
      if (filter === 'MODEL') return this.sets.columns.models.countsOf({ place, among: place }, wanted);
      return this.#firstOf(filter, wanted.most, count);
    });
  }

  #firstOf(filter: ListedFilter, most: number, countOf: (value: ListedValue) => number): Counts {
    const counts = new Map<string, number>();
    for (const listed of this.sets.facets.listed(filter)) {
      if (counts.size === most) break;
      const count = countOf(listed);
      if (count > 0) counts.set(listed.value, count);
    }
    return counts;
  }

  /** Returns the products that match all choices but that of a filter. */
  #narrowing(place: Among, choices: readonly Choice[]): (filter: ListedFilter | 'PRICE') => Narrowed {
    const narrow = (filter?: ListedFilter | 'PRICE'): Narrowed => {
      const among = new Among(narrowed(place.products, choices, filter));
      const wanted = filter === 'PRICE' ? 0 : filter && this.sets.facets.listed(filter).length;
      return { among, countOf: this.sets.facets.counting(among, wanted) };
    };
    const all = narrow();
    return (filter) => (choices.some(({ of }) => of.includes(filter)) ? narrow(filter) : all);
  }

  /** Counts the values that occur in the place, and the chosen ones if they do. */
  #countsOf(filter: ListedFilter, { inPlace, place, among, countOf }: Counting, chosen: ChosenFilters): Counts {
    const { facets, columns } = this.sets;
    if (filter === 'MODEL') return columns.models.countsOf({ place, among }, wantedValuesOf(filter, chosen));
    const late = (chosen.values[filter] ?? []).filter((value) => !inPlace.has(value) && facets.countOf(filter, value, place) > 0);
    const offered = this.#offeredAs(filter, chosen);
    if (offered) {
      const values = [...inPlace.keys(), ...late];
      return new Map(values.map((value) => [value, among.countIn(facets.union('offer', offered(value)))]));
    }
    const isShown = ({ value }: ListedValue): boolean => inPlace.has(value) || late.includes(value);
    return new Map(
      facets
        .listed(filter)
        .filter(isShown)
        .map((listed) => [listed.value, countOf(listed)]),
    );
  }

  /** One unit must have both a size and a speed. Returns the offers that meet a value of the one, if values of the other are chosen. */
  #offeredAs(filter: ListedFilter, { values: { SIZE: sizes = [], DELIVERY_SPEED: speeds = [] } }: ChosenFilters) {
    const offersOf = (size: string, speed: string) => offerOf(size, speed as DeliverySpeed);
    if (filter === 'SIZE' && speeds.length > 0) return (size: string) => speeds.map((speed) => offersOf(size, speed));
    if (filter === 'DELIVERY_SPEED' && sizes.length > 0) return (speed: string) => sizes.map((size) => offersOf(size, speed));
    return undefined;
  }

  #priceRange({ numbers }: Among): Facets['price'] {
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
  among: Among;
  countOf: (value: ListedValue) => number;
}

interface Counting extends Narrowed {
  inPlace: Counts;
  place: Among;
}
