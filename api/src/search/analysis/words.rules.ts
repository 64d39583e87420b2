import { stemmer } from '@orama/stemmers/russian';

const LONGEST_WORD = 64;

/** Without signs that nobody sees and copying brings along. */
export const visible = (text: string): string => text.replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');

/** Case, ё and the accents of other alphabets make no difference; й is a letter of its own. */
const plain = (text: string): string =>
  visible(text)
    .replaceAll('№', ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replaceAll(/(?<!и)\p{M}/gu, '')
    .normalize('NFC');

/** Words of a text in their order, as they are compared: letters, or digits. */
export const wordsIn = (text: string): string[] => (plain(text).match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => word.slice(0, LONGEST_WORD));

export interface WrittenWord {
  word: string;
  written: string;
  start: number;
  length: number;
}

/** The same words, as they are written and where they stand in the text. */
export const rangesOfWords = (text: string): WrittenWord[] =>
  [...text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].flatMap(({ 0: written, index }) => {
    const [word] = wordsIn(written);
    return word === undefined ? [] : { word, written, start: index, length: written.length };
  });

const isRussian = (word: string): boolean => /^[а-я]+$/.test(word);

/** кроссовок and кроссовки, туфель and туфли: the vowel that comes and goes before the last consonant. */
const withoutFleetingVowel = (stem: string): string =>
  stem
    .replace(/([бвгджзйклмнпрстфхцчшщ])ь?[ое](к|ц)$/, '$1$2')
    .replace(/(?<=[а-я])([бвгкмпфх])ел$/, '$1л')
    .replace(/емен$/, 'емн');

/** The shortest stem is kept: an ending cut from a short word leaves what many words begin with. */
const SHORTEST_STEM = 3;

const known = new Map<string, string>();
const MOST_KNOWN = 50_000;

/** «Бельё» would have the stem of «белый». */
const linen = /^бель(е|я|ю|ем)$/;

const stemOf = (word: string): string => {
  if (linen.test(word)) return 'белье';
  const stem = stemmer(word);
  return withoutFleetingVowel(stem.length < SHORTEST_STEM ? word : stem);
};

/** What the forms of a word have in common. Words of other alphabets and numbers are their own terms. */
export const termOf = (word: string): string => {
  if (!isRussian(word)) return word;
  const found = known.get(word);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const term = stemOf(word);
  known.set(word, term);
  return term;
};

export const termsIn = (text: string): string[] => wordsIn(text).map(termOf);

/** Of these every form says nothing. */
const stopTerms = new Set(termsIn('цвет размер бренд марка фирма модель магазин артикул недорогой дешёвый красивый стильный модный'));

/** Of these only the word itself: «купить» has the stem of «купальник», as far as that has been typed. */
const stopWords = new Set(
  wordsIn(
    'а бы в во для до и из изо или к ко на над о об обо от по под при про с со у the for and of купить купи куплю цена цены арт недорого',
  ),
);

/** Words that say nothing of a thing; a text of nothing else is as good as empty. */
export const isStopWord = (word: string): boolean => stopWords.has(word) || stopTerms.has(termOf(word));

/** An article number is one term, however it is divided. */
export const skuTerm = (sku: string): string => wordsIn(sku).join('');
