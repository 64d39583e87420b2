import { useState } from 'react';

interface Kept {
  /** Ids to show. Those removed from the list since the first render keep their places. */
  places: readonly string[];
  /**
   * Ids to request. Removing a product does not change them. There are never more of them than in the list, so that the API accepts their
   * number.
   */
  wanted: readonly string[];
}

/**
 * Returns the ids to show and those to request. A removed product leaves room for its undo button, so that the other cards do not move.
 */
export function useStablePositions(ids: readonly string[]): Kept {
  const [kept, keep] = useState({ of: ids, places: ids, wanted: ids });
  if (kept.of === ids) return kept;
  const wanted = ids.every((id) => kept.wanted.includes(id)) ? kept.wanted : ids;
  const next = { of: ids, places: merged(kept.places, ids), wanted };
  keep(next);
  return next;
}

/** Puts new ids at the front, as the list does, and keeps the removed ones in place. */
export function merged(places: readonly string[], ids: readonly string[]): string[] {
  const fresh = ids.filter((id) => !places.includes(id));
  return [...fresh, ...places];
}

/** Returns the products of all responses by id, because the latest one may lack a product that was removed before it. */
export function useLatestProducts<Product extends { id: string }>(latest: readonly Product[] | undefined): ReadonlyMap<string, Product> {
  const [{ of, known }, know] = useState({ of: latest, known: byId(latest) });
  if (of === latest) return known;
  const next = new Map([...known, ...byId(latest)]);
  know({ of: latest, known: next });
  return next;
}

const byId = <Product extends { id: string }>(products: readonly Product[] = []): ReadonlyMap<string, Product> =>
  new Map(products.map((product) => [product.id, product]));
