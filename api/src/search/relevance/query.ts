import type { Wish } from './judge.js';

/** The ways of asking. */
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
  'nothing there',
] as const;
export type QueryClass = (typeof queryClasses)[number];

export interface RelevanceQuery {
  text: string;
  class: QueryClass;
  /** All of them must be met; none where the shop has nothing of the kind and an empty answer is the right one. */
  wishes: readonly Wish[];
}

/** Texts that mean the same, and what they mean. */
export type Asked = readonly [texts: readonly string[], ...wishes: Wish[]];

export const queriesOf = (queryClass: QueryClass, asked: readonly Asked[]): RelevanceQuery[] =>
  asked.flatMap(([texts, ...wishes]) => texts.map((text) => ({ text, class: queryClass, wishes })));
