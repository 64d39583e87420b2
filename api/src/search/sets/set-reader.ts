import type { ChosenFilters, Facets, ListedSet, Listing, ListingRequest, ListingSort } from '../engine/search-engine.port.js';
import { Subset } from './bit-set.js';
import { FacetReader } from './facet-reader.js';
import { findInRange, findMatches, findSection, isLarge, listChoices, narrowSection } from './listed-products.js';
import type { ProductSets } from './product-sets.js';
import { selectLowest } from './select-numbers.js';
import type { Matches } from './term-postings.js';

/** Lists products and counts facets from the sets. */
export class SetReader {
  constructor(private readonly sets: ProductSets) {}

  list({ sort, page, limit, ...set }: ListingRequest): Listing {
    const found = new Subset(narrowSection(findSection(set, this.sets), listChoices(set.filters, this.sets)));
    const matches = sort === 'POPULAR_FIRST' ? findMatches(set, this.sets) : undefined;
    const range = { found, order: this.sets.orders.get(sort), from: (page - 1) * limit, limit };
    const readPositions = () => this.sets.orders.readPositions(sort);
    const products = matches
      ? sortByScore(range, matches, readPositions())
      : isLarge(found, range.order, range.from + limit)
        ? takePage(range, this.#listInOrder(sort, set.filters))
        : sortRange(range, readPositions());
    return { ids: Array.from(products, (product) => this.sets.columns.ids.getId(product)), total: found.size };
  }

  /** Returns the products that can be in a listing, in its order. */
  #listInOrder(sort: ListingSort, { price }: ChosenFilters): Uint32Array {
    return sort === 'CHEAP_FIRST' || sort === 'EXPENSIVE_FIRST' ? findInRange(sort, price, this.sets) : this.sets.orders.get(sort);
  }

  readFacets(set: ListedSet): Facets {
    return new FacetReader(this.sets).readFacets(set);
  }
}

interface FoundRange {
  found: Subset;
  order: Uint32Array;
  from: number;
  limit: number;
}

const takePage = ({ found, from, limit }: FoundRange, order: Uint32Array): ArrayLike<number> => {
  const products: number[] = [];
  let skipped = 0;
  for (let index = 0; index < order.length && products.length < limit; index += 1) {
    const product = order[index] ?? 0;
    if (!found.products.has(product)) continue;
    if (skipped >= from) products.push(product);
    skipped += 1;
  }
  return products;
};

const sortRange = ({ found, order, from, limit }: FoundRange, positions: Uint32Array): ArrayLike<number> => {
  const { numbers } = found;
  const ranks = new Float64Array(numbers.length);
  for (let at = 0; at < numbers.length; at += 1) ranks[at] = positions[numbers[at] ?? 0] ?? 0;
  return Array.from(selectLowest(ranks, from + limit).subarray(from), (index) => order[index] ?? 0);
};

/** Returns the products with the lowest scores. Those with equal scores are sorted by their positions in the order. */
const sortByScore = (
  { found, order, from, limit }: FoundRange,
  { numbers, scores }: Matches,
  positions: Uint32Array,
): ArrayLike<number> => {
  const ranks = new Float64Array(found.size);
  let length = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const product = numbers[at] ?? 0;
    if (!found.products.has(product)) continue;
    ranks[length] = (scores[at] ?? 0) * order.length + (positions[product] ?? 0);
    length += 1;
  }
  return Array.from(selectLowest(ranks, from + limit).subarray(from), (rank) => order[rank % order.length] ?? 0);
};
