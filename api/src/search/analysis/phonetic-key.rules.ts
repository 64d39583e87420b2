// Phonetic keys that match names across scripts, such as Kedrovka and Кедровка, Loop and Луп. The keys are only compared with each other,
// never displayed.

const latinByCyrillic: Record<string, string> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sh ъ: ы:i ь: э:e ю:iu я:ia'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** Replacements in the Latin letters of a word, applied in this order. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/sch|shch|sh/g, 'S'],
  [/tch|ch/g, 'C'],
  [/zh/g, 'Z'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/tz|ts/g, 'T'],
  [/c|q/g, 'k'],
  [/x/g, 'ks'],
  [/w/g, 'v'],
  [/j(?=[aou])/g, 'i'],
  [/j/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ee|ea|ie/g, 'i'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/** Vowels at the end of a word. The first four letters always stay, because otherwise too little of the word would remain. */
const endingPattern = /(?<=.{4})[aeiou]+$/;

/** Returns the phonetic key of a word without its inflected ending. */
export const toPhoneticKey = (word: string): string => {
  const letters = word.replace(/[а-я]/g, (letter) => latinByCyrillic[letter] ?? letter);
  const phoneticKey = replacements.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), letters);
  return phoneticKey.replace(endingPattern, '');
};

const MIN_CONSONANTS = 3;

/**
 * Returns the consonants of the phonetic key, which a foreign name keeps however its vowels are spelled (Basic, Бейсик). Undefined when
 * there are too few consonants to identify a word.
 */
export const toConsonants = (word: string): string | undefined => {
  const consonants = toPhoneticKey(word).replace(/[aeiou]+/g, '');
  return consonants.length >= MIN_CONSONANTS ? consonants : undefined;
};
