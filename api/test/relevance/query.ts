import type { Wish } from './judge.js';

/** The classes of queries, which are scored separately. */
export const queryClasses = [
  'word forms',
  'typos',
  'keyboard layout',
  'brand and model spelling',
  'е and ё',
  'prefix',
  'synonyms',
  'material and season',
  'sku',
  'colour, sex, type',
  'brand and type',
  'several words with a typo',
  'not all words',
  'nothing there',
] as const;
export type QueryClass = (typeof queryClasses)[number];

export interface RelevanceQuery {
  text: string;
  class: QueryClass;
  /** Conditions that a product must meet. Empty if the shop has no such product, so that an empty result is right. */
  wishes: readonly Wish[];
}

/** Texts of queries with the same meaning, and the wishes that express it. */
export type QueryCase = readonly [texts: readonly string[], ...wishes: Wish[]];

export const listQueries = (queryClass: QueryClass, cases: readonly QueryCase[]): RelevanceQuery[] =>
  cases.flatMap(([texts, ...wishes]) => texts.map((text) => ({ text, class: queryClass, wishes })));
