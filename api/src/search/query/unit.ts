import type { QueryWord } from '../engine/search-engine.port.js';
import type { Replacement } from './word-readings.js';
import type { Correction, TypedWord } from './written-query.rules.js';

/** A typed word or phrase, and the words that a product must match for it. */
export interface Unit {
  typed: readonly TypedWord[];
  /** Empty when the catalog knows none. */
  words: QueryWord[];
  corrections: readonly Correction[];
  /** Whether the catalog has its last word as it was typed. */
  isWhole: boolean;
  /** Similar things that stand in. */
  replacement: Replacement | undefined;
}

export const wordsOfUnit = ({ typed }: Unit): string[] => typed.map(({ word }) => word);

export const isRead = ({ words }: Unit): boolean => words.length > 0;
