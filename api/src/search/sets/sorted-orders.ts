import { ListingSort } from '../engine/search-engine.port.js';
import type { BitSet } from './bit-set.js';
import { placeIn } from './place-in.rules.js';

/** Columns that listings are sorted by, indexed by product number. */
export interface SortColumns {
  ids: readonly string[];
  price: readonly number[];
  sale: readonly number[];
  unitSold: readonly number[];
  newestAt: readonly number[];
}

type Compare = (one: number, other: number) => number;

const comparing = ({ ids, price, sale, unitSold, newestAt }: SortColumns): Record<ListingSort, Compare> => {
  const up =
    (column: readonly number[]): Compare =>
    (one, other) =>
      (column[one] ?? 0) - (column[other] ?? 0);
  const down =
    (column: readonly number[]): Compare =>
    (one, other) =>
      (column[other] ?? 0) - (column[one] ?? 0);
  const byId: Compare = (one, other) => ((ids[one] ?? '') < (ids[other] ?? '') ? -1 : 1);
  const [popular, newest] = [down(unitSold), down(newestAt)];
  return {
    CHEAP_FIRST: (one, other) => up(price)(one, other) || byId(one, other),
    EXPENSIVE_FIRST: (one, other) => down(price)(one, other) || byId(one, other),
    NEW_FIRST: (one, other) => newest(one, other) || byId(one, other),
    POPULAR_FIRST: (one, other) => popular(one, other) || newest(one, other) || byId(one, other),
    SALE_FIRST: (one, other) => down(sale)(one, other) || byId(one, other),
  };
};

/** All listed products in every sort order. Changes are merged into the sorted lists. */
export class SortedOrders {
  readonly #orders = new Map<ListingSort, number[]>(Object.values(ListingSort).map((sort) => [sort, []]));
  readonly #compare: Record<ListingSort, Compare>;

  constructor(columns: SortColumns) {
    this.#compare = comparing(columns);
  }

  of(sort: ListingSort): readonly number[] {
    return this.#orders.get(sort) ?? [];
  }

  /**
   * Updates the orders. `changed` contains every product that was changed, added or removed; those that are `listed` are inserted again.
   */
  renew(changed: BitSet, listed: BitSet): void {
    const now = [...changed].filter((number) => listed.has(number));
    for (const [sort, order] of this.#orders) {
      const compare = this.#compare[sort];
      const unchanged = order.filter((number) => !changed.has(number));
      this.#orders.set(sort, merged(unchanged, now.toSorted(compare), compare));
    }
  }
}

const merged = (order: readonly number[], added: readonly number[], compare: Compare): number[] => {
  if (order.length === 0) return [...added];
  const parts: (readonly number[])[] = [];
  let done = 0;
  for (const number of added) {
    const place = placeIn(order, (other) => compare(other, number) < 0);
    parts.push(order.slice(done, place), [number]);
    done = place;
  }
  return parts.concat([order.slice(done)]).flat();
};
