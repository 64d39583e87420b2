import { rangesOfWords, termOf } from '../analysis/words.rules.js';
import type { QueryWord } from '../engine/search-engine.port.js';

export interface TextRange {
  start: number;
  length: number;
}

/** Where a text has words that were searched for. */
export const matchedRanges = (text: string, words: readonly QueryWord[]): TextRange[] => {
  const terms = new Set(words.flatMap((word) => word.terms.map(({ term }) => term)));
  return rangesOfWords(text).flatMap(({ word, start, length }) => (terms.has(termOf(word)) ? { start, length } : []));
};
