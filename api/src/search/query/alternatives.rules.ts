import type { QueryTerm, QueryWord } from '../engine/search-engine.port.js';

/**
 * Maximum number of clauses in the result of `combineAlternatives`, which limits the work of the engines. An alternative that needs more is
 * dropped.
 */
const MAX_CLAUSES = 4;

const removeDuplicateTerms = (terms: readonly QueryTerm[]): QueryTerm[] => {
  const usedTerms = new Set<string>();
  return [...terms].sort((one, other) => one.cost - other.cost).filter(({ term }) => !usedTerms.has(term) && usedTerms.add(term));
};

/** Whether every product that matches the alternative also has one of the single terms. */
const isRedundant = (alternative: readonly QueryWord[], singleTerms: ReadonlySet<string>): boolean =>
  alternative.some(({ terms }) => terms.every(({ term }) => singleTerms.has(term)));

/**
 * Converts alternatives, each a list of required words, to conjunctive normal form, the only form that engines accept: «кроссбоди, or сумка
 * and плечо» becomes «кроссбоди or сумка» and «кроссбоди or плечо».
 */
export const combineAlternatives = (alternatives: readonly (readonly QueryWord[])[]): QueryWord[] => {
  const queryTerms = removeDuplicateTerms(alternatives.flatMap((words) => (words.length === 1 ? (words[0]?.terms ?? []) : [])));
  const singleTerms = new Set(queryTerms.map(({ term }) => term));
  let clauses: QueryWord[] = queryTerms.length > 0 ? [{ terms: queryTerms }] : [];
  for (const words of alternatives) {
    if (words.length < 2 || isRedundant(words, singleTerms)) continue;
    if (clauses.length === 0) clauses = [...words];
    else if (clauses.length * words.length <= MAX_CLAUSES)
      clauses = clauses.flatMap((clause) => words.map((word) => ({ terms: removeDuplicateTerms([...clause.terms, ...word.terms]) })));
  }
  return dropImpliedClauses(clauses);
};

/** Drops every clause that is implied by a clause with a subset of its terms. */
const dropImpliedClauses = (clauses: readonly QueryWord[]): QueryWord[] => {
  const termSets = clauses.map(({ terms }) => new Set(terms.map(({ term }) => term)));
  return clauses.filter((_clause, index) => {
    const clauseTerms = termSets[index] ?? new Set();
    const isImpliedBy = (otherTerms: ReadonlySet<string>): boolean => [...otherTerms].every((term) => clauseTerms.has(term));
    return !termSets.some(
      (otherTerms, otherIndex) =>
        otherIndex !== index && isImpliedBy(otherTerms) && (otherTerms.size < clauseTerms.size || otherIndex < index),
    );
  });
};
