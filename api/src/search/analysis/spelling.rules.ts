// How a name sounds, so that Kedrovka and Кедровка, Loop and Луп are one. Only compared with itself, never shown.

const cyrillic: Record<string, string> = Object.fromEntries(
  'а:a б:b в:v г:g д:d е:e ж:zh з:z и:i й:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:h ц:ts ч:ch ш:sh щ:sh ъ: ы:i ь: э:e ю:iu я:ia'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);

/** In this order. */
const latin: readonly (readonly [RegExp, string])[] = [
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

/** Only of long words: short ones would have too little left. */
const ending = /(?<=.{4})[aeiou]+$/;

/** The sound of a word without its ending, which Russian bends. */
export const soundOf = (word: string): string => {
  const letters = word.replace(/[а-я]/g, (letter) => cyrillic[letter] ?? letter);
  const sound = latin.reduce((spelled, [sign, said]) => spelled.replace(sign, said), letters);
  return sound.replace(ending, '');
};

const FEWEST_CONSONANTS = 3;

/** Its consonants alone, which a name of another language keeps however its vowels are written (Basic, Бейсик); undefined where they are too few to tell. */
export const skeletonOf = (word: string): string | undefined => {
  const consonants = soundOf(word).replace(/[aeiou]+/g, '');
  return consonants.length >= FEWEST_CONSONANTS ? consonants : undefined;
};
