import { findTiers } from '../analysis/matched-tiers.rules.js';
import type { QueryTerm } from '../engine/search-engine.port.js';
import type { SearchSets } from '../sets/search-sets.js';

/** Distance of an interpretation from the typed word. Closer interpretations rank higher. */
export const cost = {
  exact: 0,
  otherName: 0.25,
  soundAlike: 0.25,
  narrowerName: 0.5,
  completion: 0.5,
  consonants: 1,
  swap: 1.5,
  edit: 2,
} as const;

/** Whether some product has the term. */
export const isInUse = ({ postings }: SearchSets, term: string): boolean => postings.countProducts(term) > 0;

/**
 * Returns the terms that occur in the catalog, most frequent first. Ties are broken by name, so that every process makes the same
 * correction.
 */
export function toUsedTerms(sets: SearchSets, terms: readonly string[], distance: number, canBeHeadNoun = true): QueryTerm[] {
  const { postings } = sets;
  return [...new Set(terms)]
    .filter((term) => isInUse(sets, term))
    .sort((one, other) => postings.countProducts(other) - postings.countProducts(one) || (one < other ? -1 : 1))
    .map((term) => ({ term, cost: distance, tiers: findTiers(postings.countByTier(term), canBeHeadNoun) }));
}
