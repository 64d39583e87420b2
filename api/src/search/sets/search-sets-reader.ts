import type { ChosenFilters, Facets, Listing, ListingRequest, ListingSort, ProductQuery } from '../engine/search-engine.port.js';
import { FacetReader } from './facet-reader.js';
import { findMatches, findSection, listChoices, narrowSection, selectPriceRange } from './matching-products.js';
import type { SearchSets } from './search-sets.js';
import { selectLowest } from './select-lowest.js';
import { Subset } from './subset.js';
import type { Matches } from './term-postings.js';

/** Approximate cost of sorting a product into its position, compared with a step through sorted products. */
const STEPS_OF_SORTING = 5;

/** Whether finding the first products of the subset among all sorted products takes fewer steps than sorting the subset. */
const isScanFaster = ({ size }: Subset, sortedProducts: Uint32Array, requestedCount: number): boolean =>
  size * size * STEPS_OF_SORTING > requestedCount * sortedProducts.length;

/** Lists products and counts facets from the in-memory index. */
export class SearchSetsReader {
  constructor(private readonly sets: SearchSets) {}

  list({ sort, page, limit, ...productQuery }: ListingRequest): Listing {
    const subset = new Subset(narrowSection(findSection(productQuery, this.sets), listChoices(productQuery.filters, this.sets)));
    const matches = sort === 'POPULAR_FIRST' ? findMatches(productQuery, this.sets) : undefined;
    const range = { subset, sortedProducts: this.sets.sortOrders.get(sort), offset: (page - 1) * limit, limit };
    const readPositions = () => this.sets.sortOrders.readPositions(sort);
    const productNumbers = matches
      ? sortByScore(range, matches, readPositions())
      : isScanFaster(subset, range.sortedProducts, range.offset + limit)
        ? takePage(range, this.#listInOrder(sort, productQuery.filters))
        : sortPage(range, readPositions());
    return { ids: Array.from(productNumbers, (productNumber) => this.sets.columns.ids.getId(productNumber)), total: subset.size };
  }

  /** Returns the products that can be in a listing, in its order. */
  #listInOrder(sort: ListingSort, { price }: ChosenFilters): Uint32Array {
    return sort === 'CHEAP_FIRST' || sort === 'EXPENSIVE_FIRST' ? selectPriceRange(sort, price, this.sets) : this.sets.sortOrders.get(sort);
  }

  readFacets(productQuery: ProductQuery): Facets {
    return new FacetReader(this.sets).readFacets(productQuery);
  }
}

interface PageRange {
  subset: Subset;
  /** All listed products in the sort order of the page. */
  sortedProducts: Uint32Array;
  offset: number;
  limit: number;
}

const takePage = ({ subset, offset, limit }: PageRange, sortedProducts: Uint32Array): ArrayLike<number> => {
  const productNumbers: number[] = [];
  let skippedCount = 0;
  for (let index = 0; index < sortedProducts.length && productNumbers.length < limit; index += 1) {
    const productNumber = sortedProducts[index] ?? 0;
    if (!subset.products.has(productNumber)) continue;
    if (skippedCount >= offset) productNumbers.push(productNumber);
    skippedCount += 1;
  }
  return productNumbers;
};

const sortPage = ({ subset, sortedProducts, offset, limit }: PageRange, positions: Uint32Array): ArrayLike<number> => {
  const { numbers } = subset;
  const ranks = new Float64Array(numbers.length);
  for (let index = 0; index < numbers.length; index += 1) ranks[index] = positions[numbers[index] ?? 0] ?? 0;
  return Array.from(selectLowest(ranks, offset + limit).subarray(offset), (index) => sortedProducts[index] ?? 0);
};

/** Returns the products with the lowest scores. Products with equal scores are sorted by their positions in the order. */
const sortByScore = (
  { subset, sortedProducts, offset, limit }: PageRange,
  { numbers, scores }: Matches,
  positions: Uint32Array,
): ArrayLike<number> => {
  const ranks = new Float64Array(subset.size);
  let length = 0;
  for (let index = 0; index < numbers.length; index += 1) {
    const productNumber = numbers[index] ?? 0;
    if (!subset.products.has(productNumber)) continue;
    ranks[length] = (scores[index] ?? 0) * sortedProducts.length + (positions[productNumber] ?? 0);
    length += 1;
  }
  return Array.from(selectLowest(ranks, offset + limit).subarray(offset), (rank) => sortedProducts[rank % sortedProducts.length] ?? 0);
};
