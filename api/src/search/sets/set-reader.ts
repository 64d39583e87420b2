import type { Facets, ListedSet, Listing, ListingRequest } from '../engine/search-engine.port.js';
import { Subset } from './bit-set.js';
import { FacetReader } from './facet-reader.js';
import { findMatches, findSection, listChoices, narrowSection } from './listed-products.js';
import type { ProductSets } from './product-sets.js';
import { lowest } from './select-numbers.js';
import type { Matches } from './term-postings.js';

/** Lists products and counts facets from the sets. */
export class SetReader {
  constructor(private readonly sets: ProductSets) {}

  list({ sort, page, limit, ...set }: ListingRequest): Listing {
    const found = new Subset(narrowSection(findSection(set, this.sets), listChoices(set.filters, this.sets)));
    const matches = sort === 'POPULAR_FIRST' ? findMatches(set, this.sets) : undefined;
    const range = { found, order: this.sets.orders.of(sort), from: (page - 1) * limit, limit };
    const positions = () => this.sets.orders.positionsIn(sort);
    const products = matches ? bestFirst(range, matches, positions()) : isSmall(range) ? sortedPart(range, positions()) : inOrder(range);
    return { ids: Array.from(products, (product) => this.sets.columns.ids.getId(product)), total: found.size };
  }

  facets(set: ListedSet): Facets {
    return new FacetReader(this.sets).facets(set);
  }
}

interface FoundRange {
  found: Subset;
  order: Uint32Array;
  from: number;
  limit: number;
}

/** Whether sorting the matches is faster than going through all products of the shop in their order. */
const isSmall = ({ found, order }: FoundRange): boolean => found.size * 16 < order.length;

const inOrder = ({ found, order, from, limit }: FoundRange): ArrayLike<number> => {
  const products: number[] = [];
  let passed = 0;
  for (let index = 0; index < order.length && products.length < limit; index += 1) {
    const product = order[index] ?? 0;
    if (!found.products.has(product)) continue;
    if (passed >= from) products.push(product);
    passed += 1;
  }
  return products;
};

const sortedPart = ({ found, order, from, limit }: FoundRange, positions: Uint32Array): ArrayLike<number> => {
  const ranks = Float64Array.from(found.numbers, (product) => positions[product] ?? 0);
  return Array.from(lowest(ranks, from + limit).subarray(from), (index) => order[index] ?? 0);
};

/** Returns the products with the lowest scores. Those with equal scores are sorted by their positions in the order. */
const bestFirst = ({ found, order, from, limit }: FoundRange, { numbers, scores }: Matches, positions: Uint32Array): ArrayLike<number> => {
  const ranks = new Float64Array(found.size);
  let length = 0;
  for (let at = 0; at < numbers.length; at += 1) {
    const product = numbers[at] ?? 0;
    if (!found.products.has(product)) continue;
    ranks[length] = (scores[at] ?? 0) * order.length + (positions[product] ?? 0);
    length += 1;
  }
  return Array.from(lowest(ranks, from + limit).subarray(from), (rank) => order[rank % order.length] ?? 0);
};
