import type { QueryTerm, QueryWord } from '../../engine/search-engine.port.js';

/** Maximum number of clauses, which limits the work of the engines. An alternative that needs more is dropped. */
const MOST_CLAUSES = 4;

const distinct = (terms: readonly QueryTerm[]): QueryTerm[] => {
  const seen = new Set<string>();
  return [...terms].sort((one, other) => one.cost - other.cost).filter(({ term }) => !seen.has(term) && seen.add(term));
};

const isMetBy = (alternative: readonly QueryWord[], single: ReadonlySet<string>): boolean =>
  alternative.some(({ terms }) => terms.every(({ term }) => single.has(term)));

/**
 * Converts alternatives, each a list of required words, to conjunctive normal form, the only form that engines accept: «кроссбоди, or сумка
 * and плечо» becomes «кроссбоди or сумка» and «кроссбоди or плечо».
 */
export const combineAlternatives = (alternatives: readonly (readonly QueryWord[])[]): QueryWord[] => {
  const single = distinct(alternatives.flatMap((words) => (words.length === 1 ? (words[0]?.terms ?? []) : [])));
  const singleTerms = new Set(single.map(({ term }) => term));
  let clauses: QueryWord[] = single.length > 0 ? [{ terms: single }] : [];
  for (const words of alternatives) {
    if (words.length < 2 || isMetBy(words, singleTerms)) continue;
    if (clauses.length === 0) clauses = [...words];
    else if (clauses.length * words.length <= MOST_CLAUSES)
      clauses = clauses.flatMap((clause) => words.map((word) => ({ terms: distinct([...clause.terms, ...word.terms]) })));
  }
  return withoutImplied(clauses);
};

/** Drops every clause that is implied by one with a subset of its terms. */
const withoutImplied = (clauses: readonly QueryWord[]): QueryWord[] => {
  const sets = clauses.map(({ terms }) => new Set(terms.map(({ term }) => term)));
  return clauses.filter((_clause, at) => {
    const set = sets[at] ?? new Set();
    const isImpliedBy = (other: ReadonlySet<string>): boolean => [...other].every((term) => set.has(term));
    return !sets.some((other, index) => index !== at && isImpliedBy(other) && (other.size < set.size || index < at));
  });
};
