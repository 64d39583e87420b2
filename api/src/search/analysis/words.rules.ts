import { stemmer } from '@orama/stemmers/russian';

const MAX_WORD_LENGTH = 64;

/** Removes invisible characters, such as soft hyphens, that come with copied text. */
export const stripInvisible = (text: string): string => text.replaceAll(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');

/** Folds case, ё and the diacritics of other alphabets. й remains a separate letter. */
const normalizeText = (text: string): string =>
  stripInvisible(text)
    .replaceAll('№', ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .normalize('NFD')
    .replaceAll(/(?<!и)\p{M}/gu, '')
    .normalize('NFC');

/** Returns the normalized words of a text in order. A word is a run of letters or of digits. */
export const splitWords = (text: string): string[] =>
  (normalizeText(text).match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));

interface WordRange {
  word: string;
  spelling: string;
  start: number;
  length: number;
}

/** Returns the words of a text with their original spelling and position. */
export const findWords = (text: string): WordRange[] =>
  [...text.matchAll(/[\p{L}\p{M}]+|\p{N}+/gu)].flatMap(({ 0: spelling, index }) => {
    const [word] = splitWords(spelling);
    return word === undefined ? [] : { word, spelling, start: index, length: spelling.length };
  });

const isRussian = (word: string): boolean => /^[а-я]+$/.test(word);

export const isLatin = (word: string): boolean => /[a-z]/.test(word);

/** Removes the fleeting vowel before the last consonant, so that кроссовок and кроссовки, туфель and туфли share a stem. */
const removeFleetingVowel = (stem: string): string =>
  stem
    .replace(/([бвгджзйклмнпрстфхцчшщ])ь?[ое](к|ц)$/, '$1$2')
    .replace(/(?<=[а-я])([бвгкмпфх])ел$/, '$1л')
    .replace(/емен$/, 'емн');

/** Minimum length of a stem. A word with a shorter stem is not stemmed, because many words begin with so few letters. */
const MIN_STEM_LENGTH = 3;

// A Map, because every word of every product is looked up: a hit takes half of lru-cache's time.
const termByWord = new Map<string, string>();
const MAX_CACHED_TERMS = 50_000;

/** The stemmer would give «бельё» the stem of «белый». */
const underwearPattern = /^бель(е|я|ю|ем)$/;

const stemWord = (word: string): string => {
  if (underwearPattern.test(word)) return 'белье';
  const stem = stemmer(word);
  return removeFleetingVowel(stem.length < MIN_STEM_LENGTH ? word : stem);
};

/** Returns the stem of a Russian word. Numbers and words of other alphabets are returned unchanged. */
export const toTerm = (word: string): string => {
  if (!isRussian(word)) return word;
  const cachedTerm = termByWord.get(word);
  if (cachedTerm !== undefined) return cachedTerm;
  if (termByWord.size >= MAX_CACHED_TERMS) termByWord.clear();
  const term = stemWord(word);
  termByWord.set(word, term);
  return term;
};

export const splitTerms = (text: string): string[] => splitWords(text).map(toTerm);

/** Stop words in every form. */
const stopTerms = new Set(splitTerms('цвет размер бренд марка фирма модель магазин артикул недорогой дешёвый красивый стильный модный'));

/** Stop words in exactly this form: «купить» shares its stem with the beginning of «купальник». */
const stopWords = new Set(
  splitWords(
    'а бы в во для до и из изо или к ко на над о об обо от по под при про с со у the for and of купить купи куплю цена цены арт недорого',
  ),
);

/** Whether a word says nothing about a product. A query that has only such words counts as empty. */
export const isStopWord = (word: string): boolean => stopWords.has(word) || stopTerms.has(toTerm(word));

/** Returns an SKU as one term, without separators. */
export const toSkuTerm = (sku: string): string => splitWords(sku).join('');
