import { wordsIn } from './words.rules.js';

/** Words of a product's name by what they do in it. */
export interface NameWords {
  /** The noun that says what the product is, and all adjectives: «высокие кеды». */
  kind: string[];
  /** Everything else: «на платформе», «Депо», the second half of «платье-рубашка». */
  rest: string[];
}

const adjective = /(ый|ий|ой|ая|яя|ое|ее|ые|ие)$/;
/** «Украшение», «изделие». */
const nounLikeAnAdjective = /([её]ние|ание|лие)$/;
const isAdjective = (word: string): boolean => adjective.test(word) && !(nounLikeAnAdjective.test(word) && !/нние$/.test(word));

/** They stand before the noun: «мини-юбка», «кроп-топ». */
const prefixes = new Set(['мини', 'миди', 'макси', 'кроп', 'био', 'эко', 'арт']);

const isRussian = (word: string): boolean => /^[а-я]+$/.test(word);
export const mayBeNoun = (word: string): boolean => isRussian(word) && !isAdjective(word) && !prefixes.has(word);

/** A name in quotation marks is a model's. */
const beforeQuotation = (name: string): string => {
  const at = name.search(/[«"“„]/);
  return at > 0 ? name.slice(0, at) : name;
};

/** Finds the head of a name by the order of Russian words: adjectives, the noun, then whatever qualifies it. */
export const nameWords = (name: string): NameWords => {
  const words = wordsIn(name);
  const noun = wordsIn(beforeQuotation(name)).findIndex(mayBeNoun);
  if (noun === -1) return { kind: words, rest: [] };
  const isOfKind = (word: string, at: number): boolean => at === noun || (isRussian(word) && (at < noun || isAdjective(word)));
  return { kind: words.filter(isOfKind), rest: words.filter((word, at) => !isOfKind(word, at)) };
};

/** The kinds that a directory's or a type's name lists: «Джинсы и брюки» are two. */
export const partsOfName = (name: string): string[] => name.split(/\s+(?:и|или|&)\s+|\s*[,/]\s*/).filter((part) => part !== '');
