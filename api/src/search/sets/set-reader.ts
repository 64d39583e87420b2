import type { Facets, ListedSet, Listing, ListingRequest } from '../engine/search-engine.port.js';
import { Among } from './among.js';
import { FacetReader } from './facet-reader.js';
import { choicesOf, matchesOf, narrowed, placeOf } from './listed-products.js';
import type { ProductSets } from './product-sets.js';
import type { Matches } from './text/term-postings.js';

/** Lists products and counts facets from the sets. */
export class SetReader {
  constructor(private readonly sets: ProductSets) {}

  list({ sort, page, limit, ...set }: ListingRequest): Listing {
    const found = new Among(narrowed(placeOf(set, this.sets), choicesOf(set.filters, this.sets)));
    const matches = sort === 'POPULAR_FIRST' ? matchesOf(set, this.sets) : undefined;
    const shown = {
      found,
      order: this.sets.orders.of(sort),
      places: () => this.sets.orders.placesIn(sort),
      from: (page - 1) * limit,
      limit,
    };
    const products = matches ? bestFirst(shown, matches) : inOrder(shown);
    return { ids: Array.from(products, (product) => this.sets.columns.ids.idOf(product)), total: found.size };
  }

  facets(set: ListedSet): Facets {
    return new FacetReader(this.sets).facets(set);
  }
}

interface Shown {
  found: Among;
  order: Uint32Array;
  /** Returns the place of each product in the order. */
  places: () => Uint32Array;
  from: number;
  limit: number;
}

/** Whether sorting what was found is faster than going through all products of the shop in their order. */
const isSmall = ({ found, order }: Shown): boolean => found.size * 16 < order.length;

const inOrder = (shown: Shown): ArrayLike<number> => {
  const { found, order, from, limit } = shown;
  if (isSmall(shown)) return sortedWindow(shown, () => 0);
  const products: number[] = [];
  let passed = 0;
  for (let place = 0; place < order.length && products.length < limit; place += 1) {
    const product = order[place] ?? 0;
    if (!found.products.has(product)) continue;
    if (passed >= from) products.push(product);
    passed += 1;
  }
  return products;
};

/** Returns the products with the lowest scores. Those with equal scores keep the order. */
const bestFirst = (shown: Shown, { scoreOf }: Matches): ArrayLike<number> => {
  const { found, order, from, limit } = shown;
  if (isSmall(shown)) return sortedWindow(shown, scoreOf);
  const byScore = new Map<number, number[]>();
  for (let place = 0; place < order.length; place += 1) {
    const product = order[place] ?? 0;
    if (!found.products.has(product)) continue;
    const score = scoreOf(product);
    const equals = byScore.get(score);
    if (equals) equals.push(product);
    else byScore.set(score, [product]);
  }
  const sorted = [...byScore.keys()].sort((one, other) => one - other).flatMap((score) => byScore.get(score) ?? []);
  return sorted.slice(from, from + limit);
};

const sortedWindow = ({ found, order, places, from, limit }: Shown, scoreOf: Matches['scoreOf']): ArrayLike<number> => {
  const placeOf = places();
  const ranks = new Float64Array(found.size);
  let length = 0;
  found.forEach((product) => {
    ranks[length] = scoreOf(product) * order.length + (placeOf[product] ?? 0);
    length += 1;
  });
  return Array.from(ranks.sort().subarray(from, from + limit), (rank) => order[rank % order.length] ?? 0);
};
