import { cost } from './query-terms.js';
import { listChunkWords } from './written-query.rules.js';

const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./";
const russianKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю.';
const latinShifted = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?';
const russianShifted = 'ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,';

const pairKeys = (from: string, to: string): [string, string][] => [...from].map((character, index) => [character, to[index] ?? character]);

const russianByLatin = new Map([...pairKeys(latinKeys, russianKeys), ...pairKeys(latinShifted, russianShifted)]);
const latinByRussian = new Map([...pairKeys(russianKeys, latinKeys), ...pairKeys(russianShifted, latinShifted)]);

const retype = (layout: ReadonlyMap<string, string>, text: string): string =>
  [...text].map((character) => layout.get(character) ?? character).join('');

/** Returns the text as the same keys type it in the other keyboard layout: rhjccjdrb becomes кроссовки, Тщкв becomes Nord. */
export const toOtherLayout = (text: string): string => retype(/\p{Script=Cyrillic}/u.test(text) ? latinByRussian : russianByLatin, text);

/** Cost that is added to the cost of words that are read in the other layout. */
const OTHER_LAYOUT_COST = 1;
/** Minimum number of characters of a chunk that is also read in the other layout. A shorter chunk would match too much. */
const MIN_LENGTH = 3;

/** Returns the chunk in the typed layout, or in the other one if that is closer to known words. */
export function correctLayout(chunk: string, computeCost: (words: readonly string[]) => number): string {
  const typedWords = listChunkWords(chunk);
  const originalCost = typedWords.length > 0 ? computeCost(typedWords) : Number.POSITIVE_INFINITY;
  if (originalCost === cost.exact) return chunk;
  const otherChunk = toOtherLayout(chunk);
  const words = listChunkWords(otherChunk);
  const isLongEnough = words.join('').length >= MIN_LENGTH;
  return isLongEnough && computeCost(words) + OTHER_LAYOUT_COST < originalCost ? otherChunk : chunk;
}
