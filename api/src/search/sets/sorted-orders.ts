import { ListingSort } from '../engine/search-engine.port.js';
import { findFirstIndex } from './binary-search.js';
import type { BitSet } from './bit-set.js';
import type { NumberColumn } from './columns/columns.js';
import type { ProductIds } from './columns/product-ids.js';

export interface SortColumns {
  readonly ids: ProductIds;
  readonly price: NumberColumn;
  readonly sale: NumberColumn;
  readonly unitSold: NumberColumn;
  readonly newestAt: NumberColumn;
}

type Compare = (one: number, other: number) => number;

const createComparisons = ({ ids, price, sale, unitSold, newestAt }: SortColumns): Record<ListingSort, Compare> => {
  const ascending =
    (column: NumberColumn): Compare =>
    (one, other) =>
      column.get(one) - column.get(other);
  const descending =
    (column: NumberColumn): Compare =>
    (one, other) =>
      column.get(other) - column.get(one);
  const compareIds: Compare = ids.compare;
  const [byPopularity, byNewest] = [descending(unitSold), descending(newestAt)];
  return {
    CHEAP_FIRST: (one, other) => ascending(price)(one, other) || compareIds(one, other),
    EXPENSIVE_FIRST: (one, other) => descending(price)(one, other) || compareIds(one, other),
    NEW_FIRST: (one, other) => byNewest(one, other) || compareIds(one, other),
    POPULAR_FIRST: (one, other) => byPopularity(one, other) || byNewest(one, other) || compareIds(one, other),
    SALE_FIRST: (one, other) => descending(sale)(one, other) || compareIds(one, other),
  };
};

/** All listed products in every sort order. Changes are merged into the sorted lists. */
export class SortedOrders {
  readonly #orders = new Map<ListingSort, Uint32Array>(Object.values(ListingSort).map((sort) => [sort, new Uint32Array(0)]));
  /** The position of each product in a sort order. It is computed when it is first read after a change. */
  readonly #positions = new Map<ListingSort, Uint32Array>();
  readonly #columns: SortColumns;
  readonly #compare: Record<ListingSort, Compare>;

  constructor(columns: SortColumns) {
    this.#columns = columns;
    this.#compare = createComparisons(columns);
  }

  /** Returns the numbers of all listed products in a sort order. */
  get(sort: ListingSort): Uint32Array {
    return this.#orders.get(sort) ?? new Uint32Array(0);
  }

  /** Returns the position of each product in a sort order. */
  readPositions(sort: ListingSort): Uint32Array {
    const cachedPositions = this.#positions.get(sort);
    if (cachedPositions) return cachedPositions;
    const order = this.get(sort);
    const positions = new Uint32Array(this.#columns.ids.size);
    for (let index = 0; index < order.length; index += 1) positions[order[index] ?? 0] = index;
    this.#positions.set(sort, positions);
    return positions;
  }

  /**
   * Updates the orders. `changedProducts` contains every product that was changed, added or removed; those in `listedProducts` are
   * inserted again.
   */
  update(changedProducts: BitSet, listedProducts: BitSet): void {
    this.#positions.clear();
    const insertedProducts = [...changedProducts].filter((number) => listedProducts.has(number));
    for (const [sort, order] of this.#orders) {
      const compare = this.#compare[sort];
      this.#orders.set(sort, mergeAdded(dropChanged(changedProducts, order), insertedProducts.toSorted(compare), compare));
    }
  }
}

/** Removes the changed products from an order. This is several times as fast as `filter` of a typed array. */
const dropChanged = (changedProducts: BitSet, order: Uint32Array): Uint32Array => {
  const unchangedProducts = new Uint32Array(order.length);
  let length = 0;
  for (let index = 0; index < order.length; index += 1) {
    const number = order[index] ?? 0;
    if (changedProducts.has(number)) continue;
    unchangedProducts[length] = number;
    length += 1;
  }
  return unchangedProducts.subarray(0, length);
};

const mergeAdded = (order: Uint32Array, addedProducts: readonly number[], compare: Compare): Uint32Array => {
  const mergedOrder = new Uint32Array(order.length + addedProducts.length);
  let copiedCount = 0;
  addedProducts.forEach((number, insertedCount) => {
    const index = findFirstIndex(order, (other) => compare(other, number) < 0);
    mergedOrder.set(order.subarray(copiedCount, index), copiedCount + insertedCount);
    mergedOrder[index + insertedCount] = number;
    copiedCount = index;
  });
  mergedOrder.set(order.subarray(copiedCount), copiedCount + addedProducts.length);
  return mergedOrder;
};
