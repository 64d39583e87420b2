import type { Wish } from './judge.js';

/** Kinds of queries. */
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
  /** Conditions that must all be met. Empty when the shop has no such product, so that an empty result is right. */
  wishes: readonly Wish[];
}

/** Queries with the same meaning, and that meaning. */
export type QueryCase = readonly [texts: readonly string[], ...wishes: Wish[]];

export const listQueries = (queryClass: QueryClass, request: readonly QueryCase[]): RelevanceQuery[] =>
  request.flatMap(([texts, ...wishes]) => texts.map((text) => ({ text, class: queryClass, wishes })));
