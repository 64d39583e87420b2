import { useState } from 'react';

/**
 * The ids to show, in their order: those of the list, and in their places those that were in it a moment ago, so that what is taken out
 * leaves its place to a way back and nothing moves under the finger.
 */
export function useKeptPlaces(ids: readonly string[]): readonly string[] {
  const [kept, keep] = useState<{ of: readonly string[]; places: readonly string[] }>({ of: ids, places: ids });
  if (kept.of === ids) return kept.places;
  const places = merged(kept.places, ids);
  keep({ of: ids, places });
  return places;
}

/** What is new goes to the front, as it does in the list; what went keeps its place. */
export function merged(places: readonly string[], ids: readonly string[]): string[] {
  const fresh = ids.filter((id) => !places.includes(id));
  return [...fresh, ...places];
}
