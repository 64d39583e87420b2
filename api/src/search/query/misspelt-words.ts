import { countAllowedEdits, MIN_WORD_LENGTH_FOR_TERM, typoLengths } from '../analysis/allowed-typos.rules.js';
import { toPhoneticKey } from '../analysis/phonetic-key.rules.js';
import { toTerm } from '../analysis/words.rules.js';
import type { QueryTerm } from '../engine/search-engine.port.js';
import type { SearchSets } from '../sets/search-sets.js';
import { cost, isInUse, toUsedTerms } from './query-terms.js';

/** Length of a word from which swapped letters are corrected. */
const MIN_SWAP_LENGTH = 4;

/** Returns the words with two neighbouring letters swapped. The first letter stays, because it is rarely wrong. */
const swapNeighbours = (word: string): string[] => {
  if (word.length < MIN_SWAP_LENGTH || /\d/.test(word)) return [];
  return Array.from(
    { length: word.length - 2 },
    (_, index) => `${word.slice(0, index + 1)}${word[index + 2]}${word[index + 1]}${word.slice(index + 3)}`,
  ).filter((swappedWord) => swappedWord !== word);
};

/**
 * Finds the terms that a misspelt word may mean: those with two neighbouring letters swapped. If there are none, the terms whose words,
 * stems or sounds are the fewest typos away.
 */
export function findMisspelt(sets: SearchSets, word: string): QueryTerm[] {
  const { vocabulary } = sets;
  const swappedTerms = swapNeighbours(word).map(toTerm);
  const correctedTerms = toUsedTerms(
    sets,
    swappedTerms.filter((term) => vocabulary.isCorrectable(term)),
    cost.swap,
  );
  if (correctedTerms.length > 0) return correctedTerms;
  const term = toTerm(word);
  const phoneticKey = toPhoneticKey(word);
  return selectNearest(sets, [
    vocabulary.words.findNear(word, countAllowedEdits(word, typoLengths.word)),
    vocabulary.terms.findNear(term, word.length < MIN_WORD_LENGTH_FOR_TERM ? 0 : countAllowedEdits(term, typoLengths.term)),
    vocabulary.phoneticKeys.findNear(phoneticKey, countAllowedEdits(phoneticKey, typoLengths.phoneticKey)),
  ]);
}

/** Finds the terms of words that begin with a misspelt prefix, one typo away. */
export function findMisspeltPrefix(sets: SearchSets, prefix: string): QueryTerm[] {
  if (countAllowedEdits(prefix, typoLengths.word) === 0) return [];
  return selectNearest(sets, [sets.vocabulary.words.findNearPrefix(prefix, 1)]).map((term) => ({
    ...term,
    cost: term.cost + cost.completion,
  }));
}

/** Keeps only the nearest terms: if a term is one typo away, terms that are two typos away are dropped. */
function selectNearest(sets: SearchSets, distanceMaps: readonly ReadonlyMap<string, number>[]): QueryTerm[] {
  const usedTerms = distanceMaps.flatMap((distances) => [...distances].filter(([term, distance]) => distance > 0 && isInUse(sets, term)));
  const minDistance = Math.min(...usedTerms.map(([, distance]) => distance));
  const nearestTerms = usedTerms.filter(([, distance]) => distance === minDistance).map(([term]) => term);
  return toUsedTerms(sets, nearestTerms, cost.edit * minDistance);
}
