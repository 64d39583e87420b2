import { useState } from 'react';

interface StablePositions {
  /** Ids to display. Those removed from the list since the first render keep their positions. */
  positions: readonly string[];
  /**
   * Ids to request. Removing a product does not change them. There are never more of them than in the list, so that the API accepts their
   * number.
   */
  requested: readonly string[];
}

/**
 * Returns the ids to show and those to request. A removed product leaves room for its undo button, so that the other cards do not move.
 */
export function useStablePositions(ids: readonly string[]): StablePositions {
  const [state, setState] = useState({ of: ids, positions: ids, requested: ids });
  if (state.of === ids) return state;
  const requested = ids.every((id) => state.requested.includes(id)) ? state.requested : ids;
  const next = { of: ids, positions: mergePositions(state.positions, ids), requested };
  setState(next);
  return next;
}

/** Puts new ids at the front, as the list does, and keeps the removed ones in position. */
export function mergePositions(positions: readonly string[], ids: readonly string[]): string[] {
  const fresh = ids.filter((id) => !positions.includes(id));
  return [...fresh, ...positions];
}

/** Returns the products of all responses by id, because the latest one may lack a product that was removed before it. */
export function useLatestProducts<Product extends { id: string }>(latest: readonly Product[] | undefined): ReadonlyMap<string, Product> {
  const [{ of, products }, setProducts] = useState({ of: latest, products: byId(latest) });
  if (of === latest) return products;
  const next = new Map([...products, ...byId(latest)]);
  setProducts({ of: latest, products: next });
  return next;
}

const byId = <Product extends { id: string }>(products: readonly Product[] = []): ReadonlyMap<string, Product> =>
  new Map(products.map((product) => [product.id, product]));
