import type { QueryWord } from '../engine/search-engine.port.js';
import type { Replacement } from './word-interpreter.js';
import type { Correction, TypedWord } from './written-query.rules.js';

/** A typed word or phrase, and the words that a product must match for it. */
export interface QueryUnit {
  typedWords: readonly TypedWord[];
  /** Empty when the catalog has none of the words that would match. */
  words: QueryWord[];
  corrections: readonly Correction[];
  /** Whether the catalog has the last word of the unit as it was typed. */
  isLastWordInCatalog: boolean;
  /** The substitutes that are searched for instead of the typed words. */
  replacement: Replacement | undefined;
}

export const listUnitWords = ({ typedWords }: QueryUnit): string[] => typedWords.map(({ word }) => word);

export const isUnderstood = ({ words }: QueryUnit): boolean => words.length > 0;
