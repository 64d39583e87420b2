import { rangesOfWords, termOf } from '../analysis/words.rules.js';
import type { QueryWord } from '../engine/search-engine.port.js';

export interface TextRange {
  start: number;
  length: number;
}

/** Returns the ranges of a text that match the words of a query, for highlighting. */
export const matchedRanges = (text: string, words: readonly QueryWord[]): TextRange[] => {
  const terms = new Set(words.flatMap((word) => word.terms.map(({ term }) => term)));
  return rangesOfWords(text).flatMap(({ word, start, length }) => (terms.has(termOf(word)) ? { start, length } : []));
};
