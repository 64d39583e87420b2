import { splitWords } from './words.rules.js';

/** Words of a product's name by their role. */
export interface NameParts {
  /** The head noun and all adjectives: «высокие кеды». */
  kindWords: string[];
  /** All other words: «на платформе», «Депо», the second half of «платье-рубашка». */
  otherWords: string[];
}

const adjectivePattern = /(ый|ий|ой|ая|яя|ое|ее|ые|ие)$/;
/** Nouns with the ending of an adjective, such as «украшение» and «изделие». */
const adjectiveLikeNounPattern = /([её]ние|ание|лие)$/;
const isAdjective = (word: string): boolean => adjectivePattern.test(word) && !(adjectiveLikeNounPattern.test(word) && !/нние$/.test(word));

/** Prefixes written before the noun: «мини-юбка», «кроп-топ». */
const prefixes = new Set(['мини', 'миди', 'макси', 'кроп', 'био', 'эко', 'арт']);

const isRussian = (word: string): boolean => /^[а-я]+$/.test(word);
export const canBeNoun = (word: string): boolean => isRussian(word) && !isAdjective(word) && !prefixes.has(word);

/** Drops everything from the first quotation mark on, because a quoted name is a model. */
const dropQuotation = (name: string): string => {
  const index = name.search(/[«"“„]/);
  return index > 0 ? name.slice(0, index) : name;
};

/** Finds the head noun by Russian word order: adjectives, the noun, then qualifiers. */
export const parseName = (name: string): NameParts => {
  const words = splitWords(name);
  const nounIndex = splitWords(dropQuotation(name)).findIndex(canBeNoun);
  if (nounIndex === -1) return { kindWords: words, otherWords: [] };
  const isOfKind = (word: string, index: number): boolean =>
    index === nounIndex || (isRussian(word) && (index < nounIndex || isAdjective(word)));
  return { kindWords: words.filter(isOfKind), otherWords: words.filter((word, index) => !isOfKind(word, index)) };
};

/** Splits the name of a directory or type into the kinds that it lists: «Джинсы и брюки» lists two. */
export const splitCompoundName = (name: string): string[] => name.split(/\s+(?:и|или|&)\s+|\s*[,/]\s*/).filter((part) => part !== '');
