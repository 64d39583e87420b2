import { cost } from './word-readings.js';
import { listExamined } from './written-query.rules.js';

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю.';
const latinShifted = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?';
const russianShifted = 'ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,';

const pairKeys = (from: string, to: string): [string, string][] => [...from].map((sign, at) => [sign, to[at] ?? sign]);

const russianByLatin = new Map([...pairKeys(latinKeys, russianKeys), ...pairKeys(latinShifted, russianShifted)]);
const latinByRussian = new Map([...pairKeys(russianKeys, latinKeys), ...pairKeys(russianShifted, latinShifted)]);

const retype = (layout: ReadonlyMap<string, string>, text: string): string => [...text].map((sign) => layout.get(sign) ?? sign).join('');

/** Returns the text as the same keys type it in the other keyboard layout: rhjccjdrb becomes кроссовки, Тщкв becomes Nord. */
export const toOtherLayout = (text: string): string => retype(/\p{Script=Cyrillic}/u.test(text) ? latinByRussian : russianByLatin, text);

/** Cost of reading words in the other layout. */
const OTHER_LAYOUT = 1;
/** Minimum length of a word that is also read in the other keyboard layout. A shorter word would match too much. */
const MIN_LENGTH = 3;

/** Returns the chunk in the typed layout, or in the other one if that is closer to known words. */
export function correctLayout(chunk: string, computeCost: (words: readonly string[]) => number): string {
  const typed = listExamined(chunk);
  const originalCost = typed.length > 0 ? computeCost(typed) : Number.POSITIVE_INFINITY;
  if (originalCost === cost.exact) return chunk;
  const other = toOtherLayout(chunk);
  const words = listExamined(other);
  const isEnough = words.join('').length >= MIN_LENGTH;
  return isEnough && computeCost(words) + OTHER_LAYOUT < originalCost ? other : chunk;
}
