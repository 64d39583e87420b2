import type { DeliverySpeed } from '../../price/offer.rules.js';
import { byFilter, type ListedFilter, listedFilters, offerOf } from '../document/search-document.js';
import {
  type ChosenFilters,
  type Facets,
  type ListedSet,
  type Listing,
  type ListingRequest,
  wantedValuesOf,
} from '../engine/search-engine.port.js';
import { BitSet } from './bit-set.js';
import type { CountedSets } from './facet-sets.js';
import type { ProductSets } from './product-sets.js';
import type { Matches, TermPostings } from './text/term-postings.js';

/**
 * Products that match the chosen values of one filter. `of` names the filter. Size and speed are one choice with two names, because one
 * unit must match both.
 */
interface Choice {
  of: readonly (ListedFilter | 'PRICE')[];
  products: BitSet;
}

interface Matched {
  postings: TermPostings;
  version: number;
  matches: Matches;
}

/** Matches by the words of a request, because a search both lists products and counts facets for the same words. */
const matched = new WeakMap<ListedSet['words'], Matched>();

const places = ['directory', 'collection', 'productType', 'productSubType'] as const;

/** Lists products and counts facets from the sets. */
export class SetReader {
  constructor(private readonly sets: ProductSets) {}

  list({ sort, page, limit, ...set }: ListingRequest): Listing {
    const matches = this.#matches(set);
    const found = narrowed(this.#place(set, matches), this.#choices(set.filters));
    const order = this.sets.orders.of(sort);
    const from = (page - 1) * limit;
    const isRanked = matches !== undefined && sort === 'POPULAR_FIRST';
    const numbers = isRanked ? bestFirst(order, found, matches).slice(from, from + limit) : windowOf(order, found, { from, limit });
    return { ids: numbers.map((number) => this.sets.columns.ids.idOf(number)), total: found.size };
  }

  facets(set: ListedSet): Facets {
    const place = this.#place(set, this.#matches(set));
    const choices = this.#choices(set.filters);
    const values = byFilter((filter) => {
      const among = narrowed(place, choices, filter);
      return this.#countsOf(filter, { place, among }, set.filters);
    });
    return { values, price: this.#priceRange(narrowed(place, choices, 'PRICE')) };
  }

  #matches({ words }: ListedSet): Matches | undefined {
    if (words.length === 0) return undefined;
    const { postings, columns, version } = this.sets;
    const known = matched.get(words);
    if (known?.postings === postings && known.version === version) return known.matches;
    const matches = postings.match(words, columns.ids.size);
    matched.set(words, { postings, version, matches });
    return matches;
  }

  #place(set: ListedSet, matches: Matches | undefined): BitSet {
    const parts = places.flatMap((key) => {
      const slug = set[key];
      return slug === undefined ? [] : [this.sets.facets.union(key, [slug])];
    });
    if (matches) parts.push(matches.products);
    return parts.reduce((place, part) => place.and(part), this.sets.listed);
  }

  #choices({ values, price }: ChosenFilters): Choice[] {
    const { SIZE: sizes = [], DELIVERY_SPEED: speeds = [] } = values;
    const areMet = sizes.length > 0 && speeds.length > 0;
    const choices: Choice[] = listedFilters
      .filter((filter) => (values[filter]?.length ?? 0) > 0 && !(areMet && (filter === 'SIZE' || filter === 'DELIVERY_SPEED')))
      .map((filter) => ({ of: [filter], products: this.sets.facets.union(filter, values[filter] ?? []) }));
    if (areMet) choices.push({ of: ['SIZE', 'DELIVERY_SPEED'], products: this.#meeting(sizes, speeds) });
    if (price.min !== undefined || price.max !== undefined) choices.push({ of: ['PRICE'], products: this.#priced(price) });
    return choices;
  }

  /** Returns products with a unit in one of the sizes at one of the speeds. */
  #meeting(sizes: readonly string[], speeds: readonly string[]): BitSet {
    const offers = sizes.flatMap((size) => speeds.map((speed) => offerOf(size, speed as DeliverySpeed)));
    return this.sets.facets.union('offer', offers);
  }

  #priced({ min = 0, max = Number.POSITIVE_INFINITY }: ChosenFilters['price']): BitSet {
    const priced = new BitSet();
    for (const number of this.sets.orders.of('CHEAP_FIRST')) {
      const price = this.sets.columns.price.of(number);
      if (price > max) break;
      if (price >= min) priced.add(number);
    }
    return priced;
  }

  #countsOf(filter: ListedFilter, counted: CountedSets, chosen: ChosenFilters): Map<string, number> {
    const values = wantedValuesOf(filter, chosen);
    if (filter === 'MODEL') return this.sets.columns.models.counts(counted, values);
    const counts = this.sets.facets.counts(filter, counted, values);
    const others = filter === 'SIZE' ? chosen.values.DELIVERY_SPEED : filter === 'DELIVERY_SPEED' ? chosen.values.SIZE : undefined;
    if (others === undefined || others.length === 0) return counts;
    for (const value of counts.keys()) {
      const meeting = filter === 'SIZE' ? this.#meeting([value], others) : this.#meeting(others, [value]);
      counts.set(value, meeting.countAnd(counted.among));
    }
    return counts;
  }

  #priceRange(among: BitSet): Facets['price'] {
    const order = this.sets.orders.of('CHEAP_FIRST');
    const cheapest = order.find((number) => among.has(number));
    const dearest = order.findLast((number) => among.has(number));
    if (cheapest === undefined || dearest === undefined) return null;
    return { min: this.sets.columns.price.of(cheapest), max: this.sets.columns.price.of(dearest) };
  }
}

const narrowed = (place: BitSet, choices: readonly Choice[], without?: ListedFilter | 'PRICE'): BitSet =>
  choices.filter(({ of }) => without === undefined || !of.includes(without)).reduce((set, { products }) => set.and(products), place);

const windowOf = (order: Uint32Array, found: BitSet, { from, limit }: { from: number; limit: number }): number[] => {
  const numbers: number[] = [];
  let passed = 0;
  for (const number of order) {
    if (!found.has(number)) continue;
    if (passed >= from) numbers.push(number);
    passed += 1;
    if (numbers.length === limit) break;
  }
  return numbers;
};

/** Sorts by score; ties keep the given order. */
const bestFirst = (order: Uint32Array, found: BitSet, { scoreOf }: Matches): number[] => {
  const byScore = new Map<number, number[]>();
  for (const number of order) {
    if (!found.has(number)) continue;
    const score = scoreOf(number);
    const equals = byScore.get(score);
    if (equals) equals.push(number);
    else byScore.set(score, [number]);
  }
  return [...byScore.keys()].sort((one, other) => one - other).flatMap((score) => byScore.get(score) ?? []);
};
