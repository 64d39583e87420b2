import { useState } from 'react';

/**
 * Returns the ids to show. Ids removed from the list since the first render keep their places, so that a removed product leaves room for
 * its undo button and the other cards do not move.
 */
export function useKeptPlaces(ids: readonly string[]): readonly string[] {
  const [kept, keep] = useState<{ of: readonly string[]; places: readonly string[] }>({ of: ids, places: ids });
  if (kept.of === ids) return kept.places;
  const places = merged(kept.places, ids);
  keep({ of: ids, places });
  return places;
}

/** Puts new ids at the front, as the list does, and keeps the removed ones in place. */
export function merged(places: readonly string[], ids: readonly string[]): string[] {
  const fresh = ids.filter((id) => !places.includes(id));
  return [...fresh, ...places];
}
