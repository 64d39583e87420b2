import { rangesOfWords, toTerm, type WrittenWord } from '../analysis/words.rules.js';
import type { QueryWord } from '../engine/search-engine.port.js';

/** Returns the ranges of a text that match the words of a query, for highlighting. */
export const matchedRanges = (text: string, words: readonly QueryWord[]): Pick<WrittenWord, 'start' | 'length'>[] => {
  const terms = new Set(words.flatMap((word) => word.terms.map(({ term }) => term)));
  return rangesOfWords(text).flatMap(({ word, start, length }) => (terms.has(toTerm(word)) ? { start, length } : []));
};
